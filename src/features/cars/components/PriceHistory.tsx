import { css } from '@emotion/react';
import type { CarPrice } from '@/domain/cars/carStatus';
import { priceChanges } from '@/domain/cars/priceChanges';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 6;

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  h2: { marginBlockEnd: 0 },
  svg: { width: '100%', maxWidth: '40rem', height: 'auto', color: token('color.accent'), overflow: 'visible' },
  path: { fill: 'none', stroke: 'currentColor', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  circle: { fill: 'currentColor' },
  ol: { display: 'flex', flexWrap: 'wrap', gap: `${token('space.8')} ${token('space.32')}` },
  time: { display: 'block', color: token('color.inkSoft'), fontSize: token('text.small') },
  'li:last-of-type': { fontWeight: token('font.strongWeight') },
});

/** What a car whose price has changed has cost, from the price ledger: in words, as a line, and as the list. */
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
      <PriceLine steps={steps} until={soldAt ?? now} />
      <ol aria-label={t('detail.priceHistory')}>
        {steps.map(({ since, amount }) => (
          <li key={since}>
            <time dateTime={since.slice(0, 10)}>{format.date(since)}</time>
            {money(amount)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The list next to it says the same. */
function PriceLine({ steps, until }: { steps: readonly CarPrice[]; until: string }) {
  const times = [...steps.map(({ since }) => Date.parse(since)), Date.parse(until)];
  const start = times[0] ?? 0;
  const span = Math.max(1, Math.max(...times) - start);
  const amounts = steps.map(({ amount }) => amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const x = (time: number) => Math.round(EDGE + ((time - start) / span) * (WIDTH - 2 * EDGE));
  const y = (amount: number) => Math.round(EDGE + ((high - amount) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE));
  const line = steps.map(
    ({ amount }, index) => `${index === 0 ? 'M' : 'L'}${x(times[index] ?? 0)} ${y(amount)}H${x(times[index + 1] ?? 0)}`,
  );
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path d={line.join('')} />
      {steps.map(({ since, amount }, index) => (
        <circle key={since} cx={x(times[index] ?? 0)} cy={y(amount)} r={3} />
      ))}
    </svg>
  );
}
