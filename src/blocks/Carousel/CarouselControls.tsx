import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { keyed } from '../parts/keyed';
import type { CarouselControlsProps } from './slides.types';

const styles = css({
  display: 'contents',
  '.controls': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    insetBlockEnd: token('space.8'),
    display: 'flex',
    justifyContent: 'safe center',
    alignItems: 'center',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    gap: token('space.4'),
    width: 'fit-content',
    maxWidth: `calc(100% - 2 * ${token('size.gutter')})`,
    marginInline: 'auto',
    paddingInline: token('space.8'),
    borderRadius: token('radius.pill'),
    background: 'rgb(10 14 12 / 0.6)',
    color: '#fff',
    '--ring': '#fff',
  },
  '.controls button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.75rem',
    height: token('size.target'),
    padding: 0,
    border: 0,
    background: 'none',
  },
  '.dot::before': {
    content: '""',
    width: '0.625rem',
    height: '0.625rem',
    border: '1.5px solid currentColor',
    borderRadius: token('radius.pill'),
  },
  '.dot[aria-current=true]::before': { background: 'currentColor' },
  '.arrow': {
    display: 'none',
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: `calc(50% - ${token('size.target')} / 2)`,
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    boxShadow: token('shadow.low'),
    opacity: 0,
    transition: `opacity ${token('duration.medium')}`,
    [media.lg]: { display: 'grid' },
    '&:focus-visible': { opacity: 1 },
  },
  [media.hover]: { 'section:hover > .stage > & .arrow': { opacity: 1 } },
  '@media (hover: none)': { '.arrow': { opacity: 1 } },
  '.back': { insetInlineStart: token('space.8') },
  '.on': { insetInlineEnd: token('space.8') },
});

/**
 * Shown once the slides advance. Before them in the document, the one that stops them first: as the carousel pattern of
 * the ARIA Authoring Practices has it.
 */
export function CarouselControls({
  slides: { index: current, playing, go, step, stop, toggle },
  items,
}: CarouselControlsProps) {
  const { t } = useTexts();
  return (
    <div css={styles}>
      <div className="controls">
        <button type="button" aria-label={t(playing ? 'block.pauseSlides' : 'block.playSlides')} onClick={toggle}>
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d={playing ? 'M8 5v14M16 5v14' : 'M7 4.5l12 7.5l-12 7.5z'} />
          </svg>
        </button>
        {keyed(items, ({ Title }) => Title).map(({ key }, index) => (
          <button
            type="button"
            key={key}
            className="dot"
            aria-label={t('block.slide', { number: index + 1, total: items.length })}
            aria-current={index === current}
            onFocus={stop}
            onClick={() => go(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className="arrow back"
        aria-label={t('block.previousSlide')}
        onFocus={stop}
        onClick={() => step(-1)}
      >
        <Icon name="chevron" rotation={90} />
      </button>
      <button
        type="button"
        className="arrow on"
        aria-label={t('block.nextSlide')}
        onFocus={stop}
        onClick={() => step(1)}
      >
        <Icon name="chevron" rotation={270} />
      </button>
    </div>
  );
}
