import type { Car } from '@/domain/cars/car';
import { inspectionAreas, type InspectionArea, type InspectionResult } from '@/domain/cars/conditionReport';
import { addDays } from '@/domain/workshop/slotTime';
import type { Random } from '@/lib/random';
import { inspectionTexts } from './inspectionTexts';
import type { Specimen } from './specimen';

type InspectionFields = Pick<
  Car,
  'car_inspection_date' | 'car_inspection_points' | 'car_inspection' | 'car_tread_depth' | 'car_battery_health'
>;

/** Points of the workshops' inspection. A plug-in hybrid has an engine and a battery: the sites promise 'up to 120'. */
const POINTS = 112;
const BATTERY_POINTS = 8;
/** Of an electric car: no exhaust, clutch, belts or fuel system. */
const ENGINE_POINTS = 16;

/** A remark in so many of a hundred cars that are new, more for each year, and at most. */
const REMARKS = { least: 3, yearly: 3, most: 40 };
/** Areas whose findings are rarer than others'. */
const rare: ReadonlySet<InspectionArea> = new Set(['engine', 'electrics', 'equipment', 'documents']);
/** Of the remarks on a lot: what nobody has mended. */
const UNMENDED_PERCENT = 25;

/** Millimetres: tires of a dealer's car are changed before the first, worn ones of a lot below the second. */
const TREAD = { remark: 4, attention: 3 };
const HEALTH = { least: 84, remark: 87 };

function treadOf({ km, isLot }: Specimen, random: Random): number {
  const worn = Math.min(5, (km % 45_000) / 9_000);
  const tenths = Math.round((8 - worn) * 10) - random.int(0, 4);
  return Math.max(isLot ? 20 : 30, tenths) / 10;
}

function healthOf({ months }: Specimen, random: Random): number {
  const lost = (months / 12) * 1.1 + random.int(0, 3);
  return Math.max(HEALTH.least, Math.round(99 - lost));
}

/**
 * The condition report of a used car: remarks increase with its age. A dealer mends what has to be mended before the
 * car is offered; an auction sells it as it is, and says so. A new car has none.
 */
export function inspectionOf(specimen: Specimen, random: Random): InspectionFields {
  const { condition, sample, engine, market, months, published, isLot = false } = specimen;
  if (condition === 'new' || sample) return {};
  const { remark: remarks, attention } = inspectionTexts[market.language];
  const isElectric = engine.fuel === 'electric';
  const hasBattery = isElectric || engine.fuel === 'plugin';
  const tread = treadOf(specimen, random.fork('tread'));
  const health = hasBattery ? healthOf(specimen, random.fork('battery')) : undefined;
  const share = Math.min(REMARKS.most, REMARKS.least + (months / 12) * REMARKS.yearly);
  const draw = random.fork('remarks');

  const found = (area: InspectionArea): boolean => {
    const isWorn = draw.chance(rare.has(area) ? share / 3 : share);
    if (area === 'tires') return tread < TREAD.remark;
    if (area === 'battery') return health !== undefined && health < HEALTH.remark;
    return isWorn && !(area === 'engine' && isElectric);
  };
  const resultOf = (area: InspectionArea): InspectionResult => {
    if (!found(area)) return { area, state: 'fine' };
    const unmended = attention[area];
    const isUnmended = isLot && (area === 'tires' ? tread < TREAD.attention : draw.chance(UNMENDED_PERCENT));
    return unmended && isUnmended
      ? { area, state: 'attention', remark: draw.pick(unmended) }
      : { area, state: 'remark', remark: draw.pick(remarks[area]) };
  };
  return {
    car_inspection_date: addDays(published.slice(0, 10), -random.fork('date').int(1, 6)),
    car_inspection_points: POINTS + (hasBattery ? BATTERY_POINTS : 0) - (isElectric ? ENGINE_POINTS : 0),
    car_inspection: inspectionAreas.filter((area) => area !== 'battery' || hasBattery).map(resultOf),
    car_tread_depth: tread,
    ...(health !== undefined && { car_battery_health: health }),
  };
}
