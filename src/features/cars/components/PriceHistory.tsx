import { css } from '@emotion/react';
import type { CarPrice } from '@/domain/cars/carStatus';
import { priceChanges } from '@/domain/cars/priceChanges';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';

const HEIGHT = 56;
const EDGE = 7;

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  h2: { marginBlockEnd: 0 },
  // Each price as wide as the time that it held, at least as its words, which stand under the point where it began.
  ol: { display: 'flex', flexWrap: 'wrap', rowGap: token('space.16'), maxWidth: '40rem', paddingInlineStart: EDGE },
  li: { flex: '1 1 0', minWidth: 'max-content' },
  'li > span': { display: 'block', paddingInlineEnd: token('space.24'), marginInlineStart: -EDGE },
  svg: { display: 'block', width: '100%', height: HEIGHT, color: token('color.accent'), overflow: 'visible' },
  line: { stroke: 'currentColor', strokeWidth: 2 },
  circle: { fill: 'currentColor' },
  time: { display: 'block', color: token('color.inkSoft'), fontSize: token('text.small') },
  'li:last-of-type': { fontWeight: token('font.strongWeight') },
});

/** What a car whose price has changed has cost, from the price ledger: in words, and as a list that is a line, too. */
export function PriceHistory({ car }: { car: CarRecord }) {
  const { t, format } = useTexts();
  const { prices, soldAt } = useAppSelector(selectCarPage);
  const now = useAppSelector(selectNow);
  const changes = priceChanges(prices);
  if (!changes || changes.steps.length === 1 || car.car_is_sample) return null;
  const { steps, cuts, raises, currency } = changes;
  const money = (amount: number) => format.money(amount, currency);
  const shares = sharesOf(steps, soldAt ?? now);
  const level = levels(steps);
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
      <ol aria-label={t('detail.priceHistory')}>
        {steps.map(({ since, amount }, index) => (
          <li key={since} style={{ flexGrow: shares[index] }}>
            <PriceStep level={level(amount)} before={level(steps[index - 1]?.amount ?? amount)} />
            <span>
              <time dateTime={since.slice(0, 10)}>{format.date(since)}</time>
              {money(amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How long each price has held, as shares of the time from the first to now. */
function sharesOf(steps: readonly CarPrice[], until: string): number[] {
  const times = [...steps.map(({ since }) => Date.parse(since)), Date.parse(until)];
  const span = Math.max(1, (times.at(-1) ?? 0) - (times[0] ?? 0));
  return steps.map((_, index) => Math.max(0.01, ((times[index + 1] ?? 0) - (times[index] ?? 0)) / span));
}

/** Where a price stands between the highest, at the upper edge, and the lowest. */
function levels(steps: readonly CarPrice[]): (amount: number) => number {
  const amounts = steps.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return (amount) => Math.round(EDGE + ((high - amount) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE));
}

/** From the price before to this one, and as long as it held; the words below say the same. */
const PriceStep = ({ level, before }: { level: number; before: number }) => (
  <svg aria-hidden="true" focusable="false">
    <line x1="0" x2="0" y1={before} y2={level} />
    <line x1="0" x2="100%" y1={level} y2={level} />
    <circle cx="0" cy={level} r={5} />
  </svg>
);
