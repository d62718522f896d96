import { css } from '@emotion/react';
import type { CarPrice } from '@/domain/cars/carStatus';
import { priceChanges } from '@/domain/cars/priceChanges';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { media, token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';

const HEIGHT = 72;
const EDGE = 7;
const RADIUS = 5;
/** Of the line, for a price that held only a moment. */
const LEAST_PART = 0.04;

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  h2: { marginBlockEnd: 0 },
  // The line has a place of its own: words beside it or below it, never on it.
  '.prices': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.16'),
    maxWidth: '48rem',
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: token('space.48'), alignItems: 'center' },
  },
  ol: { display: 'grid', gap: token('space.4') },
  li: { display: 'flex', justifyContent: 'space-between', columnGap: token('space.24') },
  // The first point is round its beginning.
  svg: {
    display: 'block',
    width: `calc(100% - ${RADIUS}px)`,
    marginInlineStart: RADIUS,
    height: HEIGHT,
    color: token('color.accent'),
    overflow: 'visible',
  },
  line: { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'square' },
  circle: { fill: 'currentColor' },
  time: { color: token('color.inkSoft') },
  'li:last-of-type': { fontWeight: token('font.strongWeight') },
});

/** What a car whose price has changed has cost, from the price ledger: in words, as a line, and as a list. */
export function PriceHistory({ car }: { car: CarRecord }) {
  const { t, format } = useTexts();
  const { prices, soldAt } = useAppSelector(selectCarPage);
  const now = useAppSelector(selectNow);
  const changes = priceChanges(prices);
  if (!changes || changes.steps.length === 1 || car.car_is_sample) return null;
  const { steps, cuts, raises, currency } = changes;
  const money = (amount: number) => format.money(amount, currency);
  const lowest = car.car_lowest_price;
  const sentences = [
    cuts > 0 && t('detail.priceCuts', { count: cuts }),
    raises > 0 && t('detail.priceRaises', { count: raises }),
    lowest !== undefined && soldAt === null && `${t('card.lowestBefore', { price: money(lowest) })}.`,
  ];
  return (
    <section css={styles} id="price-history">
      <h2>{t('detail.priceHistory')}</h2>
      <p>{sentences.filter((part) => part !== false).join(' ')}</p>
      <div className="prices">
        <PriceLine steps={steps} until={soldAt ?? now} />
        <ol aria-label={t('detail.priceHistory')}>
          {steps.map(({ since, amount }) => (
            <li key={since}>
              <time dateTime={since.slice(0, 10)}>{format.date(since)}</time> <span>{money(amount)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** When each price began, as a part of the time from the first of them until the end; a short time can be seen, too. */
function startsOf(steps: readonly CarPrice[], until: string): number[] {
  const times = [...steps.map(({ since }) => Date.parse(since)), Date.parse(until)];
  const lengths = steps.map((_, index) => Math.max(0, (times[index + 1] ?? 0) - (times[index] ?? 0)));
  const least =
    Math.max(
      1,
      lengths.reduce((sum, one) => sum + one, 0),
    ) * LEAST_PART;
  const shown = lengths.map((one) => Math.max(least, one));
  const total = shown.reduce((sum, one) => sum + one, 0);
  let start = 0;
  return shown.map((one) => {
    const before = start;
    start += one / total;
    return before;
  });
}

/** Where a price stands between the highest, at the upper edge, and the lowest. */
function levels(steps: readonly CarPrice[]): (amount: number) => number {
  const amounts = steps.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return (amount) => Math.round(EDGE + ((high - amount) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE));
}

/** One line with a step at every change, as long as each price held; the list says the same. */
function PriceLine({ steps, until }: { steps: readonly CarPrice[]; until: string }) {
  const level = levels(steps);
  const starts = startsOf(steps, until);
  const startOf = (index: number): string => `${((starts[index] ?? 1) * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" focusable="false">
      {steps.map(({ since, amount }, index) => {
        const [from, before] = [startOf(index), steps[index - 1]?.amount];
        return (
          <g key={since}>
            {before !== undefined && <line x1={from} x2={from} y1={level(before)} y2={level(amount)} />}
            <line x1={from} x2={startOf(index + 1)} y1={level(amount)} y2={level(amount)} />
            <circle cx={from} cy={level(amount)} r={RADIUS} />
          </g>
        );
      })}
    </svg>
  );
}
