import { bestOf, type Criterion } from '@/domain/cars/compareCars';
import { priceTexts } from '@/features/car-search/components/carTexts';
import { overviewRows, technicalRows } from '@/features/cars/components/technicalData';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { TextKey } from '@/i18n/texts/sv';
import type { CarRecord } from '@/store/entities';

export interface ComparisonRow {
  label: string;
  /** Below the label. */
  note?: string;
  /** By car; '' where it is not known. */
  values: readonly string[];
  /** Cars with the best value. */
  best: ReadonlySet<number>;
  isDifferent: boolean;
}

/** Rows in which one value is better than another. */
export const criterionLabels: Readonly<Record<Criterion, TextKey>> = {
  price: 'compare.price',
  mileage: 'detail.mileage',
  year: 'detail.year',
  range: 'detail.electricRange',
  charging: 'detail.chargingDc',
  consumption: 'detail.consumption',
  electricConsumption: 'detail.electricConsumption',
  emission: 'detail.emission',
  cargo: 'detail.cargoVolume',
  safety: 'detail.ncap',
};

/** One car's values by label. */
function valuesOf(car: CarRecord, texts: TextsValue, now: string): Map<string, string> {
  const { t, term } = texts;
  const price = priceTexts(car, texts, now);
  return new Map([
    [t('compare.price'), price.now === null ? '' : `${price.now} ${price.note}`],
    ...[...overviewRows(car, texts), ...technicalRows(car, texts)].map(({ label, value }): [string, string] => [
      label,
      value,
    ]),
    [t('compare.location'), car.car_site_name ?? term('car_site_city', car.car_site_city ?? '')],
  ]);
}

/** Labels of all cars, each after the one that it follows in a car that has it. */
function labelsOf(cars: readonly ReadonlyMap<string, string>[]): string[] {
  const labels: string[] = [];
  for (const values of cars) {
    let index = 0;
    for (const label of values.keys()) {
      const known = labels.indexOf(label);
      if (known < 0) labels.splice(index, 0, label);
      index = (known < 0 ? index : known) + 1;
    }
  }
  return labels;
}

export function comparisonRows(cars: readonly CarRecord[], texts: TextsValue, now: string): ComparisonRow[] {
  const byCar = cars.map((car) => valuesOf(car, texts, now));
  const best = new Map<string, ReadonlySet<number>>();
  for (const [criterion, key] of Object.entries(criterionLabels))
    if (isCriterion(criterion)) best.set(texts.t(key), bestOf(cars, criterion));
  return labelsOf(byCar)
    .map((label) => {
      const values = byCar.map((car) => car.get(label) ?? '');
      return {
        label,
        values,
        best: best.get(label) ?? new Set<number>(),
        isDifferent: new Set(values).size > 1,
      };
    })
    .filter(({ values }) => values.some((value) => value !== ''));
}

/** The cars with the lowest cost; none where all are equal, or only one is known. */
export function lowestOf(costs: readonly (number | null)[]): ReadonlySet<number> {
  const known = costs.filter((cost) => cost !== null);
  const least = Math.min(...known);
  if (known.length < 2 || known.every((cost) => cost === least)) return new Set();
  return new Set(costs.flatMap((cost, index) => (cost === least ? [index] : [])));
}

const isCriterion = (name: string): name is Criterion => Object.hasOwn(criterionLabels, name);

/** Equipment of each car; with `onlyDifferences` without what all of them have. */
export function equipmentOf(
  cars: readonly CarRecord[],
  { term }: Pick<TextsValue, 'term'>,
  onlyDifferences: boolean,
): string[][] {
  const lists = cars.map(({ car_equipment: equipment = [] }) => [
    ...new Set(equipment.map((item) => term('car_equipment', item))),
  ]);
  return onlyDifferences
    ? lists.map((list) => list.filter((item) => !lists.every((one) => one.includes(item))))
    : lists;
}
