import { isRecord } from '@/lib/guards';
import { truckSegment } from '@/domain/stock/truckFilter';
import type { LanguageFiles } from './files';
import { filled } from './placeholders';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a hero searches them by. */
const searchedOf = (truck: unknown): { Kind: string; Axles: string; Price: number } => {
  const { Kind, Axles, Price } = isRecord(truck) ? truck : {};
  return { Kind: textOf(Kind), Axles: textOf(Axles), Price: typeof Price === 'number' ? Price : 0 };
};

/** The file from which the pages of all trucks are made: 'home/kalusto/varastossa/_truck'. */
const TEMPLATE = /^(home\/.+)\/_truck$/;

/**
 * The trucks of `trucks.yaml` in the pages that name them: '{trucks}' are the items of the block TruckList,
 * '{searchedTrucks}' those of the search in a hero,
 * '{truckNames}' the same as answers of a form (as JSON), '{truckCount}' their number. A file `_truck.yaml` is the page of each of them, below the
 * page of its folder: in it '{truck}' is the item, '{name}' its number and title, '{title}', '{number}' and '{data}' what
 * a description says of it.
 */
export function withTrucks(given: LanguageFiles): LanguageFiles {
  const trucks: unknown = given.get('trucks')?.data;
  if (!Array.isArray(trucks)) return given;
  const nameOf = (truck: unknown): string =>
    isRecord(truck) ? [textOf(truck.Number), textOf(truck.Title)].filter(Boolean).join(' ') : '';
  const values = {
    trucks,
    searchedTrucks: trucks.map(searchedOf),
    truckNames: trucks.map((truck) => JSON.stringify(nameOf(truck))).join(', '),
    truckCount: String(trucks.length),
  };
  const files: [string, { file: string; data: unknown }][] = [];
  for (const [path, { file, data }] of given) {
    const [, folder] = TEMPLATE.exec(path) ?? [];
    if (folder === undefined) {
      files.push([path, { file, data: path.startsWith('home') ? filled(data, values) : data }]);
      continue;
    }
    for (const [index, truck] of trucks.entries()) {
      if (!isRecord(truck)) continue;
      const [number, title] = [textOf(truck.Number), textOf(truck.Title)];
      const known = [truck.Condition, truck.Year, truck.EmissionClass, truck.Axles, truck.Body, truck.Location];
      const own = { ...values, truck, number, title, name: nameOf(truck), data: known.map(textOf).join(', ') };
      const page = filled(data, own);
      const segment = truckSegment({ Number: number, Title: title });
      files.push([`${folder}/${segment}`, { file, data: isRecord(page) ? { sort: index, ...page } : page }]);
    }
  }
  return new Map(files);
}
