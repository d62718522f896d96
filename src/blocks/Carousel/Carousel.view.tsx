import { css } from '@emotion/react';
import { useRef } from 'react';
import { searchTelemetryFeature } from '@/features/telemetry/searchTelemetry.feature';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { MediaStage } from '../parts/MediaStage';
import { SearchField } from '../parts/SearchField';
import { withFeatures } from '../parts/withFeatures';
import type { CarouselFields } from './Carousel.schema';
import { useSlides } from './useSlides';

/** 62 % of the window, from 340 to 540 px (specification 1, 9). */
const HEIGHT = 'clamp(340px, 62vh, 540px)';

const styles = css({
  position: 'relative',
  '* + &': { marginBlockStart: token('space.64') },
  '[data-background] + &': { marginBlockStart: 0 },
  '.stage': { position: 'relative' },
  '.strip': {
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    outlineOffset: -3,
    '&::-webkit-scrollbar': { display: 'none' },
  },
  '.strip[data-live]': { overflow: 'hidden', scrollSnapType: 'none' },
  ul: { display: 'flex' },
  'ul > li': { flex: '0 0 100%', minWidth: 0, display: 'grid', scrollSnapAlign: 'start' },
  // Room for the controls, and for the search where there is one.
  '.stage-row': { paddingBlockEnd: `calc(${token('space.64')} + var(--search, 0rem))` },
  '&[data-search]': { [media.lg]: { '--search': '5rem' } },
  // Studio pictures are aligned to the lower edge of the row where text and picture are stacked.
  '.strip [data-look=studio] > .stage-row': {
    paddingBlockEnd: '3.75rem',
    [media.lg]: { paddingBlockEnd: `calc(${token('space.48')} + var(--search, 0rem))` },
  },
  // On narrow screens the search is below the slide, where it would cover the car.
  '.carousel-search': {
    padding: `${token('space.16')} ${token('size.gutter')}`,
    background: token('color.sunken'),
    [media.lg]: {
      position: 'absolute',
      zIndex: 2,
      // At the start of the page's column, in the room that the row leaves.
      insetInlineStart: `max(${token('size.gutter')}, 50% - ${token('size.content')} / 2)`,
      width: `calc(50% - ${token('size.gutter')})`,
      insetBlockEnd: token('space.64'),
      maxWidth: '38rem',
      padding: 0,
      background: 'none',
    },
  },
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
  [media.hover]: { '&:hover .arrow': { opacity: 1 } },
  '@media (hover: none)': { '.arrow': { opacity: 1 } },
  '.back': { insetInlineStart: token('space.8') },
  '.on': { insetInlineEnd: token('space.8') },
});

function CarouselView({ Items, Autoplay, SearchUrl }: CarouselFields) {
  const { t } = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const shown = Items.filter(({ Image, ImagePhone, Title }) => Image !== null || ImagePhone !== null || Title !== '');
  const { index: slideIndex, playing, go, step, stop, toggle } = useSlides(strip, shown.length, Autoplay);
  if (shown.length === 0) return null;
  const live = slideIndex !== null;
  const searches = SearchUrl.href !== '';
  return (
    <section
      css={styles}
      aria-roledescription={t('block.slides')}
      aria-label={t('block.slides')}
      data-search={searches || undefined}
    >
      <div className="stage">
        {/* Before the slides, the one that stops them first: as the carousel pattern of the ARIA Authoring Practices has it. */}
        {live && (
          <>
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
              {keyed(shown, ({ Title }) => Title).map(({ key }, index) => (
                <button
                  type="button"
                  key={key}
                  className="dot"
                  aria-label={t('block.slide', { number: index + 1, total: shown.length })}
                  aria-current={index === slideIndex}
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
          </>
        )}
        <div
          className="strip"
          ref={strip}
          data-live={live || undefined}
          tabIndex={live || shown.length < 2 ? undefined : 0}
          aria-live={playing ? 'off' : 'polite'}
        >
          <ul>
            {keyed(shown, ({ Title }) => Title).map(({ key, item }, index) => (
              <li
                key={key}
                aria-label={t('block.slide', { number: index + 1, total: shown.length })}
                inert={live && index !== slideIndex}
              >
                <MediaStage
                  image={item.Image ?? item.ImagePhone}
                  phone={item.ImagePhone}
                  tone={item.TextColor}
                  priority={index === 0}
                  least={[HEIGHT, HEIGHT]}
                >
                  {(background) => (
                    <>
                      <BlockTitle text={item.Title} tag={item.TitleTag} />
                      {item.Text !== '' && <p>{item.Text}</p>}
                      <BlockButton link={item.Link} type={item.ButtonType} background={background} />
                    </>
                  )}
                </MediaStage>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {searches && (
        <div className="carousel-search">
          <SearchField url={SearchUrl.href} prefillFrom="q" />
        </div>
      )}
    </section>
  );
}

/** Slides that follow one another in a loop. Without script a strip that scrolls; it can always be stopped. */
export const Carousel = withFeatures([searchTelemetryFeature], CarouselView);
