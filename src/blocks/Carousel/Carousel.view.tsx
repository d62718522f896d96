import { css } from '@emotion/react';
import { useRef } from 'react';
import { searchTelemetryFeature } from '@/features/telemetry/searchTelemetry.feature';
import { useTexts } from '@/i18n/TextsProvider';
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
  '* + &': { marginBlockStart: token('size.section') },
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
  '.strip .stage-row': { paddingBlockEnd: `calc(${token('space.64')} + var(--search, 0rem))` },
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
});

function CarouselView({ Items, Autoplay, SearchUrl }: CarouselFields) {
  const { t } = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const shown = Items.filter(({ Image, ImagePhone, Title }) => Image !== null || ImagePhone !== null || Title !== '');
  const slides = useSlides(strip, shown.length, Autoplay);
  const { index: slideIndex, playing } = slides;
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
        {slides.Controls && <slides.Controls slides={slides} items={shown} />}
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
