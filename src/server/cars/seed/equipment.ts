import { equipmentTerms } from '@/domain/vocabulary/equipmentTerms';
import { termIn, type Translations } from '@/domain/vocabulary/vocabulary.types';
import type { Language } from '@/sites/site.types';
import type { Random } from '@/lib/random';
import type { Specimen } from './specimen';

type Only = 'plug' | 'electric' | 'burns' | 'passenger' | 'van' | 'high' | 'closed' | 'automatic' | 'manual';
/** level: from which trim it belongs to the car; year: from when it was common. */
type Row = [key: keyof typeof equipmentTerms, level: number, year: number, only: Only | ''];

const rows: readonly Row[] = [
  ['abs', 0, 2000, ''],
  ['stability', 0, 2004, ''],
  ['airbags', 0, 2005, ''],
  ['isofix', 0, 2008, 'passenger'],
  ['centralLock', 0, 2000, ''],
  ['alarm', 2, 2006, ''],
  ['immobiliser', 0, 2000, ''],
  ['ac', 0, 2000, ''],
  ['climate', 1, 2006, ''],
  ['climate2', 2, 2010, 'passenger'],
  ['cruise', 1, 2006, ''],
  ['adaptiveCruise', 2, 2014, ''],
  ['lane', 1, 2015, ''],
  ['blindSpot', 2, 2013, ''],
  ['autoBrake', 0, 2016, ''],
  ['signs', 1, 2017, ''],
  ['parkRear', 1, 2009, ''],
  ['parkFront', 2, 2012, ''],
  ['camera', 2, 2014, ''],
  ['camera360', 3, 2017, ''],
  ['parkAssist', 3, 2015, ''],
  ['navigation', 2, 2010, ''],
  ['screen', 1, 2016, ''],
  ['carplay', 1, 2017, ''],
  ['androidAuto', 1, 2017, ''],
  ['bluetooth', 0, 2010, ''],
  ['dab', 1, 2017, ''],
  ['usb', 0, 2012, ''],
  ['wireless', 2, 2018, ''],
  ['digitalDash', 2, 2018, ''],
  ['headup', 3, 2016, 'passenger'],
  ['premiumAudio', 3, 2012, 'passenger'],
  ['heatedSeats', 1, 2005, ''],
  ['heatedRear', 3, 2012, 'passenger'],
  ['heatedWheel', 2, 2015, ''],
  ['heatedScreen', 2, 2014, ''],
  ['heater', 2, 2008, 'burns'],
  ['engineHeater', 1, 2005, 'burns'],
  ['preclimate', 1, 2014, 'plug'],
  ['heatPump', 2, 2019, 'electric'],
  ['typeTwo', 0, 2014, 'plug'],
  ['wallCable', 1, 2014, 'plug'],
  ['ccs', 0, 2018, 'electric'],
  ['v2l', 3, 2022, 'electric'],
  ['leather', 3, 2000, 'passenger'],
  ['partLeather', 2, 2005, 'passenger'],
  ['sportSeats', 2, 2005, 'passenger'],
  ['powerSeat', 3, 2006, ''],
  ['seatPositions', 3, 2010, 'passenger'],
  ['massage', 3, 2018, 'passenger'],
  ['lumbar', 1, 2008, ''],
  ['foldingRear', 0, 2000, 'passenger'],
  ['armrest', 1, 2005, ''],
  ['multiWheel', 1, 2006, ''],
  ['leatherWheel', 1, 2000, ''],
  ['paddles', 2, 2012, 'automatic'],
  ['hillHold', 1, 2012, ''],
  ['startStop', 1, 2012, 'burns'],
  ['driveModes', 2, 2014, ''],
  ['airSuspension', 3, 2014, 'high'],
  ['sportSuspension', 3, 2008, 'passenger'],
  ['keyless', 2, 2012, ''],
  ['keylessEntry', 3, 2014, ''],
  ['powerTailgate', 2, 2013, 'high'],
  ['towbar', 2, 2000, ''],
  ['towbarFold', 3, 2014, 'high'],
  ['roofRails', 1, 2000, 'high'],
  ['panorama', 3, 2010, 'closed'],
  ['sunroof', 3, 2000, 'closed'],
  ['tinted', 2, 2008, 'passenger'],
  ['led', 1, 2017, ''],
  ['matrix', 3, 2018, ''],
  ['xenon', 2, 2006, 'burns'],
  ['fog', 1, 2000, ''],
  ['autoLights', 1, 2012, ''],
  ['rainSensor', 1, 2008, ''],
  ['foldMirrors', 2, 2008, ''],
  ['heatedMirrors', 0, 2000, ''],
  ['dimMirror', 2, 2008, ''],
  ['powerWindows', 0, 2000, ''],
  ['alloy', 1, 2000, ''],
  ['alloyBig', 3, 2012, 'passenger'],
  ['winterWheels', 1, 2000, ''],
  ['tyrePressure', 0, 2013, ''],
  ['spare', 0, 2000, 'burns'],
  ['rubberMats', 0, 2000, ''],
  ['cargoNet', 1, 2000, 'high'],
  ['dogGuard', 2, 2000, 'high'],
  ['bulkhead', 0, 2000, 'van'],
  ['sideSlider', 0, 2000, 'van'],
  ['cargoLining', 1, 2000, 'van'],
  ['beacon', 2, 2000, 'van'],
];

/** Equipment that replaces a simpler kind. */
const instead: Readonly<Record<string, string>> = {
  climate2: 'climate',
  climate: 'ac',
  adaptiveCruise: 'cruise',
  leather: 'partLeather',
  matrix: 'led',
  alloyBig: 'alloy',
  towbarFold: 'towbar',
  panorama: 'sunroof',
  led: 'xenon',
  camera360: 'camera',
};

function fits(only: Only | '', { line, engine }: Specimen): boolean {
  const van = line.body === 'van' || line.body === 'pickup';
  switch (only) {
    case '':
      return true;
    case 'plug':
      return engine.batteryKwh > 0;
    case 'electric':
      return engine.fuel === 'electric';
    case 'burns':
      return engine.fuel !== 'electric';
    case 'passenger':
      return !van;
    case 'van':
      return line.body === 'van';
    case 'high':
      return line.body === 'estate' || line.body === 'suv' || line.body === 'crossover' || line.body === 'mpv';
    case 'closed':
      return line.body !== 'convertible' && !van;
    case 'automatic':
      return engine.train.startsWith('A');
    case 'manual':
      return engine.train.startsWith('M');
  }
}

/** Keys of what the car has; at least 12, at most 45. */
export function equipmentOf(car: Specimen, random: Random): string[] {
  const northern = car.market.language !== 'en' && car.market.language !== 'sk' && car.market.language !== 'da';
  const chosen = new Set<string>();
  const spare: string[] = [];
  // Some sellers list everything, most only what sells.
  const thorough = random.int(48, 92);
  for (const [key, level, year, only] of rows) {
    if (car.year < year || !fits(only, car)) continue;
    if (key === 'heater' && car.engine.fuel !== 'diesel') continue;
    if (key === 'xenon' && car.year > 2019) continue;
    if ((key === 'towbar' || key === 'towbarFold') && car.line.tow === undefined) continue;
    if ((key === 'engineHeater' || key === 'heater' || key === 'winterWheels') && !northern && random.chance(70))
      continue;
    const distance = level - car.trim.level;
    const percent = distance <= -2 ? 94 : distance === -1 ? 88 : distance === 0 ? 76 : distance === 1 ? 22 : 6;
    if (random.chance((percent * thorough) / 100)) chosen.add(key);
    else if (distance <= 1) spare.push(key);
  }
  const initial = new Set(chosen);
  for (const [better, plainer] of Object.entries(instead)) if (initial.has(better)) chosen.delete(plainer);
  for (const key of spare) {
    if (chosen.size >= 12) break;
    const better = Object.entries(instead).find(([, plainer]) => plainer === key)?.[0];
    if (better === undefined || !chosen.has(better)) chosen.add(key);
  }
  for (const key of random.shuffled([...chosen]).slice(45)) chosen.delete(key);
  return rows.map(([key]) => key).filter((key) => chosen.has(key));
}

const terms = new Map<string, Translations>(Object.entries(equipmentTerms));

export const equipmentTexts = (keys: readonly string[], language: Language): string[] =>
  keys.flatMap((key) => {
    const found = terms.get(key);
    return found ? [termIn(found, language)] : [];
  });
