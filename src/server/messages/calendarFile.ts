import type { CalendarEvent } from '@/domain/messages/calendarEvent';
import { calendarText, escaped } from '@/domain/workshop/calendarFile';
import { instantOf } from '@/domain/workshop/slotInstant';

const MINUTE_MS = 60_000;

const utc = (time: number): string =>
  new Date(time)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z');

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
  return calendarText([
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
  ]);
}
