export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const MOST_DAYS = 99_999;

/** From now to the moment, both in ms; never below zero, days of at most five digits. */
export function timeLeft(now: number, moment: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
  return { days: Math.min(MOST_DAYS, Math.floor(seconds / 86_400)), hours: Math.floor(seconds / 3_600) % 24, minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
