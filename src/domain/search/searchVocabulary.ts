import { carFieldKinds, privateCarFields, type CarField } from '../cars/car';
import { monthlyCostFields } from '../finance/monthlyCost';
import { cardFields, listFields } from './carList';

/** A facet of text values: one or several for each document. */
export interface TermField {
  name: string;
  /** The parent field: car_brand for car_model. */
  child?: string;
  /** Several values for each document; selected values are OR-ed ('any') or AND-ed ('all'). */
  many?: 'any' | 'all';
  /** Nearly unique for each document: found by a map, listed only if selected. */
  key?: true;
}

export interface SortField {
  /** As in `sort_name`, without `_asc` and `_desc`. */
  name: string;
  /** Field of the document, if its name differs. */
  field?: string;
  /** 'age': the days since an ISO instant, so ascending is newest first (decision 3c). */
  by: 'number' | 'text' | 'age';
}

/** All names that a search of one kind of index may use. */
export interface SearchVocabulary {
  /** The field that identifies a document and ends every sort. */
  id: string;
  terms: readonly TermField[];
  /** Facets of numbers: ranges and histograms. */
  ranges: readonly string[];
  sorts: readonly SortField[];
  /** Fields that a response may contain, those of lists first. */
  fields: readonly string[];
  /** The field with 'latitude,longitude', for `near` and `distance_asc`. */
  geo?: string;
}

const isPublic = (name: string): boolean => !privateCarFields.some((field) => field === name);
const onCards = new Set<string>(cardFields);

export const carVocabulary = {
  id: 'car_id',
  // Fields of many values first: the engine stores eight next to each other, and counts fields with few values in
  // another way.
  terms: [
    { name: 'car_brand', child: 'car_model' },
    { name: 'car_color' },
    { name: 'car_site_region' },
    { name: 'car_site_city' },
    { name: 'car_site_name' },
    { name: 'car_site_id' },
    { name: 'car_seats' },
    { name: 'car_model' },
    { name: 'car_body' },
    { name: 'car_fuel' },
    { name: 'car_gearbox' },
    { name: 'car_drive' },
    { name: 'car_condition' },
    { name: 'car_doors' },
    { name: 'car_vehicle_type_code' },
    { name: 'car_is_used' },
    { name: 'car_is_sample' },
    { name: 'car_has_campaign_price' },
    { name: 'car_has_campaign_loan' },
    { name: 'car_has_campaign_privateleasing' },
    { name: 'car_has_campaign_companyleasing' },
    { name: 'car_has_privateleasing' },
    { name: 'car_has_companyleasing' },
    { name: 'car_vat_eligible' },
    { name: 'caroftheweek' },
    { name: 'car_equipment', many: 'all' },
    { name: 'car_campaigns', many: 'any' },
    // Derived: see `carSizes.ts`.
    { name: 'car_size', many: 'any' },
    { name: 'car_id', key: true },
    { name: 'car_regno', key: true },
  ],
  ranges: [
    'car_price',
    'car_campaign_price',
    'car_power',
    'car_mileage',
    'car_year',
    'car_privateleasing_monthly_cost',
    'car_companyleasing_monthly_cost',
    'car_loan_monthly_cost',
    'wltp_electric_range',
    'electric_charging_speed_dc',
    ...monthlyCostFields,
  ],
  sorts: [
    { name: 'car_price', by: 'number' },
    { name: 'car_campaign_price', by: 'number' },
    { name: 'car_power', by: 'number' },
    { name: 'car_mileage', by: 'number' },
    { name: 'car_year', by: 'number' },
    { name: 'car_privateleasing_monthly_cost', by: 'number' },
    { name: 'car_companyleasing_monthly_cost', by: 'number' },
    { name: 'wltp_electric_range', by: 'number' },
    { name: 'car_publishdate', field: 'car_published', by: 'age' },
    // Descending age: what ends first comes first.
    { name: 'car_bids_end', by: 'age' },
    { name: 'car_brand', by: 'text' },
    ...monthlyCostFields.map((name) => ({ name, by: 'number' }) as const),
  ],
  fields: [
    ...listFields,
    ...monthlyCostFields,
    ...Object.keys(carFieldKinds).filter((name) => !onCards.has(name)),
  ].filter(isPublic),
  geo: 'car_site_geocoord' satisfies CarField,
} as const satisfies SearchVocabulary;

export const siteVocabulary = {
  id: 'site_id',
  terms: [
    { name: 'site_region' },
    { name: 'site_city' },
    { name: 'site_brands', many: 'any' },
    { name: 'site_services', many: 'any' },
    { name: 'site_id', key: true },
    { name: 'slug', key: true },
  ],
  ranges: ['website_sort_order'],
  sorts: [
    { name: 'website_sort_order', by: 'number' },
    { name: 'site_official_name', by: 'text' },
    { name: 'site_city', by: 'text' },
  ],
  fields: [
    'site_id',
    'slug',
    'site_official_name',
    'site_street',
    'site_zip',
    'site_city',
    'site_region',
    'site_phone',
    'site_email',
    'site_image_url',
    'site_primary_image',
    'site_geocoord',
    'site_brands',
    'site_services',
    'site_tire_hotel',
    'website_sort_order',
    'site_departments',
  ],
  geo: 'site_geocoord',
} as const satisfies SearchVocabulary;

/**
 * The names of an index, by its own name: 'cars-car-store-se', 'sites-car-store-se' (decision 3a); null for any other.
 */
export function vocabularyOf(index: string): SearchVocabulary | null {
  if (/^cars-[a-z0-9-]+$/.test(index)) return carVocabulary;
  if (/^sites-[a-z0-9-]+$/.test(index)) return siteVocabulary;
  return null;
}
