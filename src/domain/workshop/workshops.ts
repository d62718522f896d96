import { isRecord } from '../../lib/guards';
import type { Position } from './services';
import type { SlotTime } from './slotTime';

/** A workshop with its first available time for the services. */
export interface Workshop extends Position {
  departmentId: string;
  siteId: string;
  siteName: string;
  /** Street, postcode and town in one line. */
  address: string;
  phone: string;
  brands: readonly string[];
  /** From the visitor's place, as the crow flies. */
  distanceKm: number;
  firstTimeSlot: FirstTimeSlot;
}

export interface FirstTimeSlot extends SlotTime {
  /** Only the full day is available on that day. */
  isFullDay: boolean;
}

/** A day of a workshop's calendar, in the workshop's own time. */
export interface TimeSlotDay {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM', rising. */
  availableSlots: readonly string[];
  /** The car may be left before 08:00 for the full day. */
  allDaySlotAvailable: boolean;
}

/** Workshops in one batch of the stream. */
export const WORKSHOP_BATCH = 5;
/** Parameters of a request for time slots. */
export const CALENDAR_DAYS = 28;

export interface WorkshopsRequest extends Position {
  registrationNumber: string;
  codes: readonly string[];
  /** A department's id from the previous `done`; continues after it. */
  cursor?: string;
}

/**
 * Events of the stream of workshops: `message` with one workshop each (id: its department), `nosites` when there are no
 * more, `error` on failure; then always `done` and the end.
 */
export type WorkshopEvent =
  | { kind: 'workshop'; workshop: Workshop }
  | { kind: 'nosites' }
  | { kind: 'error'; error: string }
  | { kind: 'done'; cursor: string | null; more: boolean };

/** The same as one response, for connections without streaming. */
export interface WorkshopBatch {
  workshops: readonly Workshop[];
  cursor: string | null;
  more: boolean;
}

/** Data as sent by the service. */
export const isWorkshop = (value: unknown): value is Workshop =>
  isRecord(value) &&
  ['departmentId', 'siteName', 'address'].every((name) => typeof value[name] === 'string') &&
  ['latitude', 'longitude', 'distanceKm'].every((name) => typeof value[name] === 'number') &&
  isRecord(value.firstTimeSlot);

/** GET, responds with an event stream; with `Accept: application/json` with everything at once. */
export function workshopsPath({ registrationNumber, codes, latitude, longitude, cursor }: WorkshopsRequest): string {
  const query = new URLSearchParams({
    regNo: registrationNumber,
    serviceOfferings: codes.join(','),
    latitude: String(latitude),
    longitude: String(longitude),
  });
  if (cursor !== undefined) query.set('cursor', cursor);
  return `/api/mechmate/departments/closestAvailable?${query.toString()}`;
}

/** The path of the request whether a brand has authorised workshops: 'Land Rover' is 'Land-Rover'. */
export const brandPath = (brand: string): string =>
  `/api/mechmate/authorized-workshop/${encodeURIComponent(brand.trim().replace(/\s+/g, '-'))}`;
