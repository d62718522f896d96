import { boolean, mixed, object, string, type InferType } from 'yup';
import { normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import { amount, flag, integer, list, needed, text, texts } from '@/domain/stock/feedFields';
import type { PriceKind } from '@/domain/workshop/services';
import { isRecord } from '@/lib/guards';
import type { BrandPolicy, OfferingType, RegisteredFuel, WorkshopEquipment } from '@/server/workshop/workshop.types';

/** What the rows of a workshop's catalogue and of the vehicle registry may hold. */

const fuels: readonly RegisteredFuel[] = ['petrol', 'diesel', 'electric', 'plugin', 'hybrid', 'gas'];
const policies: readonly BrandPolicy[] = ['own', 'general', 'elsewhere', 'refused'];
const types: readonly OfferingType[] = ['service', 'addon'];
const priceKinds: readonly PriceKind[] = ['fixed', 'approximate', 'inspection'];
const equipment: readonly WorkshopEquipment[] = ['alignment', 'aircon', 'glass', 'highVoltage', 'detailing'];
const choice = <T extends string>(values: readonly T[]) =>
  string<T>().typeError('${path} must be text').oneOf(values, '${path} must be one of ${values}');
const code = () => needed(40).matches(/^[A-Za-z0-9_-]+$/, '${path} must be letters, digits, hyphens and underscores');

export const vehicleRowSchema = object({
  registration_number: needed(12).test('number', '${path} must be 2 to 7 letters and digits', (value) =>
    /^[\p{L}\d]{2,7}$/u.test(normalizeRegistrationNumber(value)),
  ),
  brand: needed(60),
  model: needed(120),
  version: text(200),
  fuel: choice(fuels).required('${path} is missing'),
  build_year: integer(1900, 2100).required('${path} is missing'),
  has_service_agreement: boolean().typeError('${path} must be true or false'),
});

export const brandRowSchema = object({
  brand: needed(60),
  policy: choice(policies).required('${path} is missing'),
  /** Of labour and parts, per cent of an ordinary car's. */
  price_percent: integer(1, 1_000),
});

const kronor = () => amount(0, 1_000_000);

const isPrices = (value: unknown): value is Record<string, number> =>
  isRecord(value) &&
  Object.entries(value).every(
    ([brand, price]) => brand !== '' && typeof price === 'number' && price >= 0 && price <= 1_000_000,
  );

const band = object({
  upToMil: integer(0, 100_000).nullable().default(null),
  minutes: integer(0, 10_000).required('${path} is missing'),
  parts: kronor().required('${path} is missing'),
});
const unit = object({
  unit: needed(40),
  minimum: integer(1, 100).required('${path} is missing'),
  maximum: integer(1, 100).required('${path} is missing'),
  unitAbbreviation: text(10).default('st'),
  postfix: text(60).default(''),
}).default(undefined);

export const serviceRowSchema = object({
  code: code(),
  name: needed(120),
  description: text(1_000),
  list_items: texts(30, 200),
  /** The category's id; its other fields are those of the first row that names it. */
  category: code(),
  category_name: text(120),
  category_icon: text(40),
  category_type: choice(types),
  category_selection: choice(['single'] as const),
  authorised: flag(),
  fuels: list(choice(fuels).required(), fuels.length),
  brands: texts(100, 60),
  not_brands: texts(100, 60),
  models: texts(200, 60),
  min_age: integer(0, 100),
  max_age: integer(0, 100),
  equipment: choice(equipment),
  price_kind: choice(priceKinds).required('${path} is missing'),
  not_known_text: text(120),
  minutes: integer(0, 10_000).required('${path} is missing'),
  parts: kronor(),
  bands: list(band, 20),
  /** The same for every brand that `prices` does not name. */
  price: kronor(),
  /** Kronor by brand. */
  prices: mixed<Record<string, number>>(isPrices).typeError('${path} must be prices by brand: { "Volvo": 1990 }'),
  discount_percent: integer(0, 100),
  in_agreement: flag(),
  allow_user_input: flag(),
  requires_mileage: flag(),
  waits: flag(),
  unit,
  lead_days: integer(0, 60),
});

export type ServiceRow = InferType<typeof serviceRowSchema>;
