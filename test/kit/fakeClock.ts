import type { Clock, Ids } from '@/ports/clock.port';

export interface FakeClock extends Clock {
  advance(ms: number): void;
}

/** Moves only by `advance`; jest's fake timers move only timers, so advance both where both count. */
export function fakeClock(start = Date.UTC(2026, 10, 20, 9)): FakeClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

/** 'id-00000001', 'id-00000002' … */
export function fakeIds(): Ids {
  let count = 0;
  return { next: () => `id-${String((count += 1)).padStart(8, '0')}` };
}
