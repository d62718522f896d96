import { css } from '@emotion/react';
import { comparableCar, likeCarsQuery, likenesses, type PricePosition } from '@/domain/cars/likeCars';
import { paidAmount } from '@/domain/cars/paidAmount';
import { listAddress } from '@/domain/search/listAddress';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext, selectPaths } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';

const DOT = 5;

const styles = css({
  display: 'grid',
  gap: token('space.4'),
  fontSize: token('text.small'),
  fontVariantNumeric: 'tabular-nums',
  '.scale': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token('space.16') },
  svg: { flex: '1 1 8rem', minWidth: 0, height: '1rem', overflow: 'visible' },
  line: { stroke: token('color.control'), strokeWidth: 1 },
  rect: { fill: token('color.accentSoft') },
  circle: { fill: token('color.inkSoft'), fillOpacity: 0.45 },
  '.own': { fill: token('color.accent'), fillOpacity: 1, stroke: token('color.surface'), strokeWidth: 2 },
  // The dot of the line, as its legend.
  'span::before': {
    content: '""',
    display: 'inline-block',
    width: 2 * DOT,
    height: 2 * DOT,
    marginInlineEnd: token('space.8'),
    borderRadius: token('radius.pill'),
    background: token('color.accent'),
  },
});

/**
 * What like cars in stock cost and where this one stands among them, with the list that shows them all: figures and
 * words, no verdict.
 */
export function PricePositionLine({ car }: { car: CarRecord }) {
  const { pricePosition: position } = useAppSelector(selectCarPage);
  return position && <Known car={car} position={position} />;
}

function Known({ car, position }: { car: CarRecord; position: PricePosition }) {
  const { t, format } = useTexts();
  const { odometer } = useAppSelector(selectContext);
  const paths = useAppSelector(selectPaths);
  const compared = comparableCar(car);
  const likeness = likenesses[position.likeness];
  if (!compared || !likeness) return null;
  const { low, high, currency, count, dearer, cheaper } = position;
  // Without the car itself.
  const total = format.number(count - 1);
  return (
    <div css={styles} data-print="none">
      <p>
        <Link href={listAddress(paths, likeCarsQuery(compared, likeness, odometer))}>{t('detail.compared')}</Link>
        {`: ${t('detail.comparedRange', { range: format.moneyRange(low, high, currency), count: format.number(count) })}`}
      </p>
      {dearer !== cheaper && (
        <div className="scale">
          <PriceDots own={paidAmount(car) ?? 0} position={position} />
          <span>
            {dearer > cheaper
              ? t('detail.priceBelow', { count: format.number(dearer), total })
              : t('detail.priceAbove', { count: format.number(cheaper), total })}
          </span>
        </div>
      )}
    </div>
  );
}

/** Each like car at its price, and the middle half of them; the words next to it say the same. */
function PriceDots({ own, position: { prices: all, low, high } }: { own: number; position: PricePosition }) {
  // Cars of one price are one dot.
  const prices = [...new Set(all)];
  const [first = own, last = own] = [prices[0], prices.at(-1)];
  const x = (price: number): string =>
    `${Math.round((Math.min(Math.max(price, first), last) - first) * (1_000 / Math.max(1, last - first))) / 10}%`;
  return (
    <svg aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      <rect x={x(low)} width={`${parseFloat(x(high)) - parseFloat(x(low))}%`} y="20%" height="60%" rx="2" />
      {prices.map((price) => (
        <circle key={price} cx={x(price)} cy="50%" r={2} />
      ))}
      <circle className="own" cx={x(own)} cy="50%" r={DOT + 1} />
    </svg>
  );
}
