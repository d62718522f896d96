import { array, boolean, number, object, string } from 'yup';
import type {
  TireBookingConfirmation,
  TireBookingRequest,
  TireTimeDays,
  TireTimes,
} from '@/domain/tire-hotel/tireBooking';
import type { Hold } from '@/domain/workshop/booking';

/** Responses of an external tire hotel. Fields of the specification are required; ours are optional. */
const text = () => string().defined().default('');

const daysSchema = object({
  availableDates: array(object({ date: string().required() })).required(),
}).required();
/** Days without a time of day. */
export const daysOf = (body: unknown): TireTimeDays => ({
  availableDates: daysSchema.validateSync(body).availableDates.map(({ date }) => ({ date: date.slice(0, 10) })),
});

const timesSchema = object({
  availableTimeSlotDates: array(
    object({ date: string(), startTime: array(string().required()).required() }),
  ).required(),
}).required();
/** 'HH:MM' of '10:30', '10:30:00' and '2026-12-01T10:30:00'. */
const timeOf = (time: string): string => /(\d{2}:\d{2})(?::\d{2})?$/.exec(time)?.[1] ?? time;
export const timesOf = (body: unknown): TireTimes => ({
  availableTimeSlotDates: timesSchema.validateSync(body).availableTimeSlotDates.map(({ date, startTime }) => ({
    ...(date !== undefined && { date: date.slice(0, 10) }),
    startTime: startTime.map(timeOf),
  })),
});

const holdSchema = object({
  expiresAt: string().required(),
  secondsLeft: number().required(),
  extensionsLeft: number().required(),
}).required();
export const holdOf = (body: unknown, { erpId, timeSlot }: { erpId: string; timeSlot: string }): Hold => ({
  departmentId: erpId,
  timeSlot,
  isFullDay: false,
  ...holdSchema.validateSync(body, { stripUnknown: true }),
});

const customerSchema = object({ firstName: text(), lastName: text(), email: text(), phoneMobile: text() });
const confirmationSchema = object({
  bookingConfirmationId: string().required(),
  appointmentTime: string().required(),
  isFullDay: boolean().default(false),
  services: array(object({ name: text() })).default([]),
  freeText: string(),
  workshop: object({ name: text(), address: text(), email: text(), phoneNumber: text() }),
  customerBase: customerSchema.default(undefined),
  bookingNumber: string(),
  manageToken: string(),
}).required();

/** What the service leaves out is as it was requested. */
export function confirmationOf(body: unknown, request: TireBookingRequest): TireBookingConfirmation {
  const { freeText, customerBase, bookingNumber, manageToken, ...confirmation } = confirmationSchema.validateSync(
    body,
    { stripUnknown: true },
  );
  return {
    ...confirmation,
    freeText: freeText ?? request.freeText,
    customerBase: customerBase ?? request.customer,
    ...(bookingNumber !== undefined && { bookingNumber }),
    ...(manageToken !== undefined && { manageToken }),
  };
}
