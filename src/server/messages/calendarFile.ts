import type { CalendarEvent } from '@/domain/messages/calendarEvent';
import { instantOf } from '@/domain/workshop/slotTime';

const MINUTE_MS = 60_000;
/** Octets of a line without its end, RFC 5545 section 3.1. */
const LINE_LENGTH = 75;

const utc = (time: number): string =>
  new Date(time)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z');

/** RFC 5545 section 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** Continues a long line on the next one, after a space; never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_LENGTH) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

export const calendarMethod = ({ status }: CalendarEvent): 'PUBLISH' | 'CANCEL' =>
  status === 'cancelled' ? 'CANCEL' : 'PUBLISH';

/**
 * An iCalendar file (RFC 5545) with one appointment. Times are in UTC, so that every calendar has the same instant. A
 * version written later replaces an earlier one with the same uid.
 */
export function calendarFile(
  event: CalendarEvent,
  { writtenAt, organizer }: { writtenAt: Date; organizer: { name: string; address: string } },
): string {
  const start = instantOf(event.start);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Workshop//EN',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${Math.floor(writtenAt.getTime() / 1000)}`,
    `DTSTAMP:${utc(writtenAt.getTime())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + event.minutes * MINUTE_MS)}`,
    `STATUS:${event.status.toUpperCase()}`,
    `ORGANIZER;CN="${organizer.name.replace(/["\r\n]/g, '')}":mailto:${organizer.address}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
