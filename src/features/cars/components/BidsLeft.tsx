import { useEffect, useReducer } from 'react';
import type { TextKey } from '@/i18n/texts/sv';
import { useTexts } from '@/i18n/TextsProvider';
import { timeLeft } from '@/lib/timeLeft';
import { selectNow } from '@/store/context';
import { useAppSelector } from '@/store/hooks';

const TICK_MS = 30_000;
const UNITS = ['days', 'hours', 'minutes'] as const;
/** Short ones beside a large figure, as on a clock. */
const clock = {
  days: 'card.clockDays',
  hours: 'card.clockHours',
  minutes: 'card.leftMinutes',
} as const satisfies Record<(typeof UNITS)[number], TextKey>;
const sentence = {
  days: 'card.leftDays',
  hours: 'card.leftHours',
  minutes: 'card.leftMinutes',
} as const satisfies Record<(typeof UNITS)[number], TextKey>;

/**
 * 'Stänger om 2 dagar 4 tim', as a clock '2 d 4 h kvar': the two largest units. The page may come from a cache: the text
 * takes its place at once and is shown once the browser's clock counts. Nothing after the end. A screen reader gets the
 * sentence: it would spell the clock.
 */
export function BidsLeft({ end, isClock = false }: { end: string; isClock?: boolean }) {
  const { t } = useTexts();
  const served = useAppSelector(selectNow);
  const [now, tick] = useReducer((_: number | null, seen: number) => seen, null);
  useEffect(() => {
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(now ?? Date.parse(served), Date.parse(end), UNITS);
  const from = UNITS.findIndex((unit) => left[unit] > 0);
  if (from < 0) return null;
  const inUnits = (units: Record<(typeof UNITS)[number], TextKey>): string =>
    UNITS.slice(from, from + 2)
      .filter((unit) => left[unit] > 0)
      .map((unit) => t(units[unit], { count: left[unit] }))
      .join(' ');
  const closes = t('card.closesIn', { left: inUnits(sentence) });
  return (
    <p className="left" role="timer" data-counts={now !== null || undefined}>
      {isClock ? (
        <>
          <span aria-hidden="true">{t('card.clock', { left: inUnits(clock) })}</span>
          <span className="visually-hidden">{closes}</span>
        </>
      ) : (
        closes
      )}
    </p>
  );
}
