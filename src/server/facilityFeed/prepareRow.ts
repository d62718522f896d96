import { ValidationError, type Schema } from 'yup';
import type { FeedMap } from '@/domain/stock/stockMap.schema';
import { mapFields } from '@/domain/stock/stockMap';
import { booleanOf } from '@/domain/stock/stockValues';
import { normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import { reasonsOf, shown } from '@/server/cars/feed/reasons';
import type { RawRow } from '@/server/cars/feed/rows';
import type { TireAgreement } from '@/server/tire-hotel/agreements.store';
import type { BrandRow as StoredBrand, RegisteredVehicle } from '@/server/workshop/registry.store';
import type { SeededVehicle } from '@/server/workshop/seed/vehicles.seed';
import type { OfferingRule } from '@/server/workshop/workshop.types';
import { facilityOf, type FacilityContext, type ReadFacility } from './facilityOf';
import { facilityRowSchema } from './facilityRow.schema';
import { isFacilityField, nested, valueOf, facilityFieldKinds, type FacilityField } from './flatRow';
import { tireAgreementOf, tireAgreementRowSchema, withWheels } from './tireAgreementRow';
import { brandRowSchema, serviceRowSchema, vehicleRowSchema, type ServiceRow } from './workshopRows.schema';

export type RowKind = 'facility' | 'service' | 'brand' | 'vehicle' | 'tire_agreement';

export type FacilityMap = FeedMap<FacilityField>;

export interface ReadCategory {
  id: string;
  type: 'service' | 'addon';
  name: string;
  icon: string;
  selectionType: 'single' | null;
}

export type ReadRow =
  | ({ kind: 'facility'; line: number; id: string } & ReadFacility)
  | { kind: 'service'; line: number; id: string; category: ReadCategory; rule: OfferingRule }
  | { kind: 'brand'; line: number; id: string; brand: StoredBrand }
  | { kind: 'vehicle'; line: number; id: string; vehicle: SeededVehicle }
  | { kind: 'tire_agreement'; line: number; id: string; agreement: TireAgreement }
  | { kind: 'remove'; line: number; id: string; of: RowKind };

export interface RefusedRow {
  kind: 'refused';
  line: number;
  reasons: string[];
  /** What it is about, where that could be read: a replacement keeps it. */
  of?: RowKind;
  id?: string;
}

const KEYS = {
  facility: 'site_id',
  service: 'code',
  brand: 'brand',
  vehicle: 'registration_number',
  tire_agreement: 'registration_number',
} as const;
const isKind = (text: unknown): text is RowKind => typeof text === 'string' && Object.hasOwn(KEYS, text);

/** The line in the person's own file, which our command sends along with each row. */
export const LINE_KEY = '#line';
/** What a mapping refused, which our command sends along. */
export const REFUSALS_KEY = '#refused';

/** A foreign row in our field names. */
export function mappedRow(
  map: FacilityMap,
  row: Record<string, unknown>,
): { record: Record<string, unknown>; refusals: string[] } {
  const { fields, removed, refusals } = mapFields(map, row, facilityFieldKinds);
  const record: Record<string, unknown> = removed ? { removed } : {};
  for (const [name, value] of Object.entries(fields))
    if (isFacilityField(name)) record[name] = valueOf(name, value, map.decimal);
  return { record, refusals };
}

function check<T>(schema: Schema<T>, fields: unknown): { value: T } | { refusals: string[] } {
  try {
    return { value: schema.validateSync(fields, { strict: true, abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { refusals: reasonsOf(error) };
  }
}

function ruleOf(row: ServiceRow): OfferingRule {
  return {
    name: row.name,
    description: row.description ?? '',
    listItems: row.list_items,
    authorised: row.authorised ?? true,
    fuels: row.fuels,
    brands: row.brands,
    notBrands: row.not_brands,
    models: row.models,
    minAge: row.min_age,
    maxAge: row.max_age,
    equipment: row.equipment,
    priceKind: row.price_kind,
    notKnownPriceText: row.not_known_text,
    minutes: row.minutes,
    parts: row.parts ?? 0,
    bands: row.bands,
    flatPrice: row.price,
    brandPrices: row.prices,
    discountPercent: row.discount_percent,
    inAgreement: row.in_agreement,
    allowUserInput: row.allow_user_input,
    requiresMileage: row.requires_mileage,
    waits: row.waits,
    unit: row.unit,
    leadDays: row.lead_days,
  };
}

const categoryOf = (row: ServiceRow): ReadCategory => ({
  id: row.category,
  type: row.category_type ?? 'service',
  name: row.category_name ?? row.category,
  icon: row.category_icon ?? 'check',
  selectionType: row.category_selection ?? null,
});

function readRow(
  kind: RowKind,
  line: number,
  fields: Record<string, unknown>,
  context: FacilityContext,
): Exclude<ReadRow, { kind: 'remove' }> | { refusals: string[] } {
  switch (kind) {
    case 'facility': {
      const row = check(facilityRowSchema, fields);
      if ('refusals' in row) return row;
      const read = facilityOf(row.value, line, context);
      return 'refusals' in read ? read : { kind, line, id: row.value.site_id, ...read };
    }
    case 'service': {
      const row = check(serviceRowSchema, fields);
      if ('refusals' in row) return row;
      return { kind, line, id: row.value.code, category: categoryOf(row.value), rule: ruleOf(row.value) };
    }
    case 'brand': {
      const row = check(brandRowSchema, fields);
      if ('refusals' in row) return row;
      const { brand: id, policy, price_percent: pricePercent = 100 } = row.value;
      return { kind, line, id, brand: { policy, pricePercent } };
    }
    case 'vehicle': {
      const row = check(vehicleRowSchema, fields);
      if ('refusals' in row) return row;
      const id = normalizeRegistrationNumber(row.value.registration_number);
      const vehicle: RegisteredVehicle & { version: string } = {
        registrationNumber: id,
        brand: row.value.brand,
        model: row.value.model,
        version: row.value.version ?? '',
        fuel: row.value.fuel,
        buildYear: row.value.build_year,
        hasServiceAgreement: row.value.has_service_agreement ?? false,
      };
      return { kind, line, id, vehicle };
    }
    case 'tire_agreement': {
      const row = check(tireAgreementRowSchema, withWheels(fields));
      if ('refusals' in row) return row;
      const agreement = tireAgreementOf(row.value);
      return { kind, line, id: agreement.regNo, agreement };
    }
  }
}

const KNOWN: ReadonlySet<string> = new Set([LINE_KEY, REFUSALS_KEY, 'removed']);
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

export interface Preparation extends FacilityContext {
  map?: FacilityMap | undefined;
  /** Called once for each name in a row that is no field. */
  ignored: (name: string) => void;
}

/** Returns a function that reads raw rows, or lists what is wrong with them. */
export function rowReader(preparation: Preparation): (raw: RawRow) => ReadRow | RefusedRow {
  const { map, ignored } = preparation;
  const seen = new Set<string>();

  function ownFields(record: Record<string, unknown>): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(record)) {
      if (isFacilityField(name)) {
        const read = valueOf(name, value);
        if (read !== undefined) fields[name] = read;
      } else if (!KNOWN.has(name) && !seen.has(name)) {
        seen.add(name);
        ignored(name);
      }
    }
    return fields;
  }

  return (raw) => {
    if ('problem' in raw) return { kind: 'refused', line: raw.line, reasons: [raw.problem] };
    const own = raw.record[LINE_KEY];
    const line = typeof own === 'number' && Number.isSafeInteger(own) && own > 0 ? own : raw.line;
    const { record, refusals: mapRefusals } = map
      ? mappedRow(map, raw.record)
      : { record: raw.record, refusals: textsIn(raw.record[REFUSALS_KEY]) };
    const { type, ...rest } = nested(ownFields(record));
    const kind: unknown = type ?? 'facility';
    if (!isKind(kind))
      return {
        kind: 'refused',
        line,
        reasons: [`type must be one of ${Object.keys(KEYS).join(', ')}, not ${shown(kind)}`],
      };
    const key = rest[KEYS[kind]];
    const id =
      typeof key !== 'string' || key === ''
        ? undefined
        : KEYS[kind] === 'registration_number'
          ? normalizeRegistrationNumber(key)
          : key;
    const about = id === undefined ? {} : { of: kind, id };
    const flag = record.removed;
    const removed = flag === true || (typeof flag === 'string' && booleanOf(flag) === true);
    if (removed)
      return id === undefined
        ? { kind: 'refused', line, reasons: [`the row does not say what to remove: ${KEYS[kind]} is missing`] }
        : { kind: 'remove', line, id, of: kind };
    const read = readRow(kind, line, rest, preparation);
    const refusals = [...mapRefusals, ...('refusals' in read ? read.refusals : [])];
    return 'refusals' in read || refusals.length > 0 ? { kind: 'refused', line, reasons: refusals, ...about } : read;
  };
}
