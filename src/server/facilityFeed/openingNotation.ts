import OpeningHours, { type nominatim_object } from 'opening_hours';
import { hoursOf, spansOf, type Hours } from '@/domain/dealers/openingHours';
import type { OpeningDay, OpeningSchedule } from '@/domain/dealers/facility';
import { addDays, weekdayOfDate } from '@/domain/workshop/slotTime';
import type { StockName } from '@/sites/site.types';

/** Opening hours in OSM's notation: 'Mo-Fr 09:00-18:00; Sa 10:00-15:00; PH off; 2026 Dec 24 off'. */

/** As schedules name the days; pages show them in their language. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const SHORT = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const CLOSED = 'Closed';

/** Deviations are written for so many days; a feed is expected to come again before that. */
const HORIZON_DAYS = 400;
/** The ordinary week is what most of these weeks have: a summer's hours are not taken for it in winter. */
const ORDINARY_WEEKS = 8;
const MOST_DEVIATIONS = 60;

/** Whose public holidays 'PH' means. */
const COUNTRIES: Readonly<Record<StockName, string | null>> = {
  se: 'se',
  no: 'no',
  uk: 'gb',
  fi: 'fi',
  sk: 'sk',
  dk: 'dk',
  eu: null,
};

/** A notation that can't be used; the message is for the person who wrote it. */
export class NotationRefused extends Error {
  override readonly name = 'NotationRefused';
}

const countryOf = (stock: StockName): nominatim_object | null => {
  const country = COUNTRIES[stock];
  return country === null ? null : { lat: 0, lon: 0, address: { country_code: country, state: 'England' } };
};

const two = (value: number): string => String(value).padStart(2, '0');
const localDay = (date: string, days = 0): Date =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)) + days);
const dateOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
const timeOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** The library reads the clock of the process; hours are wall times, so its zone does not matter. */
function hoursByDate(notation: string, stock: StockName, from: string): Map<string, string> {
  if (COUNTRIES[stock] === null && /\bPH\b/.test(notation))
    throw new NotationRefused('PH has no meaning here: these facilities are in no single country');
  let intervals;
  try {
    intervals = new OpeningHours(notation, countryOf(stock)).getOpenIntervals(
      localDay(from),
      localDay(from, HORIZON_DAYS),
    );
  } catch (error) {
    throw new NotationRefused(
      String(error instanceof Error ? error.message : error)
        .replace(/\s+/g, ' ')
        .slice(0, 300),
    );
  }
  const days = new Map<string, string[]>();
  for (const [opens, closes, isUnknown] of intervals) {
    if (isUnknown) throw new NotationRefused('it has hours that are open or closed depending on something');
    // An interval over midnight is a part of each of its days.
    for (let date = dateOf(opens); localDay(date) < closes; date = addDays(date, 1)) {
      const begins = localDay(date) < opens ? timeOf(opens) : '00:00';
      const ends = closes < localDay(date, 1) ? timeOf(closes) : '24:00';
      days.set(date, [...(days.get(date) ?? []), `${begins}–${ends}`]);
    }
  }
  return new Map([...days].map(([date, spans]) => [date, spans.join(', ')]));
}

/** The text that occurs most often. */
function mostOften(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? CLOSED;
}

/**
 * The ordinary week from Monday, and the days after `today` ('YYYY-MM-DD') that deviate from it.
 * @throws NotationRefused
 */
export function scheduleOf(notation: string, stock: StockName, today: string): OpeningSchedule {
  const hours = hoursByDate(notation, stock, today);
  const all = Array.from({ length: HORIZON_DAYS }, (_, day) => addDays(today, day));
  const textOn = (date: string): string => hours.get(date) ?? CLOSED;
  const week = DAYS.map((_, weekday) =>
    mostOften(
      all
        .slice(0, ORDINARY_WEEKS * 7)
        .filter((date) => weekdayOfDate(date) === weekday)
        .map(textOn),
    ),
  );
  return {
    openinghours: DAYS.map((day, weekday) => ({ day, displayText: week[weekday] ?? CLOSED })),
    deviationdays: all
      .filter((date) => textOn(date) !== week[weekdayOfDate(date)])
      .slice(0, MOST_DEVIATIONS)
      .map((date) => ({ day: date, displayText: textOn(date) })),
  };
}

const timesOf = (displayText: string): string | null => {
  if (hoursOf(displayText) === null) return 'off';
  const spans: readonly Hours[] | null | undefined = spansOf(displayText);
  return spans ? spans.map(({ open, close }) => `${open}-${close}`).join(',') : null;
};

const isDate = ({ day }: OpeningDay): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day);

/** A schedule that `scheduleOf` made in its notation; null for any other one, whose texts say more. */
export function notationOf({ openinghours, deviationdays }: OpeningSchedule): string | null {
  if (openinghours.length !== 7 || openinghours.some(({ day }, index) => day !== DAYS[index])) return null;
  if (!deviationdays.every(isDate)) return null;
  const week = openinghours.map(({ displayText }) => timesOf(displayText));
  const days = deviationdays.map(({ displayText }) => timesOf(displayText));
  if ([...week, ...days].includes(null)) return null;
  const rules: string[] = [];
  for (let from = 0; from < 7;) {
    let to = from;
    while (to < 6 && week[to + 1] === week[from]) to += 1;
    rules.push(`${from === to ? SHORT[from] : `${SHORT[from]}-${SHORT[to]}`} ${week[from]}`);
    from = to + 1;
  }
  for (const [index, { day }] of deviationdays.entries())
    rules.push(`${day.slice(0, 4)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(8)} ${days[index]}`);
  return rules.join('; ');
}
