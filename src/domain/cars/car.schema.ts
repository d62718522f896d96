import { object, string, type ISchema } from 'yup';
import { amount, flag, integer, isCoordinate, isDay, list, needed, picture, text, texts } from '../stock/feedFields';
import type { CarField, Currency, OdometerUnit } from './car';
import { inspectionAreas, inspectionStates, type InspectionArea, type InspectionState } from './conditionReport';

/** The fields of a car in a feed: names, types, bounds. Used by import command and API; a message names its field first. */

const MONEY = 1_000_000_000;
const money = () => amount(0, MONEY);
const share = () => amount(0, 100).required('${path} is missing');
const sum = () => money().required('${path} is missing');
const label = () => needed(200);
const day = () =>
  string().typeError('${path} must be a date').test('day', '${path} must be a date such as 2021-05-31', isDay);
/** 'a, b or c' */
const oneOf = (values: readonly string[]) => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

const isInstant = (value: string | undefined): boolean =>
  value === undefined ||
  (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value)));
const instant = () => text(40).test('instant', '${path} must be a time such as 2026-05-01T12:00:00Z', isInstant);

const seller = object({ name: needed(120), email: needed(200), phone: needed(40) });
const image = object({ original: picture() });
const leasing = object({
  leasing_type: string<'Private' | 'Company'>()
    .oneOf(['Private', 'Company'], '${path} must be Private or Company')
    .required('${path} is missing'),
  title: label(),
  monthly_cost: sum(),
  monthly_cost_text: label(),
  description: text(2_000).defined('${path} is missing'),
  duration: integer(1, 120).required('${path} is missing'),
  mileage: amount(0, 200_000).required('${path} is missing'),
  asterix: text(2_000).defined('${path} is missing'),
});
const duration = object({
  months: integer(1, 240).required('${path} is missing'),
  residual_percentage: share(),
  cash_amount_min_percentage: share(),
  cash_amount_max_percentage: share(),
});
const loan = object({
  title: label(),
  description: text(2_000).defined('${path} is missing'),
  disclaimer: text(4_000).defined('${path} is missing'),
  interest_rate: share(),
  interest_rate_text: label(),
  start_fee: sum(),
  start_fee_text: label(),
  invoice_fee: sum(),
  invoice_fee_text: label(),
  default_monthly_cost: sum(),
  default_monthly_cost_text: label(),
  default_contract_duration: integer(1, 240).required('${path} is missing'),
  contract_durations: list(duration, 60).required('${path} is missing'),
});

const inspected = object({
  area: string<InspectionArea>()
    .oneOf(inspectionAreas, `\${path} must be ${oneOf(inspectionAreas)}`)
    .required('${path} is missing'),
  state: string<InspectionState>()
    .oneOf(inspectionStates, `\${path} must be ${oneOf(inspectionStates)}`)
    .required('${path} is missing'),
  remark: text(200),
});

const short = () => text(120);

const fields = {
  car_id: string()
    .typeError('${path} must be text')
    .matches(/^\d{5,12}$/, '${path} must be 5 to 12 digits (an id of another form belongs in external_id)'),
  slug: string()
    .typeError('${path} must be text')
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, '${path} must be small letters, digits and single hyphens')
    .max(160, '${path} must have at most ${max} characters'),
  external_id: text(200),

  car_brand: needed(60),
  car_model: needed(80),
  car_model_text: text(160),
  car_version: text(200),
  car_year: integer(1885, 2100),
  car_fuel: short(),
  car_gearbox: short(),
  car_body: short(),
  car_drive: short(),
  car_color: short(),
  car_condition: short(),
  car_mileage: amount(0, 5_000_000),
  car_mileage_text: short(),
  car_odometer: string<OdometerUnit>().oneOf(['mil', 'km', 'mi'], '${path} must be mil, km or mi'),
  car_acceleration_text: short(),
  car_seats: integer(1, 100),
  car_doors: integer(0, 10),
  car_cargo_volume_text: short(),
  car_service_weight_text: short(),
  car_height_text: short(),
  car_width_text: short(),
  car_length_text: short(),
  car_ncapstars: amount(0, 5),
  car_firstregistration: day(),
  car_regno: text(16),
  car_chassino: text(40),
  car_power: amount(0, 10_000),
  car_power_text: short(),
  car_fuel_tank_capacity_text: short(),
  car_emission_mixed_text: short(),
  car_fuel_combined_text: short(),
  wltp_electric_range: amount(0, 5_000),
  wltp_electric_range_text: short(),
  wltp_electric_consumption: amount(0, 1_000),
  wltp_electric_consumption_text: short(),
  electric_charging_speed_ac: amount(0, 5_000),
  electric_charging_speed_ac_text: short(),
  electric_charging_speed_dc: amount(0, 5_000),
  electric_charging_speed_dc_text: short(),
  battery_size: amount(0, 5_000),
  battery_size_text: short(),
  car_electric_range_text: short(),
  car_equipment: texts(500, 200),
  car_description: text(20_000),
  car_images: list(image, 200),
  car_primary_image: object({ thumbnail_url: picture(), blur_data_url: text(8_000) }).default(undefined),

  car_price: money(),
  car_price_text: short(),
  car_price_title: short(),
  car_price_currency: string<Currency>().oneOf(
    ['SEK', 'NOK', 'DKK', 'EUR', 'GBP'],
    '${path} must be SEK, NOK, DKK, EUR or GBP',
  ),
  car_retail_price: money(),
  car_retail_price_text: short(),
  car_campaign_price: money(),
  car_campaign_price_text: short(),
  car_has_campaign_price: flag(),
  car_has_campaign_loan: flag(),
  car_has_campaign_companyleasing: flag(),
  car_has_campaign_privateleasing: flag(),
  car_campaigns: texts(50, 200),
  car_vat_eligible: flag(),
  car_vehicle_type_code: string<'PC' | 'LCV'>().oneOf(['PC', 'LCV'], '${path} must be PC or LCV'),
  car_is_sample: flag(),
  car_is_used: flag(),
  caroftheweek: flag(),
  car_is_reserved: flag(),
  car_lot_number: text(20),
  car_estimate_low: money(),
  car_estimate_high: money(),
  car_bids_end: instant(),
  car_inspection_date: day(),
  car_inspection_points: integer(1, 1_000),
  car_inspection: list(inspected, 60),
  car_tread_depth: amount(0, 30),
  car_battery_health: amount(0, 100),
  car_lowest_price: money(),
  car_price_since: instant(),

  car_site_id: text(60),
  car_site_name: short(),
  car_site_city: short(),
  car_site_region: short(),
  car_site_geocoord: text(60).test('place', '${path} must be latitude,longitude', isCoordinate),
  car_sellers: list(seller, 50),

  car_loan_option: loan.default(undefined),
  car_leasing_options: list(leasing, 50),
  car_has_companyleasing: flag(),
  car_has_privateleasing: flag(),
  car_pbbratio: amount(0, 1_000),
  car_beneficial_value: money(),
  car_loan_monthly_cost: money(),
  car_privateleasing_monthly_cost: money(),
  car_companyleasing_monthly_cost: money(),
  car_companyerpid: short(),
  car_departmenterpid: short(),
  car_published: instant(),
  indexed_at: instant(),
} satisfies Record<CarField, ISchema<unknown>>;

export const carSchema = object(fields);
