import { ValidationError } from 'yup';
import { carFieldKinds, type CarField } from '@/domain/cars/car';
import { carSchema } from '@/domain/cars/car.schema';
import type { Facility } from '@/domain/dealers/facility';
import type { CarRef, FeedCar, StockRow } from '@/domain/stock/stock';
import { mapRow } from '@/domain/stock/stockMap';
import type { StockMap } from '@/domain/stock/stockMap.schema';
import { booleanOf, valueOf } from '@/domain/stock/stockValues';
import { rowId } from '@/server/cars/car-identity';
import { stocks } from '@/server/cars/stocks';
import type { StockName } from '@/sites/site.types';
import { reasonsOf } from './reasons';
import type { RawRow } from './rows';

/** A refused row with the reasons. `ref` identifies its car if that could be read. */
export interface Refusal {
  kind: 'refused';
  line: number;
  reasons: string[];
  ref?: CarRef;
}

/**
 * Keys of a row that are not fields of a car: the line number that our own programs send, and that a refused row's
 * car must be kept.
 */
const LINE_KEY = '#line';
const RETAIN_KEY = '#keep';
export const REMOVED_KEY = 'removed';

export interface Preparation {
  stock: StockName;
  map?: StockMap | undefined;
  /** Facilities of the stock by site_id: source of a car's town, region and position. */
  facilities?: ReadonlyMap<
    string,
    Pick<Facility, 'site_official_name' | 'site_city' | 'site_region' | 'site_geocoord'>
  >;
  /** Called once for each name in a row that is not a field of a car. */
  ignored?: (name: string) => void;
}

const isField = (name: string): name is CarField => name in carFieldKinds;

function refOf(fields: Partial<Record<CarField, unknown>>): CarRef | undefined {
  const { car_id: id, external_id: external } = fields;
  if (typeof id === 'string' && /^\d{5,12}$/.test(id)) return { car_id: id };
  if (typeof external === 'string' && external !== '' && external.length <= 200) return { external_id: external };
  return undefined;
}

/** The row of a removed car without an id names it, as the row did that brought it. */
const removedRow = ({ fields, removed, source }: Pick<Named, 'fields' | 'removed' | 'source'>): CarRef | undefined =>
  removed && fields.car_brand !== undefined && fields.car_model !== undefined ? { car_id: rowId(source) } : undefined;

interface Named {
  fields: Partial<Record<CarField, unknown>>;
  removed: boolean;
  retain: boolean;
  refusals: string[];
  /** The row before any rule: identifies a car without an id. Its fields, or the columns that a mapping reads. */
  source: object;
}

function ownRow(record: Record<string, unknown>, seen: Set<string>, ignored: (name: string) => void): Named {
  const fields: Named['fields'] = {};
  const named: Named = { fields, removed: false, retain: record[RETAIN_KEY] === true, refusals: [], source: fields };
  for (const [name, value] of Object.entries(record)) {
    if (isField(name)) {
      const read = valueOf(name, value);
      if (read !== undefined) fields[name] = read;
    } else if (name === REMOVED_KEY) {
      named.removed = value === true || (typeof value === 'string' && booleanOf(value) === true);
    } else if (name !== LINE_KEY && name !== RETAIN_KEY && !seen.has(name)) {
      seen.add(name);
      ignored(name);
    }
  }
  return named;
}

function foreignRow(map: StockMap, record: Record<string, unknown>): Named {
  const { fields, removed, refusals, source } = mapRow(map, record);
  const converted: Named['fields'] = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isField(name)) converted[name] = valueOf(name, value, map.decimal);
  }
  return { fields: converted, removed, retain: false, refusals, source };
}

/** Fields derived from others; a value in the row itself has precedence. */
function complete(car: FeedCar, { stock, facilities }: Preparation): FeedCar {
  const facility = car.car_site_id === undefined ? undefined : facilities?.get(car.car_site_id);
  const hasPrice = car.car_price ?? car.car_campaign_price ?? car.car_retail_price;
  const completed: FeedCar = { ...car };
  const [first] = car.car_images ?? [];
  if (first) completed.car_primary_image ??= { thumbnail_url: first.original };
  if (hasPrice !== undefined) completed.car_price_currency ??= stocks[stock].currency;
  if (car.car_mileage !== undefined) completed.car_odometer ??= stocks[stock].odometer;
  if (car.car_campaign_price !== undefined)
    completed.car_has_campaign_price ??= car.car_price === undefined || car.car_campaign_price < car.car_price;
  if (car.car_leasing_options) {
    completed.car_has_privateleasing ??= car.car_leasing_options.some((option) => option.leasing_type === 'Private');
    completed.car_has_companyleasing ??= car.car_leasing_options.some((option) => option.leasing_type === 'Company');
  }
  if (facility) {
    completed.car_site_name ??= facility.site_official_name;
    completed.car_site_city ??= facility.site_city;
    completed.car_site_region ??= facility.site_region;
    completed.car_site_geocoord ??= facility.site_geocoord;
  }
  return completed;
}

/** Returns a function that converts raw rows to rows for the store, or refusals. */
export function preparer(preparation: Preparation): (raw: RawRow) => StockRow | Refusal {
  const seen = new Set<string>();
  const ignored = preparation.ignored ?? (() => undefined);
  return (raw) => {
    if ('problem' in raw) return { kind: 'refused', line: raw.line, reasons: [raw.problem] };
    const own = raw.record[LINE_KEY];
    const line = typeof own === 'number' && Number.isSafeInteger(own) && own > 0 ? own : raw.line;
    const { fields, removed, retain, refusals, source } = preparation.map
      ? foreignRow(preparation.map, raw.record)
      : ownRow(raw.record, seen, ignored);
    const ref = refOf(fields) ?? removedRow({ fields, removed, source });
    const refuse = (reasons: string[]): Refusal => ({ kind: 'refused', line, reasons, ...(ref ? { ref } : {}) });
    if (removed || retain)
      return ref
        ? { kind: removed ? 'remove' : 'keep', line, ref }
        : refuse(['the row does not say which car: car_id or external_id is missing']);
    try {
      const car: FeedCar = carSchema.validateSync(fields, { strict: true, abortEarly: false });
      if (refusals.length > 0) return refuse(refusals);
      const id = car.car_id ?? (car.external_id === undefined ? rowId(source) : undefined);
      return { kind: 'car', line, car: complete({ ...car, car_id: id }, preparation) };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return refuse([...refusals, ...reasonsOf(error)]);
    }
  };
}

/** A row in the format that our own programs send to a server; `preparer` reads it back to the same row. */
export function wireRow(row: StockRow): Record<string, unknown> {
  if (row.kind === 'car') return { ...row.car, [LINE_KEY]: row.line };
  return { ...row.ref, [row.kind === 'remove' ? REMOVED_KEY : RETAIN_KEY]: true, [LINE_KEY]: row.line };
}
