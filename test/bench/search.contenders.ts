import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import type { Car } from '@/domain/cars/car';
import { carFacets } from '@/domain/search/carFacets';
import type { NumberRange, SearchRequest } from '@/domain/search/search';
import { setBit, wordCountFor } from '@/server/search/engine/bits';
import { carsDefinition } from '@/server/search/engine/cars.definition';
import type { Engine } from '@/server/search/engine/engine';
import { fold, foldedTokens } from '@/lib/fold';
import { replyFor } from '@/server/search/engine/search';

const read = (car: Car, name: string): unknown => Reflect.get(car, name);
const textFields = carsDefinition.text.map((field) => field.name);

export const makeMiniSearch = () =>
  new MiniSearch<{ slot: number; car: Car }>({
    idField: 'slot',
    fields: textFields,
    extractField: (document, field) => {
      if (field === 'slot') return document.slot;
      const value = read(document.car, field);
      return Array.isArray(value) ? value.join(' ') : value === undefined ? '' : String(value);
    },
    tokenize: (text) => foldedTokens(text).map((word) => word.folded),
    processTerm: (term) => fold(term),
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: Object.fromEntries(carsDefinition.text.map((field) => [field.name, field.weight / 20])),
    },
  });

/**
 * The words by minisearch (typing errors only where nothing else is found, as ours), everything else by our columns.
 */
export function searchWithMiniSearch(mini: MiniSearch, engine: Engine, request: SearchRequest) {
  engine.buffers.reset(wordCountFor(engine.slots));
  const strict = mini.search(request.keyphrase);
  const found =
    strict.length > 0
      ? strict
      : mini.search(request.keyphrase, { fuzzy: (word) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2) });
  const bits = engine.buffers.empty();
  const scores = engine.buffers.numbers(0);
  for (const { id, score } of found) {
    const slot = Number(id);
    setBit(bits, slot);
    scores[slot] = score;
  }
  return replyFor(engine, request, engine.buffers.copy(engine.live), { bits, scores: () => scores });
}

/** @param withKeyphrases its full-text index is another library's (lunr) and takes minutes for 100 000 cars */
export function makeItemsJs(cars: readonly Car[], withKeyphrases: boolean) {
  const terms = carFacets.flatMap((facet) =>
    facet.kind === 'terms' ? [facet.name, ...('child' in facet ? [facet.child] : [])] : [],
  );
  return itemsjs<Car>(cars, {
    aggregations: Object.fromEntries(
      terms.map((name) => [name, { size: 2_000, conjunction: name === 'car_equipment' }]),
    ),
    sortings: Object.fromEntries([
      ['car_publishdate_asc', { field: 'car_published', order: 'desc' }],
      ...['car_price', 'car_mileage', 'car_year'].flatMap((field) => [
        [`${field}_asc`, { field, order: 'asc' }],
        [`${field}_desc`, { field, order: 'desc' }],
      ]),
    ]),
    searchableFields: withKeyphrases ? textFields : [],
    native_search_enabled: withKeyphrases,
  });
}

/** The same request as near as itemsjs can: no histograms, no parents over children, ranges as a function. */
export function searchWithItemsJs(items: ReturnType<typeof makeItemsJs>, request: SearchRequest) {
  const filters: Record<string, string[]> = {};
  const ranges: [string, NumberRange][] = [];
  for (const { name, child_name: child, filters: chosen } of request.facets) {
    for (const filter of chosen) {
      if (typeof filter === 'object') {
        ranges.push([name, filter]);
        continue;
      }
      const [parent = '', text] = filter.split('>');
      (filters[name] ??= []).push(parent);
      if (child && text !== undefined) (filters[child] ??= []).push(text);
    }
  }
  const inside = (car: Car) =>
    ranges.every(([name, { min = -Infinity, max = Infinity }]) => {
      const value = read(car, name);
      return typeof value === 'number' && value >= min && value <= max;
    });
  const found = items.search({
    query: request.keyphrase || undefined,
    per_page: request.limit,
    page: 1 + request.offset / request.limit,
    sort: request.sort_name === 'relevance' ? undefined : request.sort_name,
    filters,
    ...(ranges.length > 0 ? { filter: inside } : {}),
  });
  const content = found.data.items.map((car) =>
    Object.fromEntries(request.fields.map((field) => [field, read(car, field)])),
  );
  return JSON.stringify(content);
}
