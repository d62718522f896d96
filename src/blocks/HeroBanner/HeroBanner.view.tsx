import { css } from '@emotion/react';
import { useId } from 'react';
import { CLOSING, FACILITIES, proofOf } from '@/domain/stock/proof';
import { closingLotsFeature } from '@/features/stock-summary/closingLots.feature';
import { closingText } from '@/features/stock-summary/components/closingText';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectClosingLots, selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { searchTelemetryFeature } from '@/features/telemetry/searchTelemetry.feature';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectTimeZone } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { dottedList } from '@/ui/primitives/dottedList.styles';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockTitle } from '../parts/BlockTitle';
import { MediaStage } from '../parts/MediaStage';
import { heroUnderForm } from '../parts/overHero.styles';
import { StockSearch } from '../parts/StockSearch';
import { TruckSearch } from '../parts/TruckSearch';
import { withFeatures } from '../parts/withFeatures';
import type { HeroBannerFields } from './HeroBanner.schema';

const styles = css({
  position: 'relative',
  '&:not([data-margin]) > [data-look]': {
    marginBlockStart: 'calc(-1 * var(--bar-over, 0px))',
    paddingBlockStart: 'var(--bar-over, 0px)',
  },
  '&[data-margin]': { marginBlockStart: token('size.section') },
  '.stage-words :is(h1, h2)': {
    fontSize: token('text.hero'),
    lineHeight: 1,
    maxWidth: '14ch',
    hyphens: 'manual',
    [media.lg]: { maxWidth: '16ch' },
  },
  '.proof li::before': { color: 'inherit' },
  '&[data-variant=Low]': {
    '.stage-row': { paddingBlock: token('space.32') },
    '.stage-words :is(h1, h2)': { fontSize: token('text.display') },
  },
  ...heroUnderForm,
  '.buttons': { display: 'flex', flexWrap: 'wrap', gap: token('space.12'), marginBlockStart: token('space.8') },
  '.buttons:empty': { display: 'none' },
  '.search': { marginBlockStart: token('space.8') },
  '.proof': {
    ...dottedList,
    alignItems: 'center',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    [media.phone]: { marginBlockEnd: `calc(-1 * ${token('space.12')})` },
    [media.md]: { minHeight: '3rem', marginBlock: `calc(-1 * ${token('space.8')})` },
  },
  '&[data-search]': {
    '.stage-row': { [media.lg]: { paddingBlock: token('space.32') } },
    // Past the mark of the first block's end.
    '& + [hidden] + .section': { paddingBlockStart: `calc(0.6 * ${token('size.section')})` },
  },
  '&[data-variant=FullScreen] .stage-row': { paddingBlockEnd: token('space.96') },
  '.down': {
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: token('space.16'),
    insetInlineStart: '50%',
    translate: '-50% 0',
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    boxShadow: token('shadow.low'),
    [media.hover]: { '&:hover': { background: token('color.sunken'), color: token('color.ink') } },
  },
});

/** With a search: the first row of cars is in the window, too. */
const SEARCH_HEIGHT = 'clamp(440px, 56svh, 640px)';
/** A scene fills most of the window; below it begins what follows. */
const SCENE_HEIGHT = 'clamp(560px, 78svh, 620px)';
/** What follows is in the first window, too: a form, a list. */
const LOW_HEIGHT = 'clamp(280px, 20vw, 400px)';

function HeroBannerView(fields: HeroBannerFields) {
  const texts = useTexts();
  const { t, format } = texts;
  const { facilities } = useAppSelector(selectStockSummary);
  const closing = useAppSelector(selectClosingLots);
  const now = useAppSelector(selectNow);
  const timeZone = useAppSelector(selectTimeZone);
  const end = useId();
  const { Content, Image, ImagePhone, Title, TitleTag, Text, Link, ButtonType, Variant } = fields;
  const picture = Image ?? ImagePhone;
  if (Content !== 'Video' && !picture) return null;
  const proof = proofOf(fields.Proof, {
    [FACILITIES]: facilities ? format.number(facilities) : null,
    [CLOSING]: closingText(closing, texts, now, timeZone),
  });
  const searches = fields.HeroBannerHasSearchBar && fields.HeroBannerSearchUrl.href !== '';
  const text = Variant === 'FullScreen';
  const scene = searches ? SEARCH_HEIGHT : SCENE_HEIGHT;
  const wide = Variant === 'Low' ? LOW_HEIGHT : picture?.focus ? scene : '534px';
  const height = `calc(100svh - ${token('size.header')})`;
  return (
    <section
      css={styles}
      data-margin={fields.HasMarginTop || undefined}
      data-variant={Variant}
      data-search={searches || undefined}
    >
      <MediaStage
        image={picture}
        phone={ImagePhone}
        film={
          Content === 'Video'
            ? { desktop: fields.VideoDesktop, phone: fields.VideoPhone, bar: fields.HasControlBar }
            : undefined
        }
        tone={fields.TextColor}
        centered={fields.CenterContent}
        placement={fields.ContentPlacement}
        priority
        strip={Variant === 'Low' || searches}
        least={text ? [height, height] : ['312px', wide]}
      >
        {(background) => (
          <>
            <BlockTitle text={Title} tag={TitleTag} />
            {Text !== '' && <p>{Text}</p>}
            {searches &&
              (fields.Trucks.length > 0 ? (
                <TruckSearch url={fields.HeroBannerSearchUrl.href} trucks={fields.Trucks} />
              ) : (
                <StockSearch url={fields.HeroBannerSearchUrl.href} />
              ))}
            {searches && proof.length > 0 && (
              <ul className="proof">
                {proof.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            )}
            <div className="buttons">
              <BlockButton link={Link} type={ButtonType} background={background} size="large" />
              <BlockButton link={fields.SecondLink} type="Ghost Contrast" background={background} size="large" />
            </div>
          </>
        )}
      </MediaStage>
      {text && (
        <a className="down" href={`#${end}`} aria-label={t('block.scrollDown')}>
          <Icon name="chevron" />
        </a>
      )}
      {text && <span id={end} />}
    </section>
  );
}

/** The first section of a page: picture or film, text, a button, a search. Rendered only with a picture or a film. */
export const HeroBanner = withFeatures(
  [stockSummaryFeature, closingLotsFeature, searchTelemetryFeature],
  HeroBannerView,
);
