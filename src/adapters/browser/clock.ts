import type { Clock } from '@/ports/clock.port';

export const createClock = (): Clock => ({ now: () => Date.now() });
