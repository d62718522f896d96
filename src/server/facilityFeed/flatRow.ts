import type { FieldKind, FieldKinds } from '@/domain/stock/stockMap.schema';
import type { Department } from '@/domain/dealers/facility';
import { listOf, numberOf, valueOfKind, type Decimal } from '@/domain/stock/stockValues';

/** Rows of CSV, where a department's fields are columns: 'workshop_phone', 'new_cars_opening_hours'. */

const prefixes = {
  new_cars: 'New cars',
  workshop: 'Workshop',
  parts: 'Parts',
  body_work: 'Body work',
} as const satisfies Record<string, Department['group']>;
type Prefix = keyof typeof prefixes;

const departmentColumns = {
  name: 'text',
  phone: 'text',
  email: 'text',
  /** 'Volvo|Kia', with code and id 'Volvo:VO:1001.20'. */
  brands: 'texts',
  opening_hours: 'text',
  /** '2026-12-24 off|2026-12-31 10:00-13:00' */
  deviation_days: 'texts',
  /** 'Eva Ek, Säljare, 0704-17 40 605, eva@example.com' */
  staff: 'texts',
} as const satisfies Record<string, FieldKind>;

/** Of the department 'workshop' alone. Capacities are seven numbers, Monday first: '3|3|3|3|2|0|0'. */
const capacityColumns = {
  workshop_department_id: 'text',
  workshop_morning: 'texts',
  workshop_afternoon: 'texts',
  workshop_day: 'texts',
  workshop_drop_offs: 'number',
  workshop_tire_lanes: 'number',
  workshop_lead_days: 'number',
  workshop_hourly_rate: 'number',
  workshop_equipment: 'texts',
} as const satisfies Record<string, FieldKind>;

const facilityColumns = {
  site_id: 'text',
  slug: 'text',
  site_official_name: 'text',
  site_city: 'text',
  site_street: 'text',
  site_zip: 'text',
  site_region: 'text',
  site_phone: 'text',
  site_email: 'text',
  site_image_url: 'text',
  site_primary_image: 'object',
  site_geocoord: 'text',
  site_brands: 'texts',
  website_sort_order: 'number',
  site_tire_hotel: 'boolean',
  site_departments: 'objects',
} as const satisfies Record<string, FieldKind>;

const otherColumns = {
  type: 'text',
  registration_number: 'text',
  brand: 'text',
  model: 'text',
  version: 'text',
  fuel: 'text',
  build_year: 'number',
  has_service_agreement: 'boolean',
  policy: 'text',
  price_percent: 'number',
  code: 'text',
  name: 'text',
  description: 'text',
  list_items: 'texts',
  category: 'text',
  category_name: 'text',
  category_icon: 'text',
  category_type: 'text',
  category_selection: 'text',
  authorised: 'boolean',
  fuels: 'texts',
  brands: 'texts',
  not_brands: 'texts',
  models: 'texts',
  min_age: 'number',
  max_age: 'number',
  equipment: 'text',
  price_kind: 'text',
  not_known_text: 'text',
  minutes: 'number',
  parts: 'number',
  bands: 'objects',
  price: 'number',
  /** In CSV 'Volvo=1990|Kia=1790'. */
  prices: 'object',
  discount_percent: 'number',
  in_agreement: 'boolean',
  allow_user_input: 'boolean',
  requires_mileage: 'boolean',
  waits: 'boolean',
  unit: 'object',
  lead_days: 'number',
} as const satisfies Record<string, FieldKind>;

/** Of agreements of the tire hotel. */
const agreementColumns = {
  customer_phone: 'text',
  customer_name: 'text',
  customer_email: 'text',
  brand_code: 'text',
  product_id: 'text',
  package_level: 'text',
  erp_id: 'text',
  site: 'text',
  locale: 'text',
  wants_reminder: 'boolean',
  wheels: 'objects',
  /** Instead of `wheels`, of all four. */
  tire_name: 'text',
  tire_size: 'text',
  tire_pattern: 'text',
  tire_season: 'text',
  tire_studded: 'boolean',
  /** 'FL 2026-04-14 5.2|FR 2026-04-14 5.3' */
  tire_treads: 'texts',
} as const satisfies Record<string, FieldKind>;

type DepartmentColumn = `${Prefix}_${keyof typeof departmentColumns}`;
export type FacilityField =
  | keyof typeof facilityColumns
  | keyof typeof otherColumns
  | keyof typeof agreementColumns
  | keyof typeof capacityColumns
  | DepartmentColumn;

/** Every column that a row may have, and how its value is written. */
export const facilityFieldKinds: FieldKinds<FacilityField> = {
  ...facilityColumns,
  ...otherColumns,
  ...agreementColumns,
  ...capacityColumns,
  new_cars_name: departmentColumns.name,
  new_cars_phone: departmentColumns.phone,
  new_cars_email: departmentColumns.email,
  new_cars_brands: departmentColumns.brands,
  new_cars_opening_hours: departmentColumns.opening_hours,
  new_cars_deviation_days: departmentColumns.deviation_days,
  new_cars_staff: departmentColumns.staff,
  workshop_name: departmentColumns.name,
  workshop_phone: departmentColumns.phone,
  workshop_email: departmentColumns.email,
  workshop_brands: departmentColumns.brands,
  workshop_opening_hours: departmentColumns.opening_hours,
  workshop_deviation_days: departmentColumns.deviation_days,
  workshop_staff: departmentColumns.staff,
  parts_name: departmentColumns.name,
  parts_phone: departmentColumns.phone,
  parts_email: departmentColumns.email,
  parts_brands: departmentColumns.brands,
  parts_opening_hours: departmentColumns.opening_hours,
  parts_deviation_days: departmentColumns.deviation_days,
  parts_staff: departmentColumns.staff,
  body_work_name: departmentColumns.name,
  body_work_phone: departmentColumns.phone,
  body_work_email: departmentColumns.email,
  body_work_brands: departmentColumns.brands,
  body_work_opening_hours: departmentColumns.opening_hours,
  body_work_deviation_days: departmentColumns.deviation_days,
  body_work_staff: departmentColumns.staff,
};

export const isFacilityField = (name: string): name is FacilityField => Object.hasOwn(facilityFieldKinds, name);

const pricesOf = (text: string): unknown =>
  Object.fromEntries(
    listOf(text).map((entry) => {
      const [brand = '', price = ''] = entry.split('=');
      return [brand.trim(), numberOf(price) ?? price];
    }),
  );

export const valueOf = (field: FacilityField, value: unknown, decimal?: Decimal): unknown =>
  valueOfKind(facilityFieldKinds[field], value, decimal, field === 'prices' ? pricesOf : undefined);

type Fields = Readonly<Record<string, unknown>>;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const brandsOf = (value: unknown) =>
  textsOf(value).map((entry) => {
    const [name = '', code, erp, email] = entry.split(':').map((part) => part.trim());
    return { name, ...(code && { brand_code: code }), ...(erp && { erp_id: erp }), ...(email && { email }) };
  });

const staffOf = (value: unknown) =>
  textsOf(value).map((entry) => {
    const [person = '', title, phone, email] = entry.split(',').map((part) => part.trim());
    const space = person.lastIndexOf(' ');
    return {
      first_name: space < 0 ? person : person.slice(0, space),
      ...(space >= 0 && { last_name: person.slice(space + 1) }),
      ...(title && { title }),
      ...(phone && { phone }),
      ...(email && { email }),
    };
  });

const deviationsOf = (value: unknown) =>
  textsOf(value).map((entry) => {
    const [date = '', hours = ''] = entry.split(/\s+/);
    return { date, hours };
  });

const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function capacityOf(fields: Fields): object | undefined {
  const numbers = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((text) => numberOf(String(text)) ?? text) : value;
  const workshop = given({
    department_id: fields.workshop_department_id,
    drop_offs: fields.workshop_drop_offs,
    tire_lanes: fields.workshop_tire_lanes,
    lead_days: fields.workshop_lead_days,
    hourly_rate: fields.workshop_hourly_rate,
    equipment: fields.workshop_equipment,
  });
  const capacity = given({
    morning: numbers(fields.workshop_morning),
    afternoon: numbers(fields.workshop_afternoon),
    day: numbers(fields.workshop_day),
  });
  return Object.keys({ ...workshop, ...capacity }).length === 0 ? undefined : { ...workshop, capacity };
}

/** A row with its departments' columns as `site_departments`; a row that has them already is left as it is. */
export function nested(fields: Fields): Record<string, unknown> {
  if (fields.site_departments !== undefined) return { ...fields };
  const departments: object[] = [];
  const rest: Record<string, unknown> = {};
  const names = new Set(Object.keys(fields));
  for (const [prefix, group] of Object.entries(prefixes)) {
    const of = (column: keyof typeof departmentColumns): unknown => {
      names.delete(`${prefix}_${column}`);
      return fields[`${prefix}_${column}`];
    };
    const [brands, staff, deviations] = [of('brands'), of('staff'), of('deviation_days')];
    const department = given({
      name: of('name'),
      phone: of('phone'),
      email: of('email'),
      opening_hours: of('opening_hours'),
      ...(brands !== undefined && { brands: brandsOf(brands) }),
      ...(staff !== undefined && { users: staffOf(staff) }),
      ...(deviations !== undefined && { deviation_days: deviationsOf(deviations) }),
      ...(group === 'Workshop' && { workshop: capacityOf(fields) }),
    });
    if (Object.keys(department).length > 0) departments.push({ group, ...department });
  }
  for (const name of names) if (!Object.hasOwn(capacityColumns, name)) rest[name] = fields[name];
  return departments.length > 0 ? { ...rest, site_departments: departments } : rest;
}
