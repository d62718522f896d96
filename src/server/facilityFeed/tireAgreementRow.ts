import { boolean, mixed, object, string, type InferType } from 'yup';
import type { TireSeason } from '@/domain/tire-hotel/vehicle';
import { amount, flag, integer, isDay, list, needed, text } from '@/domain/stock/feedFields';
import { numberOf } from '@/domain/stock/stockValues';
import { normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import { asciiSlug } from '@/lib/asciiSlug';
import { internationalNumber } from '@/server/messages/phoneNumber';
import type { StoredWheel, TireAgreement } from '@/server/tire-hotel/agreements.store';
import type { Locale } from '@/sites/site.types';
import { isSiteName } from '@/sites/sites';

/** What a row about an agreement of the tire hotel may hold. */

const POSITIONS = ['FL', 'FR', 'RL', 'RR'] as const;
const LOCALES: readonly Locale[] = ['sv-SE', 'nb-NO', 'da-DK', 'fi-FI', 'sv-FI', 'sk-SK', 'en-GB', 'en'];
const SEASONS: readonly TireSeason[] = ['winter', 'summer'];
const TENTHS = 10;
/** '235/45 R18' */
const SIZE = /^(\d{3})\/(\d{2,3})\s?Z?R\s?(\d{2}(?:\.5)?)$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const NUMBER = /^[\p{L}\d]{2,7}$/u;

const unknownKey = '${path} has no field ${unknown}';

const measurement = object({
  date: needed(10).test('day', '${path} must be a day such as 2026-04-14', isDay),
  /** Millimetres. */
  depth: amount(0, 20).required('${path} is missing'),
}).noUnknown(true, unknownKey);

const wheel = object({
  position: string<(typeof POSITIONS)[number]>()
    .typeError('${path} must be text')
    .oneOf(POSITIONS, '${path} must be one of ${values}')
    .required('${path} is missing'),
  name: needed(120),
  size: needed(20).matches(SIZE, '${path} must be a size such as 235/45 R18'),
  pattern: text(80),
  season: string<TireSeason>()
    .typeError('${path} must be text')
    .oneOf(SEASONS, '${path} must be one of ${values}')
    .required('${path} is missing'),
  studded: flag(),
  /** What the workshop found, whatever the tread: 1 replace, 2 soon, 3 good. */
  status: integer(1, 3),
  measurements: list(measurement, 100),
}).noUnknown(true, unknownKey);

export const tireAgreementRowSchema = object({
  registration_number: needed(12).test('number', '${path} must be 2 to 7 letters and digits', (value) =>
    NUMBER.test(normalizeRegistrationNumber(value)),
  ),
  customer_phone: needed(30),
  customer_name: text(120),
  customer_email: text(200),
  brand: needed(60),
  brand_code: text(20),
  model: needed(120),
  build_year: integer(1900, 2100),
  product_id: text(60),
  package_level: text(60),
  /** The number of the workshop that stores the wheels, as its brands have it. */
  erp_id: needed(40),
  site: text(60).test('site', '${path} is no site', (value) => !value || isSiteName(value)),
  locale: mixed<Locale>().oneOf(LOCALES, '${path} must be one of ${values}'),
  wants_reminder: boolean().typeError('${path} must be true or false'),
  // 'once' limits them further, and names what is wrong.
  wheels: list(wheel, 2 * POSITIONS.length).test('once', '${path} must have each position once', (wheels) => {
    const positions = (wheels ?? []).map(({ position }) => position);
    return new Set(positions).size === positions.length;
  }),
}).test(
  'phone',
  'customer_phone must be a phone number',
  ({ customer_phone: phone, locale }) => !phone || E164.test(internationalNumber(phone, locale ?? 'sv-SE')),
);

type AgreementRow = InferType<typeof tireAgreementRowSchema>;
type WheelRow = NonNullable<AgreementRow['wheels']>[number];

function wheelOf({ position, name, size, pattern, season, studded, status, measurements = [] }: WheelRow): StoredWheel {
  const [, width, ratio, rim] = SIZE.exec(size) ?? [];
  // Of a day the last one counts.
  const byDay = new Map(measurements.map(({ date, depth }) => [date, Math.round(depth * TENTHS)]));
  return {
    position,
    name,
    rimDiameter: Number(rim),
    sectionWidth: Number(width),
    aspectRatio: Number(ratio),
    threadPattern: pattern ?? '',
    season,
    isStudded: studded ?? false,
    statusId: status ?? null,
    measurements: [...byDay]
      .map(([measuredOn, depth]) => ({ measuredOn, depth }))
      .toSorted((a, b) => a.measuredOn.localeCompare(b.measuredOn)),
  };
}

export function tireAgreementOf(row: AgreementRow): TireAgreement {
  return {
    regNo: normalizeRegistrationNumber(row.registration_number),
    phone: internationalNumber(row.customer_phone, row.locale ?? 'sv-SE'),
    customerName: row.customer_name || null,
    customerEmail: row.customer_email || null,
    brand: row.brand,
    brandCode: row.brand_code || asciiSlug(row.brand).replaceAll('-', '').toUpperCase(),
    model: row.model,
    buildYear: row.build_year ?? null,
    productId: row.product_id ?? '',
    packageLevel: row.package_level ?? '',
    erpId: row.erp_id,
    site: row.site || null,
    locale: row.locale ?? null,
    wantsReminder: row.wants_reminder ?? null,
    wheels: (row.wheels ?? []).map(wheelOf).toSorted((a, b) => a.position.localeCompare(b.position)),
  };
}

export const tireAgreementRow = ({ wheels, ...agreement }: TireAgreement): Record<string, unknown> => ({
  type: 'tire_agreement',
  registration_number: agreement.regNo,
  customer_phone: agreement.phone,
  customer_name: agreement.customerName ?? undefined,
  customer_email: agreement.customerEmail ?? undefined,
  brand: agreement.brand,
  brand_code: agreement.brandCode,
  model: agreement.model,
  build_year: agreement.buildYear ?? undefined,
  product_id: agreement.productId,
  package_level: agreement.packageLevel,
  erp_id: agreement.erpId,
  site: agreement.site ?? undefined,
  locale: agreement.locale ?? undefined,
  wants_reminder: agreement.wantsReminder ?? undefined,
  wheels: wheels.map((one) => ({
    position: one.position,
    name: one.name,
    size: `${one.sectionWidth}/${one.aspectRatio} R${one.rimDiameter}`,
    pattern: one.threadPattern,
    season: one.season,
    studded: one.isStudded,
    ...(one.statusId !== null && { status: one.statusId }),
    measurements: one.measurements.map(({ measuredOn, depth }) => ({ date: measuredOn, depth: depth / TENTHS })),
  })),
});

type Fields = Readonly<Record<string, unknown>>;

/** 'FL 2026-04-14 3.4' */
function treadOf(entry: unknown): { position: string; date: string; depth: unknown } {
  const [position = '', date = '', depth = ''] = String(entry).split(/\s+/);
  return { position, date, depth: numberOf(depth.replace(',', '.')) ?? depth };
}

/** A row of CSV with the columns of its tires as `wheels`; a row that has them already is left as it is. */
export function withWheels(fields: Fields): Record<string, unknown> {
  const {
    tire_name: name,
    tire_size: size,
    tire_pattern: pattern,
    tire_season: season,
    tire_studded: studded,
    tire_treads: given,
    ...rest
  } = fields;
  if (rest.wheels !== undefined || (name === undefined && size === undefined)) return rest;
  const treads = (Array.isArray(given) ? given : []).map(treadOf);
  const positions = [...new Set([...POSITIONS, ...treads.map(({ position }) => position)])];
  return {
    ...rest,
    wheels: positions.map((position) => ({
      position,
      ...(name !== undefined && { name }),
      ...(size !== undefined && { size }),
      ...(pattern !== undefined && { pattern }),
      ...(season !== undefined && { season }),
      ...(studded !== undefined && { studded }),
      measurements: treads.flatMap(({ position: of, ...tread }) => (of === position ? [tread] : [])),
    })),
  };
}
