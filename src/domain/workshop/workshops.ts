import { isRecord } from '../../lib/guards';
import { UNKNOWN_MILEAGE, type Position } from './services';
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
  /** The first times of the next days that have any, at most NEXT_DAYS. Ours: another service may leave them out. */
  nextTimes?: readonly FirstTimeSlot[];
}

/** A near workshop that does not do all of the chosen work. */
export interface UnableWorkshop extends Pick<
  Workshop,
  'departmentId' | 'siteId' | 'siteName' | 'address' | 'distanceKm'
> {
  /** Codes of the services and add-ons that it does not offer; never empty. */
  notOffered: readonly string[];
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

/** Days after that of the first time whose first times come along with a workshop. */
export const NEXT_DAYS = 2;
/** Workshops in one batch of the stream. */
export const WORKSHOP_BATCH = 5;
/** Workshops that are named though they cannot do the work. */
export const MOST_UNABLE = 2;
/** Name of the stream's event for one of them: a reader that knows only the specification's messages does not get it. */
export const UNABLE_EVENT = 'unable';
/** Parameters of a request for time slots. */
export const CALENDAR_DAYS = 28;

/** What the time of the work depends on, besides car and services. Ours: another service may ignore it. */
export interface WorkExtent {
  /** In mil; absent where unknown. */
  mileage?: number;
  /** Of each service, in the order of the codes; absent: one each. */
  units?: readonly number[];
}

/** The parameters of a request; those with their default are left out. */
const extentParams = ({ mileage = UNKNOWN_MILEAGE, units = [] }: WorkExtent): [string, string][] => [
  ...(mileage > UNKNOWN_MILEAGE ? [['mileage', String(mileage)] satisfies [string, string]] : []),
  ...(units.some((count) => count > 1) ? [['units', units.join(',')] satisfies [string, string]] : []),
];

/** The same behind other parameters; '' for the defaults. */
export const extentQuery = (extent: WorkExtent): string =>
  extentParams(extent)
    .map(([name, value]) => `&${name}=${value}`)
    .join('');

export interface WorkshopsRequest extends Position, WorkExtent {
  /** '': of any car, without services. Ours: another service is not asked. */
  registrationNumber: string;
  codes: readonly string[];
  /** A department's id from the previous `done`; continues after it. */
  cursor?: string;
}

/**
 * Events of the stream of workshops: `unable` for those nearer than the first that does all of the work, at the
 * beginning alone; `message` with one workshop each (id: its department), `nosites` when there are no more, `error` on
 * failure; then always `done` and the end.
 */
export type WorkshopEvent =
  | { kind: 'workshop'; workshop: Workshop }
  | { kind: 'unable'; workshop: UnableWorkshop }
  | { kind: 'nosites' }
  | { kind: 'error'; error: string }
  | { kind: 'done'; cursor: string | null; more: boolean };

/** The same as one response, for connections without streaming. */
export interface WorkshopBatch {
  workshops: readonly Workshop[];
  /** Absent: the service does not name them. */
  unable?: readonly UnableWorkshop[];
  cursor: string | null;
  more: boolean;
}

/** Data as sent by the service. */
export const isWorkshop = (value: unknown): value is Workshop =>
  isRecord(value) &&
  ['departmentId', 'siteName', 'address'].every((name) => typeof value[name] === 'string') &&
  ['latitude', 'longitude', 'distanceKm'].every((name) => typeof value[name] === 'number') &&
  isRecord(value.firstTimeSlot);

export const isUnableWorkshop = (value: unknown): value is UnableWorkshop =>
  isRecord(value) &&
  ['departmentId', 'siteId', 'siteName', 'address'].every((name) => typeof value[name] === 'string') &&
  typeof value.distanceKm === 'number' &&
  Array.isArray(value.notOffered) &&
  value.notOffered.length > 0 &&
  value.notOffered.every((code) => typeof code === 'string');

/** GET, responds with an event stream; with `Accept: application/json` with everything at once. */
export function workshopsPath({
  registrationNumber,
  codes,
  latitude,
  longitude,
  cursor,
  ...extent
}: WorkshopsRequest): string {
  const query = new URLSearchParams({
    ...(registrationNumber !== '' && { regNo: registrationNumber }),
    serviceOfferings: codes.join(','),
    latitude: String(latitude),
    longitude: String(longitude),
  });
  for (const [name, value] of extentParams(extent)) query.set(name, value);
  if (cursor !== undefined) query.set('cursor', cursor);
  return `/api/mechmate/departments/closestAvailable?${query.toString()}`;
}

/** The path of the request whether a brand has authorised workshops: 'Land Rover' is 'Land-Rover'. */
export const brandPath = (brand: string): string =>
  `/api/mechmate/authorized-workshop/${encodeURIComponent(brand.trim().replace(/\s+/g, '-'))}`;
