import type { LocalMoment } from '@/domain/dealers/openingHours';

/** Zones come from content and a feed: a wrong one must not grow this without limit. */
const MOST_FORMATS = 50;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks show in an IANA zone at an ISO instant, both clock changes included. */
export function localMoment(instant: string, zone: string): LocalMoment {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  if (formats.size >= MOST_FORMATS && !formats.has(zone)) formats.clear();
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return {
    date,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
    weekday: (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7,
  };
}

/** 'YYYY-MM-DD HH:MM' of an ISO instant on the clock of this device; never on the server. */
export function deviceTime(instant: string): string {
  const { date, time } = localMoment(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return `${date} ${time}`;
}
