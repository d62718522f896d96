import type { TextsValue } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { mileageText } from '../../car-search/components/carTexts';

export interface DataRow {
  label: string;
  value: string;
}

/** Rows shown before 'visa mer' (specification 2 section 9). */
export const FIRST_ROWS = 5;

/** The facts that a buyer looks for first; only those that are known. */
export function overviewRows(car: CarRecord, { t, format }: Pick<TextsValue, 't' | 'format'>): DataRow[] {
  return known([
    [t('detail.year'), car.car_year],
    [t('detail.mileage'), mileageText(car, { format })],
    [t('detail.fuel'), car.car_fuel],
    [t('detail.gearbox'), car.car_gearbox],
    [t('detail.power'), car.car_power_text ?? (car.car_power === undefined ? undefined : format.power(car.car_power))],
    [t('detail.drive'), car.car_drive],
    [t('detail.body'), car.car_body],
    [t('detail.color'), car.car_color],
    [t('detail.electricRange'), car.wltp_electric_range_text],
    // Specification 2 section 2.2: always YYYY-MM-DD.
    [t('detail.firstRegistration'), car.car_firstregistration && format.date(car.car_firstregistration)],
    [t('detail.regno'), car.car_regno],
    [t('detail.condition'), car.car_condition],
  ]);
}

export function technicalRows(car: CarRecord, { t }: Pick<TextsValue, 't'>): DataRow[] {
  return known([
    [t('detail.consumption'), car.car_fuel_combined_text],
    [t('detail.emission'), car.car_emission_mixed_text],
    [t('detail.acceleration'), car.car_acceleration_text],
    [t('detail.electricConsumption'), car.wltp_electric_consumption_text],
    [t('detail.battery'), car.battery_size_text],
    [t('detail.chargingAc'), car.electric_charging_speed_ac_text],
    [t('detail.chargingDc'), car.electric_charging_speed_dc_text],
    [t('detail.seats'), car.car_seats],
    [t('detail.doors'), car.car_doors],
    [t('detail.cargoVolume'), car.car_cargo_volume_text],
    [t('detail.serviceWeight'), car.car_service_weight_text],
    [t('detail.length'), car.car_length_text],
    [t('detail.width'), car.car_width_text],
    [t('detail.height'), car.car_height_text],
    [t('detail.fuelTank'), car.car_fuel_tank_capacity_text],
    [t('detail.ncap'), car.car_ncapstars === undefined ? undefined : t('detail.stars', { count: car.car_ncapstars })],
    [
      t('detail.vatEligible'),
      car.car_vat_eligible === undefined ? undefined : t(car.car_vat_eligible ? 'detail.yes' : 'detail.no'),
    ],
  ]);
}

const known = (rows: [string, string | number | undefined][]): DataRow[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value: String(value) }]));
