import { string, ValidationError } from 'yup';
import { codesOf, DEPARTMENT_ID } from '@/domain/workshop/booking.schema';
import { isRegistrationNumber, normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import { MAX_MILEAGE, UNKNOWN_MILEAGE, type Position } from '@/domain/workshop/services';
import { isDate } from '@/domain/workshop/slotTime';
import type { WorkExtent, WorkshopsRequest } from '@/domain/workshop/workshops';

/** Parsers of the workshop API's path and query parameters. Each throws a ValidationError with one sentence. */
const refuse = (sentence: string): never => {
  throw new ValidationError(sentence);
};

function degrees(given: string | null, name: string, most: number): number {
  const value = given === null || !/^-?\d{1,3}(?:\.\d{1,15})?$/.test(given) ? Number.NaN : Number(given);
  return Math.abs(value) <= most ? value : refuse(`${name} must be degrees between -${most} and ${most}`);
}

/** Both or neither. */
export function nearOf(query: URLSearchParams): Position | null {
  if (!query.has('lat') && !query.has('lng')) return null;
  return { latitude: degrees(query.get('lat'), 'lat', 90), longitude: degrees(query.get('lng'), 'lng', 180) };
}

const positionOf = (query: URLSearchParams): Position => ({
  latitude: degrees(query.get('latitude'), 'latitude', 90),
  longitude: degrees(query.get('longitude'), 'longitude', 180),
});

export const offeringsOf = (query: URLSearchParams): string[] =>
  codesOf(query.get('serviceOfferings') ?? '') ?? refuse('serviceOfferings must be codes with commas between');

export const departmentOf = (given: string): string =>
  DEPARTMENT_ID.test(given) ? given : refuse('the department must be digits');

export const facilityOf = (given: string): string =>
  /^[A-Za-z0-9_-]{1,40}$/.test(given) ? given : refuse('the facility must be letters, digits, - or _');

export function mileageOf(given: string): number {
  const mileage = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  return mileage >= UNKNOWN_MILEAGE && mileage <= MAX_MILEAGE
    ? mileage
    : refuse(`the mileage must be a whole number between ${UNKNOWN_MILEAGE} and ${MAX_MILEAGE}`);
}

/** What the time of the work depends on. */
export function extentOf(query: URLSearchParams): WorkExtent {
  const [mileage, units] = [query.get('mileage'), query.get('units')];
  const counts = units === null || units === '' ? null : units.split(',');
  if (counts && (counts.length !== offeringsOf(query).length || !counts.every((count) => /^[1-9]\d?$/.test(count))))
    refuse('units must be numbers from 1 to 99 with commas between, one for each service');
  return {
    ...(mileage !== null && { mileage: mileageOf(mileage) }),
    ...(counts && { units: counts.map(Number) }),
  };
}

/** 'YYYY-MM-DDT00:00:00' as in the specification, or only the day. */
export function dayOf(given: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00)?)?$/.exec(given)?.[1] ?? '';
  return isDate(day) ? day : refuse('the date must be YYYY-MM-DDT00:00:00');
}

/** The service decides whether a registration number can be looked up; here only its length is limited. */
export const numberOf = (given: string): string =>
  string().required().max(40, 'the registration number is too long').validateSync(given);

export function workshopsOf(query: URLSearchParams): WorkshopsRequest {
  const codes = offeringsOf(query);
  // The first times near a place, before anybody has said which car.
  const isOfAnyCar = !query.has('regNo') && codes.length === 0;
  const registrationNumber = isOfAnyCar ? '' : normalizeRegistrationNumber(numberOf(query.get('regNo') ?? ''));
  if (!isOfAnyCar && !isRegistrationNumber(registrationNumber)) refuse('regNo is no registration number');
  const cursor = query.get('cursor');
  return {
    ...positionOf(query),
    registrationNumber,
    codes,
    ...extentOf(query),
    ...(cursor ? { cursor: departmentOf(cursor) } : {}),
  };
}

export const brandOf = (given: string): string =>
  /^[\p{L}\p{N} .&'-]{1,40}$/u.test(given) ? given : refuse('that is no brand');
