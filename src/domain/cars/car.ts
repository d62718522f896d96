import type { InspectionResult } from './conditionReport';

/**
 * A car in stock, in the feed and in search documents. Field names are the wire names of specification 2 section 3.
 * Money fields (`car_price` …) are in major units of `car_price_currency`; `car_mileage` is in the unit of
 * `car_odometer` (decisions 7 and 3g).
 */
export type OdometerUnit = 'mil' | 'km' | 'mi';
const currencies = ['SEK', 'NOK', 'DKK', 'EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];
export const isCurrency = (value: unknown): value is Currency => currencies.some((one) => one === value);

interface CarImage {
  /** Path in the media store, or an absolute address from the dealer's feed. */
  original: string;
}

interface CarPrimaryImage {
  thumbnail_url: string;
  blur_data_url?: string;
}

interface CarSeller {
  name: string;
  email: string;
  phone: string;
}

export interface LeasingOption {
  leasing_type: 'Private' | 'Company';
  title: string;
  /** Per month, major units of `car_price_currency`; including VAT for Private, excluding for Company. */
  monthly_cost: number;
  monthly_cost_text: string;
  description: string;
  /** Months. */
  duration: number;
  /** Per year, in the unit of `car_odometer`. */
  mileage: number;
  asterix: string;
}

interface ContractDuration {
  months: number;
  residual_percentage: number;
  cash_amount_min_percentage: number;
  cash_amount_max_percentage: number;
}

export interface LoanOption {
  title: string;
  description: string;
  /** Holds numbered placeholders: {0}, {1} … */
  disclaimer: string;
  /** Percent a year, nominal. */
  interest_rate: number;
  interest_rate_text: string;
  start_fee: number;
  start_fee_text: string;
  invoice_fee: number;
  invoice_fee_text: string;
  default_monthly_cost: number;
  default_monthly_cost_text: string;
  default_contract_duration: number;
  contract_durations: ContractDuration[];
}

export interface Car {
  /** 5 to 12 digits (decision 3d). */
  car_id: string;
  slug: string;
  /** The feed's own id, where it has one. */
  external_id?: string;

  car_brand: string;
  car_model: string;
  /** Model and version as shown: 'V60 B4 Plus'. */
  car_model_text?: string;
  car_version?: string;
  car_year?: number;
  car_fuel?: string;
  car_gearbox?: string;
  car_body?: string;
  car_drive?: string;
  car_color?: string;
  car_condition?: string;
  car_mileage?: number;
  car_mileage_text?: string;
  car_odometer?: OdometerUnit;
  car_acceleration_text?: string;
  car_seats?: number;
  car_doors?: number;
  car_cargo_volume_text?: string;
  car_service_weight_text?: string;
  car_height_text?: string;
  car_width_text?: string;
  car_length_text?: string;
  car_ncapstars?: number;
  /** YYYY-MM-DD */
  car_firstregistration?: string;
  car_regno?: string;
  /** VIN; never sent to a browser (decision 3e). */
  car_chassino?: string;
  /** Horsepower. */
  car_power?: number;
  car_power_text?: string;
  car_fuel_tank_capacity_text?: string;
  car_emission_mixed_text?: string;
  car_fuel_combined_text?: string;
  /** Kilometres (miles in the UK). */
  wltp_electric_range?: number;
  wltp_electric_range_text?: string;
  wltp_electric_consumption?: number;
  wltp_electric_consumption_text?: string;
  /** Kilowatt. */
  electric_charging_speed_ac?: number;
  electric_charging_speed_ac_text?: string;
  electric_charging_speed_dc?: number;
  electric_charging_speed_dc_text?: string;
  /** Kilowatt-hours. */
  battery_size?: number;
  battery_size_text?: string;
  car_electric_range_text?: string;
  car_equipment?: string[];
  car_description?: string;
  car_images?: CarImage[];
  car_primary_image?: CarPrimaryImage;

  car_price?: number;
  car_price_text?: string;
  car_price_title?: string;
  car_price_currency?: Currency;
  car_retail_price?: number;
  car_retail_price_text?: string;
  car_campaign_price?: number;
  car_campaign_price_text?: string;
  car_has_campaign_price?: boolean;
  /**
   * Of a car with a reduced price: the lowest price of the 30 days before, from the price history, never from a feed.
   */
  car_lowest_price?: number;
  /** ISO instant of the last price reduction. */
  car_price_since?: string;
  car_has_campaign_loan?: boolean;
  car_has_campaign_companyleasing?: boolean;
  car_has_campaign_privateleasing?: boolean;
  car_campaigns?: string[];
  car_vat_eligible?: boolean;
  /** 'PC' passenger car, 'LCV' light commercial vehicle (prices shown excluding VAT). */
  car_vehicle_type_code?: 'PC' | 'LCV';
  car_is_sample?: boolean;
  car_is_used?: boolean;
  caroftheweek?: boolean;
  /** Reserved; it may become available again. */
  car_is_reserved?: boolean;

  /** Of an auction: the number by which bidders name the car; its price is the first bid. */
  car_lot_number?: string;
  /** What the auction expects, in major units of `car_price_currency`. */
  car_estimate_low?: number;
  car_estimate_high?: number;
  /** ISO instant of the last moment for bids. */
  car_bids_end?: string;

  /** YYYY-MM-DD on which the facility of the car inspected it. */
  car_inspection_date?: string;
  /** Number of points that were inspected. */
  car_inspection_points?: number;
  /** What was found, at least one entry for each area that was inspected. */
  car_inspection?: InspectionResult[];
  /** Millimetres, of the tire with the least. */
  car_tread_depth?: number;
  /** Of a traction battery: percent of the capacity that it had when new. */
  car_battery_health?: number;

  car_site_id?: string;
  car_site_name?: string;
  car_site_city?: string;
  car_site_region?: string;
  /** 'latitude,longitude' of the facility. */
  car_site_geocoord?: string;
  car_sellers?: CarSeller[];

  car_loan_option?: LoanOption;
  car_leasing_options?: LeasingOption[];
  car_has_companyleasing?: boolean;
  car_has_privateleasing?: boolean;
  car_pbbratio?: number;
  car_beneficial_value?: number;
  car_loan_monthly_cost?: number;
  car_privateleasing_monthly_cost?: number;
  car_companyleasing_monthly_cost?: number;
  car_companyerpid?: string;
  car_departmenterpid?: string;

  /** ISO instant at which the car was first offered; `car_publishdate` in sorts is days since this (decision 3c). */
  car_published?: string;
  /** ISO instant of the last change. */
  indexed_at?: string;
}

export type CarField = keyof Car;
export type FieldKind = 'text' | 'number' | 'boolean' | 'texts' | 'objects' | 'object';

/** The kind of every car field: drives feed parsing, validation and projection. A forgotten field does not compile. */
export const carFieldKinds = {
  car_id: 'text',
  slug: 'text',
  external_id: 'text',
  car_brand: 'text',
  car_model: 'text',
  car_model_text: 'text',
  car_version: 'text',
  car_year: 'number',
  car_fuel: 'text',
  car_gearbox: 'text',
  car_body: 'text',
  car_drive: 'text',
  car_color: 'text',
  car_condition: 'text',
  car_mileage: 'number',
  car_mileage_text: 'text',
  car_odometer: 'text',
  car_acceleration_text: 'text',
  car_seats: 'number',
  car_doors: 'number',
  car_cargo_volume_text: 'text',
  car_service_weight_text: 'text',
  car_height_text: 'text',
  car_width_text: 'text',
  car_length_text: 'text',
  car_ncapstars: 'number',
  car_firstregistration: 'text',
  car_regno: 'text',
  car_chassino: 'text',
  car_power: 'number',
  car_power_text: 'text',
  car_fuel_tank_capacity_text: 'text',
  car_emission_mixed_text: 'text',
  car_fuel_combined_text: 'text',
  wltp_electric_range: 'number',
  wltp_electric_range_text: 'text',
  wltp_electric_consumption: 'number',
  wltp_electric_consumption_text: 'text',
  electric_charging_speed_ac: 'number',
  electric_charging_speed_ac_text: 'text',
  electric_charging_speed_dc: 'number',
  electric_charging_speed_dc_text: 'text',
  battery_size: 'number',
  battery_size_text: 'text',
  car_electric_range_text: 'text',
  car_equipment: 'texts',
  car_description: 'text',
  car_images: 'objects',
  car_primary_image: 'object',
  car_price: 'number',
  car_price_text: 'text',
  car_price_title: 'text',
  car_price_currency: 'text',
  car_retail_price: 'number',
  car_retail_price_text: 'text',
  car_campaign_price: 'number',
  car_campaign_price_text: 'text',
  car_has_campaign_price: 'boolean',
  car_has_campaign_loan: 'boolean',
  car_has_campaign_companyleasing: 'boolean',
  car_has_campaign_privateleasing: 'boolean',
  car_campaigns: 'texts',
  car_vat_eligible: 'boolean',
  car_vehicle_type_code: 'text',
  car_lowest_price: 'number',
  car_price_since: 'text',
  car_is_reserved: 'boolean',
  car_lot_number: 'text',
  car_estimate_low: 'number',
  car_estimate_high: 'number',
  car_bids_end: 'text',
  car_inspection_date: 'text',
  car_inspection_points: 'number',
  car_inspection: 'objects',
  car_tread_depth: 'number',
  car_battery_health: 'number',
  car_is_sample: 'boolean',
  car_is_used: 'boolean',
  caroftheweek: 'boolean',
  car_site_id: 'text',
  car_site_name: 'text',
  car_site_city: 'text',
  car_site_region: 'text',
  car_site_geocoord: 'text',
  car_sellers: 'objects',
  car_loan_option: 'object',
  car_leasing_options: 'objects',
  car_has_companyleasing: 'boolean',
  car_has_privateleasing: 'boolean',
  car_pbbratio: 'number',
  car_beneficial_value: 'number',
  car_loan_monthly_cost: 'number',
  car_privateleasing_monthly_cost: 'number',
  car_companyleasing_monthly_cost: 'number',
  car_companyerpid: 'text',
  car_departmenterpid: 'text',
  car_published: 'text',
  indexed_at: 'text',
} as const satisfies Record<CarField, FieldKind>;

/** Fields that never leave the server (decision 3e). */
export const privateCarFields: readonly CarField[] = ['car_chassino'];
