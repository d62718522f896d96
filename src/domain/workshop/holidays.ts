import { addDays, weekdayOfDate } from './slotTime';

/** Days in the year on which workshops in Sweden are closed, as month and day; the three eves among them. */
const FIXED: ReadonlySet<string> = new Set(['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']);

const two = (value: number): string => String(value).padStart(2, '0');

/** Easter Sunday of the Gregorian calendar, by the anonymous rule of 1876. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const day = epact + toSunday - 7 * correction + 114;
  return `${year}-${two(Math.floor(day / 31))}-${two((day % 31) + 1)}`;
}

/** Good Friday, Easter Sunday and Monday, Ascension Day, Whit Sunday, by their distance from Easter. */
const MOVING = [-2, 0, 1, 39, 49];

/** The Friday between the 19th and the 25th of June. */
const isMidsummerEve = (date: string): boolean =>
  date.slice(5, 7) === '06' && weekdayOfDate(date) === 4 && Number(date.slice(8)) >= 19 && Number(date.slice(8)) <= 25;

/** The Saturday between 31 October and 6 November. */
const isAllSaints = (date: string): boolean =>
  weekdayOfDate(date) === 5 && date.slice(5) >= '10-31' && date.slice(5) <= '11-06';

/** Whether a day ('YYYY-MM-DD') is a Swedish public holiday, or one of the eves on which everything is closed. */
export function isSwedishHoliday(date: string): boolean {
  if (FIXED.has(date.slice(5)) || isMidsummerEve(date) || isAllSaints(date)) return true;
  if (isMidsummerEve(addDays(date, -1))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return MOVING.some((days) => addDays(easter, days) === date);
}
