import type { Car } from './car';

type Looks = Partial<Pick<Car, 'car_body' | 'car_color'>>;

/** 0 for another body and paint, 1 for another paint, 2 for another body, 3 for the same of both. */
function likeness(one: Looks, other: Looks, paintOf: (car: Looks) => string): number {
  const samePaint = paintOf(one) === paintOf(other);
  return (samePaint ? 2 : 0) + (one.car_body === other.car_body ? 1 : 0);
}

/**
 * So many cars in about their order, each unlike the one before it: the first of those that differ most comes next.
 * @param paintOf the paint that a car is shown in
 */
export function alternating<Shown extends Looks>(
  cars: readonly Shown[],
  count: number,
  paintOf: (car: Looks) => string = ({ car_color: colour = '' }) => colour,
): Shown[] {
  const left = [...cars];
  const taken: Shown[] = [];
  while (taken.length < count && left.length > 0) {
    const last = taken.at(-1);
    const ranks = left.map((car) => (last ? likeness(last, car, paintOf) : 0));
    taken.push(...left.splice(ranks.indexOf(Math.min(...ranks)), 1));
  }
  return taken;
}
