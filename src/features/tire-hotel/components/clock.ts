import { useEffect, useState } from 'react';
import { workshopDay } from '@/domain/tire-hotel/bookableDays';

const TICK_MS = 1_000;

/** Seconds until a time in ms, counted down; 0 without one, or after it. */
export function useSecondsUntil(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return undefined;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}

/** '4:05' */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The day at the workshop. Views of the session are rendered in the browser alone, at its time. */
export function useToday(): string {
  const [today] = useState(() => workshopDay(Date.now()));
  return today;
}
