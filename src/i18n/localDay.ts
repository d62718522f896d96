const MS_A_DAY = 24 * 60 * 60 * 1000;

/** Making one takes a hundred times as long as using it. Zones are those of sites: few. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an ISO instant in a site's IANA zone, in days since 1970; NaN for no instant. A module of its own:
 * lists load it first, and need no more of localTime.ts.
 */
export function localDay(instant: string, zone: string): number {
  // Swedish dates are ISO's.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv', { timeZone: zone });
  formats.set(zone, format);
  const timestamp = Date.parse(instant);
  return Number.isNaN(timestamp) ? NaN : Date.parse(format.format(timestamp)) / MS_A_DAY;
}
