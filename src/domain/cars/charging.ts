import type { Car } from './car';

/** Mean power of a charge from 10 to 80 %, as a share of the car's highest: it falls as the battery fills. */
const MEAN_OF_PEAK = 0.65;
/** What reaches the battery of what the charger takes, with alternating current. */
const AC_EFFICIENCY = 0.9;

const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/**
 * Estimated charging times: from 10 to 80 % at a rapid charger in minutes, from empty to full with alternating current
 * in hours; null where the car's data does not say.
 */
export function chargingOf({
  battery_size: battery,
  electric_charging_speed_dc: dc,
  electric_charging_speed_ac: ac,
}: Pick<Car, 'battery_size' | 'electric_charging_speed_dc' | 'electric_charging_speed_ac'>): {
  rapidMinutes: number | null;
  fullHours: number | null;
} {
  return {
    rapidMinutes: battery && dc ? rounded(((battery * 0.7) / (dc * MEAN_OF_PEAK)) * 60, 5) : null,
    fullHours: battery && ac ? rounded(battery / (ac * AC_EFFICIENCY), 0.5) : null,
  };
}
