import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import type { BookingStep } from './booking.flow';
import type { BookingState, KeptBooking } from './booking.state';

export const KEPT_KEY = 'booking';
/** Raised when the shape changes: what an older version kept is left alone. */
export const KEPT_VERSION = 1;

type Fields = Record<string, unknown>;
const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: Fields, ...names: string[]): boolean => names.every((name) => isText(value[name]));
const isNull = (value: unknown): boolean => value === null;
const or =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    isNull(value) || check(value);
const list =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(check);
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const isPlace = (value: unknown): boolean =>
  isRecord(value) &&
  texts(value, 'placeId', 'name', 'description', 'region') &&
  isNumber(value.latitude) &&
  isNumber(value.longitude);
const isCar = (value: unknown): boolean => isRecord(value) && texts(value, 'registrationNumber', 'brand', 'model');
const isLine = (value: unknown): boolean =>
  isRecord(value) &&
  texts(value, 'code', 'name', 'category', 'unitAbbreviation', 'userInput', 'notKnownPriceText', 'priceKind') &&
  (value.type === 'service' || value.type === 'addon') &&
  isNumber(value.unit) &&
  or(isNumber)(value.price) &&
  isFlag(value.priceKnown) &&
  isNumber(value.priceDiscount) &&
  isFlag(value.allowUserInput) &&
  isFlag(value.requiresMileage) &&
  list(isText)(value.listItems);
const isWorkshop = (value: unknown): boolean =>
  isRecord(value) &&
  texts(value, 'departmentId', 'siteId', 'siteName', 'address', 'phone') &&
  isNumber(value.latitude) &&
  isNumber(value.longitude) &&
  isRecord(value.firstTimeSlot);
const isSlot = (value: unknown): boolean =>
  isRecord(value) && isWorkshop(value.workshop) && isText(value.timeSlot) && isFlag(value.isFullDay);
const isHold = (value: unknown): boolean => isRecord(value) && isNumber(value.until) && isNumber(value.extensionsLeft);
const isDraft = (value: unknown): boolean =>
  isRecord(value) && texts(value, 'firstName', 'lastName', 'phone', 'email', 'freeText');
const isRequest = (value: unknown): boolean =>
  isRecord(value) &&
  texts(value, 'departmentId', 'timeSlot', 'registrationNumber') &&
  isRecord(value.customer) &&
  Array.isArray(value.serviceOfferingRequests);
const isSent = (value: unknown): boolean =>
  isRecord(value) && isRequest(value.request) && isSlot(value.slot) && list(isLine)(value.lines);
const isDone = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.answer) &&
  texts(value.answer, 'id', 'departmentId', 'timeSlot', 'manageToken') &&
  isSent(value.sent);
const isForm = (value: unknown): boolean => isRecord(value) && isText(value.number) && or(isPlace)(value.place);
const isStepNumber = (value: unknown): boolean => [0, 1, 2, 3, 4, 5].some((step) => step === value);

const STEPS: Readonly<Record<BookingStep, true>> = {
  unread: true,
  identifying: true,
  lookingUp: true,
  lookupFailed: true,
  loadingServices: true,
  servicesFailed: true,
  choosingServices: true,
  loadingAddons: true,
  choosingAddons: true,
  choosingTime: true,
  holding: true,
  slotLost: true,
  contact: true,
  booking: true,
  bookingFailed: true,
  confirmed: true,
};

const checks: { readonly [Name in keyof KeptBooking]: (value: unknown) => boolean } = {
  step: (value) => isText(value) && Object.hasOwn(STEPS, value),
  reached: isStepNumber,
  form: isForm,
  registrationNumber: isText,
  place: or(isPlace),
  car: or(isCar),
  isAuthorised: or(isFlag),
  mileage: or(isNumber),
  hasAddons: isFlag,
  chosen: list(isLine),
  slot: or(isSlot),
  lost: or(isSlot),
  hold: or(isHold),
  holdRanOut: isFlag,
  draft: isDraft,
  key: or(isText),
  sent: list(isSent),
  done: or(isDone),
  error: or((value) => isRecord(value) && isText(value.code) && isRecord(value.params)),
};

const isKept = (value: Fields): value is Fields & KeptBooking =>
  Object.entries(checks).every(([name, check]) => check(value[name]));

/** Whether what the step builds on is there. */
function stands({ step, registrationNumber, place, car, slot, lost, done, chosen }: KeptBooking): boolean {
  switch (step) {
    case 'unread':
    case 'identifying':
    case 'lookupFailed':
      return true;
    case 'lookingUp':
      return registrationNumber !== '' && place !== null;
    case 'confirmed':
      return done !== null;
    case 'slotLost':
      return car !== null && lost !== null;
    case 'holding':
    case 'contact':
    case 'booking':
    case 'bookingFailed':
      return car !== null && place !== null && slot !== null && chosen.length > 0;
    default:
      return car !== null && place !== null;
  }
}

/** The state as the session keeps it. */
export function encodeBooking({
  flow,
  services: _services,
  addons: _addons,
  pricesOf: _of,
  prices: _prices,
  ...kept
}: BookingState): string {
  return JSON.stringify({ v: KEPT_VERSION, ...kept, step: flow.value });
}

/** null for nothing, another version, or what is no booking: a storage is anybody's to write. */
export function decodeBooking(text: string | null): KeptBooking | null {
  if (text === null) return null;
  const given = parsedJson(text);
  if (!isRecord(given) || given.v !== KEPT_VERSION) return null;
  const { v: _version, ...kept } = given;
  return isKept(kept) && stands(kept) ? kept : null;
}
