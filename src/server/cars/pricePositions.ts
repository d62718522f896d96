import type { Car } from '@/domain/cars/car';
import {
  comparableCar,
  likeCarFields,
  likeCarsFilters,
  likenesses,
  pricePosition,
  type CardPricePosition,
  type LikeCar,
  type OfferedCar,
} from '@/domain/cars/likeCars';
import { matchesFilters } from '@/domain/search/baseFilter';
import { POSITION_FIELD } from '@/domain/search/carList';
import { searchLimits, type SearchRequest } from '@/domain/search/search';
import type { Site } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { notifyingSearch } from '../search/notifyingSearch';
import type { SearchReply, SearchService } from '../search/search.service';

/** A list does not wait longer for the positions of its cars: it goes without, and the next one has them. */
const LONGEST_MS = 300;
/** Used cars of one model and fuel; of more than these, cards tell no position. */
const MOST_OF_A_KIND = 2_000;

type Search = SearchService['search'];
type Listed = Pick<Car, 'car_id'> & Partial<Car>;
type KindCar = LikeCar & Pick<Car, 'car_id'> & Partial<Pick<Car, 'car_mileage'>>;

/** By car id; null for a car whose like are too few. */
type Positions = Map<string, CardPricePosition | null>;

const ID = /"car_id":"(\d+)"/g;

/**
 * The service, whose documents also have `car_price_position` where a request asks for it: a car's place among its like
 * depends on the rest of the stock, so no index can hold it. Kept until the index changes; a list of known cars costs
 * no further search and no parsing.
 */
export function withPricePositions(search: SearchService): SearchService {
  const known = new Map<string, Positions>();
  const positionsIn = (index: string): Positions => {
    const positions = known.get(index) ?? new Map<string, CardPricePosition | null>();
    known.set(index, positions);
    return positions;
  };
  /** Reads of the cars of a model that have not ended; what began before a change of the index is not joined after it. */
  const reading = new Map<string, ReturnType<SearchService['search']>>();
  const readOnce: Search = (request) => {
    const key = JSON.stringify([request.index, request.filters, request.offset]);
    const joined = reading.get(key);
    if (joined) return joined;
    const begun = search.search(request).finally(() => {
      if (reading.get(key) === begun) reading.delete(key);
    });
    reading.set(key, begun);
    return begun;
  };
  const service = notifyingSearch(search, (index) => {
    known.delete(index);
    reading.clear();
  });
  return {
    ...service,
    async search(request) {
      const found = await search.search(request);
      const site = request.fields.includes(POSITION_FIELD) ? siteOf(request.index) : undefined;
      if (!found.ok || !site) return found;
      const positions = positionsIn(request.index);
      await withinLimit(learn(readOnce, site, found.value, positions));
      return { ...found, value: { ...found.value, contentJson: placed(found.value.contentJson, positions) } };
    },
  };
}

/** Ends with the work, or after `LONGEST_MS` while it goes on. */
async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, LONGEST_MS)));
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** A lot's price is a first bid: auctions compare none. */
const siteOf = (index: string): Site | undefined =>
  allSites.find(({ cars }) => cars?.index === index && cars.auction === undefined);

/** Into the documents' JSON; a text inside of one has no unescaped quotes. */
const placed = (contentJson: string, positions: Positions): string =>
  contentJson.replace(ID, (text, id: string) => {
    const position = positions.get(id);
    return position ? `${text},"${POSITION_FIELD}":${JSON.stringify(position)}` : text;
  });

/** Adds the positions of cars that are not known yet. */
async function learn(search: Search, site: Site, { contentJson }: SearchReply, positions: Positions) {
  const ids = [...contentJson.matchAll(ID)].map(([, id]) => id ?? '');
  if (ids.every((id) => positions.has(id))) return;
  const cars: Listed[] = JSON.parse(contentJson);
  const kinds = new Map<string, Listed[]>();
  for (const car of cars.filter(({ car_id: id }) => !positions.has(id))) {
    const kind = JSON.stringify([car.car_brand, car.car_model, car.car_fuel]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), car]);
  }
  await Promise.all(
    [...kinds.values()].map(async (listed) => {
      const offered = listed.map((car) => comparableCar({ ...car, car_is_used: true }));
      const first = offered.find((one) => one !== null);
      const all = first ? await carsOfKind(search, site, first) : [];
      if (!all) return;
      for (const [position, car] of listed.entries()) {
        const own = all.find(({ car_id: id }) => id === car.car_id);
        const compared = offered[position];
        positions.set(car.car_id, own && compared ? positionOf(own, compared, all, site) : null);
      }
    }),
  );
}

function positionOf(
  own: KindCar,
  compared: OfferedCar,
  all: readonly KindCar[],
  { currency, odometer }: Site,
): CardPricePosition | null {
  for (const [step, likeness] of likenesses.entries()) {
    const spans = likeCarsFilters(compared, likeness, odometer).filter(({ min }) => min !== undefined);
    const like = all.filter((car) => matchesFilters(spans, { ...car }));
    const position = pricePosition(own, like, currency, step);
    if (!position) continue;
    const { dearer, cheaper, count, low, high } = position;
    return { dearer, cheaper, count, low, high };
  }
  return null;
}

/** Used cars of the model with the fuel, of any age and mileage; null where they could not be read. */
async function carsOfKind(search: Search, site: Site, offered: OfferedCar): Promise<KindCar[] | null> {
  const [likeness] = likenesses;
  if (!site.cars || !likeness) return null;
  const filters = likeCarsFilters(offered, likeness, site.odometer).filter(({ min }) => min === undefined);
  const cars: KindCar[] = [];
  for (let offset = 0; ; offset += searchLimits.limit) {
    const request: SearchRequest = {
      index: site.cars.index,
      fields: ['car_id', 'car_mileage', ...likeCarFields],
      keyphrase: '',
      facets: [],
      limit: searchLimits.limit,
      offset,
      sort_name: 'car_price_asc',
      filters,
    };
    const found = await search(request);
    if (!found.ok) return null;
    if (found.value.total_items > MOST_OF_A_KIND) return [];
    const page: KindCar[] = JSON.parse(found.value.contentJson);
    cars.push(...page);
    if (page.length === 0 || cars.length >= found.value.total_items) return cars;
  }
}
