/** Time zone of all workshops. */
export const WORKSHOP_ZONE = 'Europe/Stockholm';

/** Stored time of a full-day visit; the car is left before it. */
export const FULL_DAY_TIME = '08:00';

/** A time at a workshop as its own clock shows it: never a bare instant, so that no visitor's zone can move it. */
export interface SlotTime {
  /** IANA */
  zone: string;
  /** 'YYYY-MM-DD' */
  localDate: string;
  /** 'HH:MM' */
  localTime: string;
}

/** Format in bookings: '2026-12-01T10:30:00'. */
export const localDateTime = ({ localDate, localTime }: Pick<SlotTime, 'localDate' | 'localTime'>): string =>
  `${localDate}T${localTime}:00`;

const LOCAL = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::00(?:\.0+)?)?$/;

/** Reads '2026-12-01T10:30[:00]'; null for anything else, a day that is none and a zone's offset included. */
export function slotTimeOf(text: string, zone = WORKSHOP_ZONE): SlotTime | null {
  const [, localDate, hour, minute] = LOCAL.exec(text) ?? [];
  if (localDate === undefined || !isDate(localDate)) return null;
  return { zone, localDate, localTime: `${hour}:${minute}` };
}

/** Whether 'YYYY-MM-DD' is a day of the calendar on which somebody can come: of this century. */
export function isDate(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day so many days later; negative: before. Days of the calendar, whatever the clocks do. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOfDate = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
