import type { ChosenSlot } from './booking';
import { slotTimeOf } from './slotTime';

export interface CalendarVisit extends ChosenSlot {
  id: string;
  title: string;
  location: string;
  text: string;
}

/** The European rule since 1996: what a calendar needs to put a local time right on both sides of a clock change. */
const STOCKHOLM = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Stockholm',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A text value, RFC 5545 section 3.3.11. */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** Lines of at most 75 octets; an umlaut has two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (size + octets > 74) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}

/** A file of these lines. */
export const calendarText = (lines: readonly string[]): string => lines.map(folded).join('\r\n').concat('\r\n');

/** Identification of a visit in calendars: a file of the mail replaces one of the page, and the other way round. */
export const visitUid = (bookingId: string): string => `${bookingId}@workshop-booking`;

/**
 * A visit as an iCalendar file (RFC 5545), at the workshop's own time. `now` in ms; null where the time can't be read.
 */
export function calendarFile({ id, timeSlot, title, location, text }: CalendarVisit, now: number): string | null {
  const slot = slotTimeOf(timeSlot);
  if (!slot) return null;
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const start = `${slot.localDate.replaceAll('-', '')}T${slot.localTime.replace(':', '')}00`;
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Workshop booking//SV',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...STOCKHOLM,
    'BEGIN:VEVENT',
    `UID:${escaped(visitUid(id))}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Europe/Stockholm:${start}`,
    'DURATION:PT30M',
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
