import { array, boolean, number, object, string } from 'yup';
import type { TireHotelCredentials, TireHotelCustomer, Validated } from '@/domain/tire-hotel/customer';
import type { TireSeason } from '@/domain/tire-hotel/vehicle';
import { isRecord } from '@/lib/guards';

/** Responses of an external tire hotel. Fields of the specification are required; ours are optional. */
const text = () => string().defined();

const customerSchema = object({
  encryptedPhoneNumber: string().required(),
  obfuscatedPhoneNumber: string().required(),
  regNo: string().required(),
}).required();
export const customerOf = (body: unknown): TireHotelCustomer => customerSchema.validateSync(body);

const credentialsSchema = object({
  authorizationToken: string().required(),
  message: text().default(''),
  secondsToResend: number().integer().min(0),
}).required();
export function credentialsOf(body: unknown): TireHotelCredentials {
  const { secondsToResend, ...credentials } = credentialsSchema.validateSync(body);
  return { ...credentials, ...(secondsToResend !== undefined && { secondsToResend }) };
}

const wheelSchema = object({
  name: text().default(''),
  rimDiameter: number().required(),
  sectionWidth: number().required(),
  threadPattern: text().default(''),
  threadDepth: number().required(),
  aspectRatio: number().required(),
  threadStatusId: number().required(),
  threadStatusMessage: text().default(''),
  season: string<TireSeason>().oneOf(['winter', 'summer']),
  isStudded: boolean(),
  measurements: array(object({ measuredOn: string().required(), threadDepth: number().required() })).default(undefined),
});
const validatedSchema = object({
  status: number().required(),
  vehicles: array(
    object({
      regNo: string().required(),
      name: text().default(''),
      brand: text().default(''),
      brandCode: text().default(''),
      model: text().default(''),
      productId: text().default(''),
      packageLevel: text().default(''),
      location: object({
        locationName: text().default(''),
        departmentName: text().default(''),
        erpId: string().required(),
        phone: text().default(''),
        email: text().default(''),
      }),
      tires: array(object({ equipmentPosition: string().required(), wheel: wheelSchema })).default([]),
    }),
  ).default([]),
  secondsLeft: number().integer().min(0),
  secondsAtMost: number().integer().min(0),
  wantsReminder: boolean(),
}).required();

type Given = ReturnType<typeof validatedSchema.validateSync>;

function tireOf({ equipmentPosition, wheel }: Given['vehicles'][number]['tires'][number]) {
  const { season, isStudded, measurements, ...fields } = wheel;
  return {
    equipmentPosition,
    wheel: {
      ...fields,
      ...(season !== undefined && { season }),
      ...(isStudded !== undefined && { isStudded }),
      ...(measurements !== undefined && { measurements }),
    },
  };
}

/** null: the body is another response. @throws ValidationError for one that is incomplete */
export function validatedOf(body: unknown): Validated | null {
  if (!isRecord(body) || !('status' in body)) return null;
  const { vehicles, secondsLeft, secondsAtMost, wantsReminder, status } = validatedSchema.validateSync(body);
  return {
    status,
    vehicles: vehicles.map(({ tires, ...vehicle }) => ({ ...vehicle, tires: tires.map(tireOf) })),
    ...(secondsLeft !== undefined && { secondsLeft }),
    ...(secondsAtMost !== undefined && { secondsAtMost }),
    ...(wantsReminder !== undefined && { wantsReminder }),
  };
}
