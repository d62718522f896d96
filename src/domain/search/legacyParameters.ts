import { CHILD_SEPARATOR } from './search';
import { slugOf } from '../../lib/slug';

/** Names of the old addresses (specification 1 section 2.7) and short ones that editors write. */
export const LEGACY_NAMES: Readonly<Record<string, string>> = {
  car_vehicle_type: 'car_vehicle_type_code',
  car_privateleasing: 'car_has_privateleasing',
  car_companyleasing: 'car_has_companyleasing',
};

/** Name of a mileage in kilometres, where the stock counts in Swedish mil: of the list's form without script. */
export const kilometreName = (bound: 'min' | 'max'): string => `car_mileage_km_${bound}`;

const NONE: readonly string[] = [];
const KILOMETRES = /^car_mileage_km_(min|max)$/;

/** 'car_mileage_km_max=80 000' is 'car_mileage_max=8000'; anything but a number is kept. */
function inMil(name: string, value: string): [string, string] {
  const [, bound] = KILOMETRES.exec(name) ?? [];
  const digits = value.replace(/[\s,.]/g, '');
  if (bound === undefined || !/^\d*$/.test(digits)) return [name, value];
  return [`car_mileage_${bound}`, digits === '' ? '' : String(Math.round(Number(digits) / 10))];
}

/** The value of a name that a visitor wrote: 'constructor' is none of the table's. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const valueKey = (value: string): string => value.split(CHILD_SEPARATOR).map(slugOf).join('/');

/** Values by their keys, the first of equal ones. */
const byKey = (values: readonly string[]): ReadonlyMap<string, string> =>
  new Map(values.map((value): [string, string] => [valueKey(value), value]).toReversed());

/** Makes with a model by the model's key, as [key of the make, value]. */
function byModel(values: readonly string[]): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const found = new Map<string, (readonly [string, string])[]>();
  for (const value of values) {
    const [make = '', model] = value.split(CHILD_SEPARATOR);
    if (model === undefined) continue;
    const key = slugOf(model);
    const known = found.get(key) ?? [];
    found.set(key, known);
    known.push([slugOf(make), value]);
  }
  return found;
}

/** What is made of a list of values, made once: an address may have a thousand of them. */
function once<Made extends object>(make: (values: readonly string[]) => Made): (values: readonly string[]) => Made {
  const known = new Map<readonly string[], Made>();
  return (values) => {
    const made = known.get(values) ?? make(values);
    known.set(values, made);
    return made;
  };
}

/**
 * A list's address query with current names and values: replaces legacy names, a model next to its make, values in any
 * case, kilometres where the stock has mil. Unknown values are kept. Null without changes.
 * @param brands the stock's makes and models ('Volvo', 'Volvo>V60')
 */
export function normalizeSearch(search: string, values: Readonly<Record<string, readonly string[]>>): string | null {
  const given = [...new URLSearchParams(search)];
  const makes = new Set(given.filter(([name]) => name === 'car_brand').map(([, value]) => slugOf(value)));
  const setOf = once((all) => new Set(all));
  const valuesByKey = once(byKey);
  const modelsOf = once(byModel);
  const ofModel = (modelName: string): string[] =>
    (modelsOf(values.car_brand ?? NONE).get(slugOf(modelName)) ?? [])
      .filter(([make]) => makes.size === 0 || makes.has(make))
      .map(([, value]) => value);
  const tidied = given.flatMap(([old, text]): [string, string][] => {
    const [name, value] = inMil(ownValue(LEGACY_NAMES, old) ?? old, text);
    if (name === 'car_model') {
      const found = ofModel(value);
      return found.length > 0 ? found.map((one) => ['car_brand', one]) : [[name, value]];
    }
    const knownValues = ownValue(values, name);
    const known =
      knownValues && slugOf(value) !== '' && !setOf(knownValues).has(value)
        ? valuesByKey(knownValues).get(valueKey(value))
        : undefined;
    return [[name, known ?? value]];
  });
  const changed =
    tidied.length !== given.length ||
    tidied.some(([name, value], index) => name !== given[index]?.[0] || value !== given[index]?.[1]);
  return changed ? new URLSearchParams(tidied).toString() : null;
}
