import { css } from '@emotion/react';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Hydrated } from '../Hydrated';
import { lazyWithRetry } from '../lazyWithRetry';
import { media, token } from '../tokens';

const styles = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  main: { flex: 1 },
  // A bar that overlaps the page's first section: the section's background extends below it, its text does not. A
  // background inside the section extends by `--bar-over`.
  '> header[data-floating] ~ main > :first-child': {
    [media.oneLine]: { '--bar-over': '4rem' },
    paddingBlockStart: 'var(--bar-over, 0px)',
    [media.xl]: { '--bar-over': token('size.header') },
  },
  '> header[data-floating][data-slim] ~ main > :first-child': { [media.oneLine]: { '--bar-over': '3.5rem' } },
  '.skip': {
    position: 'absolute',
    insetInlineStart: token('space.16'),
    top: token('space.8'),
    zIndex: token('layer.skip'),
    padding: `${token('space.12')} ${token('space.24')}`,
    background: token('color.accent'),
    color: token('color.onAccent'),
    borderRadius: token('radius.control'),
    fontWeight: token('font.strongWeight'),
    '&:not(:focus)': { translate: '0 -200%' },
  },
});

/** Shown only far down a hydrated page. */
const ScrollToTop = lazyWithRetry(() => import('./ScrollToTop').then((module) => module.ScrollToTop));

const MAIN_ID = 'main';

export interface FrameProps {
  /** The bar and the content above it. */
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer, and a button to the top. Needs the namespace `frame`. */
export function Frame({ header, footer, children }: FrameProps) {
  const { t } = useTexts();
  return (
    <div css={styles}>
      <a className="skip" href={`#${MAIN_ID}`}>
        {t('frame.skip')}
      </a>
      {header}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <Hydrated>
        <Suspense>
          <ScrollToTop target={MAIN_ID} />
        </Suspense>
      </Hydrated>
    </div>
  );
}
