import type { Car } from '@/domain/cars/car';
import { numberText, withUnit } from './formats';
import type { Specimen } from './specimen';
import { stockTexts } from './labels';

type TechnicalFields = Pick<
  Car,
  | 'car_power'
  | 'car_power_text'
  | 'car_acceleration_text'
  | 'car_seats'
  | 'car_doors'
  | 'car_cargo_volume_text'
  | 'car_service_weight_text'
  | 'car_height_text'
  | 'car_width_text'
  | 'car_length_text'
  | 'car_ncapstars'
  | 'car_fuel_tank_capacity_text'
  | 'car_emission_mixed_text'
  | 'car_fuel_combined_text'
  | 'wltp_electric_range'
  | 'wltp_electric_range_text'
  | 'wltp_electric_consumption'
  | 'wltp_electric_consumption_text'
  | 'electric_charging_speed_ac'
  | 'electric_charging_speed_ac_text'
  | 'electric_charging_speed_dc'
  | 'electric_charging_speed_dc_text'
  | 'battery_size'
  | 'battery_size_text'
  | 'car_electric_range_text'
>;

/** Grams of CO2 per litre, in tenths. */
const gramsPerLitre: Readonly<Record<string, number>> = {
  petrol: 227,
  mild: 229,
  hybrid: 227,
  plugin: 227,
  diesel: 262,
  ethanol: 160,
  gas: 188,
};
const tanks: Readonly<Record<string, number>> = { A: 35, B: 42, C: 50, D: 60, E: 68, F: 80, S: 60, V: 60, P: 76 };
const doorsByBody = {
  hatch: 5,
  estate: 5,
  saloon: 4,
  coupe: 2,
  convertible: 2,
  crossover: 5,
  suv: 5,
  mpv: 5,
  van: 4,
  pickup: 4,
} as const;

const rangeOf = ({ market, engine }: Specimen): number =>
  market.odometer === 'mi' ? Math.floor((engine.rangeKm * 621) / 1000) : engine.rangeKm;

function burning({ market, line, engine }: Specimen): TechnicalFields {
  if (engine.litres === 0) return {};
  const { language } = market;
  const isDiesel =
    engine.fuel === 'diesel' || (engine.fuel === 'mild' && /diesel|[0-9] ?d\b|tdi|dci|hdi/iu.test(engine.name));
  const grams = Math.round((engine.litres * (isDiesel ? 262 : (gramsPerLitre[engine.fuel] ?? 227))) / 10);
  const mpg = 28_248 / (engine.litres * 100);
  const isGas = engine.fuel === 'gas';
  return {
    car_fuel_tank_capacity_text: withUnit(
      language,
      line.tank ?? tanks[line.segment] ?? 50,
      stockTexts[language].unit.litres,
    ),
    car_fuel_combined_text:
      market.stock === 'uk'
        ? `${numberText(language, mpg, 1)}\u00a0mpg`
        : `${numberText(language, engine.litres, 1)}\u00a0${isGas ? 'kg' : 'l'}/100\u00a0km`,
    car_emission_mixed_text: withUnit(language, grams, 'g/km'),
  };
}

function plugged(car: Specimen): TechnicalFields {
  const { market, engine, line } = car;
  if (engine.batteryKwh === 0) return {};
  const { language } = market;
  const range = rangeOf(car);
  const ac =
    engine.fuel === 'plugin'
      ? engine.batteryKwh > 17
        ? 7.4
        : 3.7
      : engine.batteryKwh < 37
        ? 7.2
        : engine.price > 900 || line.segment === 'F'
          ? 22
          : 11;
  const electric = engine.fuel === 'electric';
  // The makers' figure adds charging losses to the net battery; a plug-in hybrid never empties its battery.
  const consumption = Math.round((engine.batteryKwh * (electric ? 1080 : 850)) / engine.rangeKm) / 10;
  const rangeText = withUnit(language, range, market.odometer === 'mi' ? 'miles' : 'km');
  return {
    wltp_electric_range: range,
    wltp_electric_range_text: rangeText,
    car_electric_range_text: rangeText,
    wltp_electric_consumption: consumption,
    wltp_electric_consumption_text:
      market.stock === 'uk'
        ? `${numberText(language, 62.137 / consumption, 1)}\u00a0mi/kWh`
        : `${numberText(language, consumption, 1)}\u00a0kWh/100\u00a0km`,
    battery_size: engine.batteryKwh,
    battery_size_text: withUnit(language, engine.batteryKwh, 'kWh', Number.isInteger(engine.batteryKwh) ? 0 : 1),
    electric_charging_speed_ac: ac,
    electric_charging_speed_ac_text: withUnit(language, ac, 'kW', Number.isInteger(ac) ? 0 : 1),
    ...(electric && engine.dcKw > 0
      ? {
          electric_charging_speed_dc: engine.dcKw,
          electric_charging_speed_dc_text: withUnit(language, engine.dcKw, 'kW'),
        }
      : {}),
  };
}

/** Figures of the model, each with its text in the conventions of the stock's language. */
export function technicalOf(car: Specimen): TechnicalFields {
  const {
    market: { language },
    line,
    engine,
    year,
  } = car;
  const { unit } = stockTexts[language];
  const stars = line.ncap ?? (year >= 2009 && !line.lcv && line.segment !== 'S' && line.segment !== 'F' ? 5 : 0);
  return {
    car_power: engine.hp,
    car_power_text: `${numberText(language, engine.hp)}\u00a0${unit.power} (${numberText(language, Math.round((engine.hp * 7355) / 10_000))}\u00a0kW)`,
    car_acceleration_text: withUnit(language, engine.seconds, unit.seconds, 1),
    car_seats: line.seats ?? (line.body === 'van' ? 3 : line.body === 'coupe' ? 4 : 5),
    car_doors: line.doors ?? doorsByBody[line.body],
    car_cargo_volume_text: withUnit(language, line.cargo, unit.litres),
    car_service_weight_text: withUnit(language, line.weight, 'kg'),
    car_length_text: withUnit(language, line.length, 'mm'),
    car_width_text: withUnit(language, line.width, 'mm'),
    car_height_text: withUnit(language, line.height, 'mm'),
    ...(stars > 0 ? { car_ncapstars: stars } : {}),
    ...burning(car),
    ...plugged(car),
  };
}
