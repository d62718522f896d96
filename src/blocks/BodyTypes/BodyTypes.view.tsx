import { css } from '@emotion/react';
import { slugOf } from '@/lib/slug';
import { CarImage } from '@/features/car-search/components/CarImage';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { equalColumns } from '@/ui/primitives/equalColumns.styles';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { media, token } from '@/ui/tokens';
import { withFeatures } from '../parts/withFeatures';
import type { BodyTypesFields } from './BodyTypes.schema';

/** Of a tile with its text in one line. */
const TILE = '8.5rem';

const styles = css({
  ul: [
    snapRow('auto'),
    {
      display: 'grid',
      gap: token('space.16'),
      // Two rows, with the third column in sight.
      [media.phone]: {
        display: 'grid',
        gridTemplateRows: 'auto auto',
        gridAutoFlow: 'column',
        gridAutoColumns: `max(43%, ${TILE})`,
      },
      [media.md]: { gridTemplateColumns: equalColumns('var(--md)', TILE, token('space.16')) },
      [media.xl]: { gridTemplateColumns: equalColumns('var(--xl)', TILE, token('space.16')) },
    },
  ],
  a: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: '100%',
    borderRadius: token('radius.card'),
    overflow: 'hidden',
    background: token('color.surface'),
    border: `1px solid ${token('color.line')}`,
    color: token('color.ink'),
    textDecoration: 'none',
    [media.hover]: { '&:hover': { borderColor: token('color.ink') } },
  },
  '.panel': { background: token('panel.car'), aspectRatio: '2 / 1' },
  img: { width: '100%', height: '100%', objectFit: 'cover' },
  '.words': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: token('space.8'),
    padding: `${token('space.8')} min(${token('space.16')}, 6%)`,
    [media.md]: { paddingBlock: token('space.12') },
  },
  '.words span:first-of-type': { fontWeight: token('font.strongWeight'), overflowWrap: 'anywhere' },
  '.count': { color: token('color.inkSoft'), fontVariantNumeric: 'tabular-nums' },
});

/** The number of columns that leaves the fewest empty cells in the last row; the first one of equals. */
function fullestColumns(count: number, candidates: readonly number[]): number {
  const holes = (columns: number): number => (columns - (count % columns)) % columns;
  return candidates.reduce((best, one) => (holes(one) < holes(best) ? one : best));
}

function BodyTypesView({ title, listUrl: { href } }: BodyTypesFields) {
  const { t, format, term } = useTexts();
  const { bodies } = useAppSelector(selectStockSummary);
  const { carList, kinds } = useAppSelector(selectPaths);
  if (bodies.length < 2 || href === '') return null;
  const columns: Record<string, number> = {
    '--md': fullestColumns(bodies.length, [4, 3]),
    '--xl': fullestColumns(bodies.length, [5, 4, 6]),
  };
  return (
    <section css={styles} className="section">
      {title !== '' && (
        <div className="head">
          <h2>{title}</h2>
        </div>
      )}
      <ul style={columns}>
        {bodies.map(({ text, count, image }) => (
          <li key={text}>
            <a
              href={
                href === carList && slugOf(text) !== ''
                  ? `${kinds}/${slugOf(text)}`
                  : `${href}?car_body=${encodeURIComponent(text)}`
              }
              aria-label={t('list.facetCount', {
                value: term('car_body', text),
                count: format.number(count),
                pluralBy: count,
              })}
            >
              <span className="panel">
                <CarImage
                  address={image}
                  alt=""
                  sizes="(min-width: 1280px) 280px, (min-width: 768px) 31vw, 46vw"
                  upTo={800}
                />
              </span>
              <span className="words">
                <span>{term('car_body', text)}</span> <span className="count">{format.number(count)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kinds of car in stock, each with its picture and how many there are. */
export const BodyTypes = withFeatures([stockSummaryFeature], BodyTypesView);
