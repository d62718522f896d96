/**
 * The stock's words in another language. Addresses and requests keep the stock's words, so that a link means the same
 * in every language; only what is shown is translated. Computed on the server, sent with the page.
 */
import type { QueryLanguage } from '../search/query/understanding';
import { carTerms } from './carTerms';
import { equipmentTerms } from './equipmentTerms';
import { departmentTerms, tireHotelTerm, titleTerms } from './facilityTerms';
import { modelName, namedModels } from './modelNames';
import type { StockTerms } from './translateTerm';
import { finnishRegions, finnishTowns } from './finnishNames';
import { unitTerms } from './unitTerms';
import { termIn, type TermTable } from './vocabulary.types';
import { workshopTerms } from './workshopTerms';

export type TranslatedField =
  | keyof typeof carTerms
  | 'car_equipment'
  | 'car_model'
  | 'car_site_city'
  | 'car_site_region'
  | 'department'
  | 'title'
  | 'unit'
  | 'workshop';

type Pair = readonly [from: string, to: string];

const pairsOf = (table: TermTable, from: QueryLanguage, to: QueryLanguage): Pair[] =>
  Object.values(table).map((terms): Pair => [termIn(terms, from), termIn(terms, to)]);

const townPairs = (places: typeof finnishTowns, from: QueryLanguage, to: QueryLanguage): Pair[] =>
  from === 'fi' && to === 'sv' ? [...places] : [];

/** Every word of a field, in both languages. */
export function termPairs(field: TranslatedField, from: QueryLanguage, to: QueryLanguage): Pair[] {
  switch (field) {
    case 'car_equipment':
      return pairsOf(equipmentTerms, from, to);
    case 'car_model':
      return namedModels.map((model): Pair => [modelName(model, from), modelName(model, to)]);
    case 'car_site_city':
      return townPairs(finnishTowns, from, to);
    case 'car_site_region':
      return townPairs(finnishRegions, from, to);
    case 'department':
      return pairsOf({ ...departmentTerms, tireHotelTerm }, from, to);
    case 'title':
      return pairsOf(titleTerms, from, to);
    case 'unit':
      return pairsOf(unitTerms, from, to);
    case 'workshop':
      return from === 'sv' && to === 'en' ? [...workshopTerms] : [];
    default:
      return pairsOf(carTerms[field], from, to);
  }
}

/** What every page with cars or facilities may show. */
const SHARED: readonly TranslatedField[] = [
  'car_fuel',
  'car_gearbox',
  'car_body',
  'car_drive',
  'car_color',
  'car_condition',
  'car_model',
  'car_site_city',
  'car_site_region',
  'department',
  'title',
  'unit',
];
/** What pages of some kinds show in addition: lists and cars, and pages of the workshop. */
export type ExtraField = 'car_equipment' | 'workshop';
export const translatedFields: readonly TranslatedField[] = [...SHARED, 'car_equipment'];

/** The stock's word for one that a page shows: 'Turku' for 'Åbo', in any case; unknown words as they are. */
export function inStockTerms(field: TranslatedField, shown: string, stock: QueryLanguage, page: QueryLanguage): string {
  const key = shown.toLowerCase();
  return termPairs(field, stock, page).find(([, term]) => term.toLowerCase() === key)?.[0] ?? shown;
}

const cache = new Map<string, StockTerms>();

/** The words of a page in `to` over a stock in `from`; undefined where both are the same language. */
export function stockTerms(
  from: QueryLanguage,
  to: QueryLanguage,
  extra: readonly ExtraField[],
): StockTerms | undefined {
  if (from === to) return undefined;
  const key = [from, to, ...extra].join(' ');
  const known = cache.get(key);
  if (known) return known;
  const terms = Object.fromEntries(
    [...SHARED, ...extra].flatMap((field) => {
      const pairs = termPairs(field, from, to)
        .filter(([own, shown]) => own !== shown)
        .map(([own, shown]): Pair => [own.toLowerCase(), shown]);
      return pairs.length > 0 ? [[field, Object.fromEntries(pairs)]] : [];
    }),
  );
  const made: StockTerms = { stock: from, terms };
  cache.set(key, made);
  return made;
}
