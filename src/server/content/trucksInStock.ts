import { isRecord } from '@/lib/guards';
import type { LanguageFiles } from './files';
import { filled } from './placeholders';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The trucks of `trucks.yaml` in the pages that name them: '{trucks}' are the items of the block TruckList,
 * '{truckNames}' the same as answers of a form (as JSON).
 */
export function withTrucks(given: LanguageFiles): LanguageFiles {
  const trucks: unknown = given.get('trucks')?.data;
  if (!Array.isArray(trucks)) return given;
  const names = trucks.map((truck: unknown) =>
    isRecord(truck) ? [textOf(truck.Number), textOf(truck.Title)].filter(Boolean).join(' ') : '',
  );
  const values = { trucks, truckNames: names.map((name) => JSON.stringify(name)).join(', ') };
  return new Map(
    [...given].map(([path, { file, data }]) =>
      path.startsWith('home') ? [path, { file, data: filled(data, values) }] : [path, { file, data }],
    ),
  );
}
