const DAY_MINUTES = 24 * 60;
const two = (value: number): string => String(value).padStart(2, '0');

const parts: Readonly<Record<string, (date: Date) => string>> = {
  yyyy: (date) => String(date.getUTCFullYear()),
  yy: (date) => two(date.getUTCFullYear() % 100),
  MM: (date) => two(date.getUTCMonth() + 1),
  M: (date) => String(date.getUTCMonth() + 1),
  dd: (date) => two(date.getUTCDate()),
  d: (date) => String(date.getUTCDate()),
  HH: (date) => two(date.getUTCHours()),
  H: (date) => String(date.getUTCHours()),
  mm: (date) => two(date.getUTCMinutes()),
  m: (date) => String(date.getUTCMinutes()),
  ss: (date) => two(date.getUTCSeconds()),
  s: (date) => String(date.getUTCSeconds()),
};

/**
 * A date in the numeric parts of a .NET pattern (yyyy MM dd HH mm ss and their short forms, 'text' in quotes); names
 * of months and days are left to the page, which has the language.
 * @param offset minutes from UTC. `null` for an offset beyond a day.
 */
export function formatDate(iso: string, format: string, offset: number): string | null {
  if (Math.abs(offset) > DAY_MINUTES) return null;
  const date = new Date(Date.parse(iso) + offset * 60_000);
  return format.replace(
    /'([^']*)'|yyyy|yy|MM?|dd?|HH?|mm?|ss?/g,
    (part, quoted?: string) => quoted ?? parts[part]?.(date) ?? part,
  );
}
