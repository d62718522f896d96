import type { Role } from './expressions';
import type { Read } from './read.types';
import type { TextContext } from './textContext';

const sorts: readonly (readonly [Role, string])[] = [
  ['newestYear', 'car_year_desc'],
  ['lowestMileage', 'car_mileage_asc'],
  ['cheapest', 'car_price_asc'],
  ['dearest', 'car_price_desc'],
  ['latest', 'car_publishdate_asc'],
];

/** 'billigast', 'senast inkomna' */
export function orderAt(index: number, context: TextContext): Read | null {
  const { expressions, tokens } = context;
  const found = sorts
    .map(([role, sort_name]) => ({ sort_name, length: expressions.length(role, tokens, index) }))
    .sort((a, b) => b.length - a.length)[0];
  if (!found || found.length === 0) return null;
  const end = index + found.length;
  const sort_name = isNewestCar(index, end, context) ? 'car_year_desc' : found.sort_name;
  return { meaning: { kind: 'sort', sort_name }, end };
}

const newestFields: ReadonlySet<string> = new Set(['car_brand', 'car_body', 'car_fuel', 'car_gearbox', 'car_drive']);

/** 'newest car', 'nyaste volvo', 'newest ev': the car is new, not its advertisement. */
function isNewestCar(index: number, end: number, context: TextContext): boolean {
  const { expressions, tokens } = context;
  if (expressions.length('newest', tokens, index) !== end - index) return false;
  const name = context.termAt(end)?.name;
  return expressions.length('car', tokens, end) > 0 || newestFields.has(name ?? '');
}
