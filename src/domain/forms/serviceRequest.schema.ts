import { array, boolean, number, object, string, type ObjectSchema } from 'yup';
import { EMAIL_LENGTH, NAME_LENGTH } from './contact';
import { emailField, lineField, nameField, phoneField, textField } from './fields.schema';
import {
  DESCRIPTION_LENGTH,
  MOST_KM,
  norwegianPlate,
  OTHER_LENGTH,
  servicesOf,
  VEHICLE_TYPES,
  vehicleServices,
  type ServiceRequestValues,
  type VehicleService,
} from './serviceRequest';

/** Two letters and five digits, of motorcycles four; personal plates have 2 to 7 characters. */
const PLATE = /^[A-ZÆØÅ0-9]{2,7}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar. */
const isDay = (value: string): boolean =>
  DATE.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

const plateField = () =>
  string()
    .transform((value: unknown, given: unknown) => (typeof given === 'string' ? norwegianPlate(given) : value))
    .typeError('unreadable')
    .required('required')
    .matches(PLATE, 'plate');

/** Digits as people group them; '' is none. */
const distanceField = () =>
  number()
    .transform((value: unknown, given: unknown) => {
      if (typeof given !== 'string') return value;
      const digits = given.replace(/[\s.]+/g, '');
      return digits === '' ? null : /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    })
    .typeError('distance')
    .integer('distance')
    .min(0, 'distance')
    .max(MOST_KM, 'distance')
    .nullable()
    .default(null);

/** The fields that a visitor fills in; messages are reason codes. */
export const serviceRequestFields = {
  siteId: lineField(40).required('dealer'),
  regno: plateField(),
  milage: distanceField(),
  date: string().typeError('unreadable').required('required').test('day', 'date', isDay),
  other: lineField(OTHER_LENGTH).default(''),
  description: textField(DESCRIPTION_LENGTH).default(''),
  customerName: nameField(),
  customerPhone: phoneField(),
  customerEmail: emailField(),
  /** Decision 20: the notice is required, a newsletter is not. */
  gdpr: boolean().strict().required('notice').isTrue('notice'),
};

const serviceField = string<VehicleService>()
  .strict()
  .oneOf([...vehicleServices.car, ...vehicleServices.motorcycle], 'is no service')
  .required('required');

/** Values of the form at the API. */
export const serviceRequestSchema = object({
  ...serviceRequestFields,
  siteName: lineField(NAME_LENGTH * 2).default(''),
  siteEmail: lineField(EMAIL_LENGTH).default(''),
  typeCar: string().strict().oneOf(VEHICLE_TYPES, 'is no vehicle').required('required'),
  services: array(serviceField)
    .max(vehicleServices.car.length, 'too many services')
    .default([])
    .test('vehicle', 'is no service of this vehicle', (services, { parent }: { parent: { typeCar?: unknown } }) => {
      const type = VEHICLE_TYPES.find((one) => one === parent.typeCar);
      return !type || servicesOf(type, services).length === services.length;
    }),
  newsletter: boolean().typeError('is no choice').default(false),
}).noUnknown('unknown') satisfies ObjectSchema<ServiceRequestValues>;
