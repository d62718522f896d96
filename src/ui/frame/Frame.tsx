import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { token } from '../tokens';
import { Footer } from './Footer';
import type { FrameLanguage, FrameLinks, FrameSite } from './frame.types';
import { Header } from './Header';
import { standardLinks } from './standardLinks';

const styles = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  main: { flex: 1 },
  '.skip': {
    position: 'absolute', insetInlineStart: token('space.16'), top: token('space.8'), zIndex: token('layer.skip'), padding: `${token('space.12')} ${token('space.24')}`,
    background: token('color.accent'), color: token('color.onAccent'), borderRadius: token('radius.control'), fontWeight: token('font.strongWeight'),
    '&:not(:focus)': { translate: '0 -200%' },
  },
});

export const MAIN_ID = 'main';

export interface FrameProps {
  site: FrameSite;
  language: FrameLanguage;
  /** The public path without language prefix and query. */
  path: string;
  /** ISO instant of the page's making: the year in the footer, equal on both sides. */
  now: string;
  /** From content; else what the site's own data give. */
  links?: FrameLinks;
  /** Without it there is no link to the cookie settings. */
  onCookieSettings?(): void;
  /** Without it there is no way to save a report. */
  onReport?(): void;
  children: ReactNode;
}

/** Every page: skip link, header, main, footer. Needs the namespace `frame`; works without script and at 320 px. */
export function Frame({ site, language, path, now, links, onCookieSettings, onReport, children }: FrameProps) {
  const { t } = useTexts();
  const shown = links ?? standardLinks(site, language, path, t);
  return (
    <div css={styles}>
      <a className="skip" href={`#${MAIN_ID}`}>{t('frame.skip')}</a>
      <Header site={site} links={shown} path={path} />
      <main id={MAIN_ID} tabIndex={-1}>{children}</main>
      <Footer site={site} links={shown} year={now.slice(0, 4)} onCookieSettings={onCookieSettings} onReport={onReport} />
    </div>
  );
}
