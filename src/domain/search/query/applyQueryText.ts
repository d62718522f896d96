import type { Terms } from '../carFacets';
import {
  activeFilters,
  emptyQuery,
  sortNames,
  withoutNear,
  withoutExtraFilter,
  type ActiveFilter,
  type CarListQuery,
} from '../carList';
import { filterKey } from '../filterKey';
import { canonicalExtraFilters, extraFilterKey, type QueryText } from '../extraFilters';
import { CHILD_SEPARATOR, type NumberRange } from '../search';
import { searchOf, type UnderstoodSearch } from './searchOf';
import type { Part } from './understanding';

/*
 * Combines the query text with the list query: applies the filters of a text, removes them with it, and decides which
 * still apply. Filters that the visitor chose stay.
 */

const entriesOf = (terms: Terms) => Object.entries(terms) as [keyof Terms, string[]][];
const sameRange = (a: NumberRange | undefined, b: NumberRange): boolean =>
  a !== undefined && a.min === b.min && a.max === b.max;

/** Facets without values are left out, as in an address. */
const chosen = (terms: Terms): Terms =>
  Object.fromEntries(Object.entries(terms).filter(([, values]) => values.length > 0));

function added(query: CarListQuery, search: UnderstoodSearch): CarListQuery {
  const terms = { ...query.terms };
  for (const [name, values] of entriesOf(search.terms)) terms[name] = [...new Set([...(terms[name] ?? []), ...values])];
  const extraFilters = canonicalExtraFilters([...(query.extraFilters ?? []), ...search.filters]);
  const sort = sortNames.find((name) => name === search.sort_name);
  return {
    ...(search.near ? withoutNear(query) : query),
    terms,
    ranges: { ...query.ranges, ...search.ranges },
    keyphrase: search.keyphrase,
    page: 1,
    ...(extraFilters.length > 0 ? { extraFilters } : {}),
    ...(search.near ? { near: search.near, sort: null } : {}),
    // A location implies 'nearest first'.
    ...(sort && sort !== 'distance_asc' ? { sort } : {}),
  };
}

/** A parent is removed with its last child, unless the text named it alone. */
function withoutTerms(terms: Terms, taken: Terms): Terms {
  const left = { ...terms };
  for (const [name, values] of entriesOf(taken)) {
    const rest = (terms[name] ?? []).filter((value) => !values.includes(value));
    const parents = values.filter((value) => rest.some((other) => other.startsWith(`${value}${CHILD_SEPARATOR}`)));
    left[name] = [...parents, ...rest];
  }
  return chosen(left);
}

function subtract(query: CarListQuery, search: UnderstoodSearch): CarListQuery {
  const ranges = Object.fromEntries(
    Object.entries(query.ranges).filter(
      ([name, range]) =>
        !Object.entries(search.ranges).some(([other, removed]) => other === name && sameRange(range, removed)),
    ),
  );
  const { near } = search;
  const far = near && query.near?.place === near.place ? withoutNear(query) : query;
  const left = search.filters.reduce((rest, filter) => withoutExtraFilter(rest, filter), far);
  return {
    ...left,
    terms: withoutTerms(left.terms, search.terms),
    ranges,
    keyphrase: '',
    sort: left.sort === search.sort_name ? null : left.sort,
    page: 1,
  };
}

const hasTerms = ({ terms }: CarListQuery, wanted: Terms): boolean =>
  entriesOf(wanted).every(([name, values]) => values.every((value) => terms[name]?.includes(value)));

/** Whether the query still contains what this part means. A plain word applies while the keyphrase contains it. */
export function stillApplies(query: CarListQuery, part: Part): boolean {
  const { kind } = part.meaning;
  if (kind === 'filler' || kind === 'here' || kind === 'setAside') return true;
  const search = searchOf({ text: part.text, parts: [part] });
  if (kind === 'words') return ` ${query.keyphrase} `.includes(` ${search.keyphrase} `);
  return (
    hasTerms(query, search.terms) &&
    Object.entries(search.ranges).every(([name, range]) =>
      Object.entries(query.ranges).some(([other, requested]) => other === name && within(requested, range)),
    ) &&
    search.filters.every((filter) =>
      query.extraFilters?.some((one) => extraFilterKey(one) === extraFilterKey(filter)),
    ) &&
    (search.near === undefined || query.near?.place === search.near.place) &&
    (kind !== 'sort' || query.sort === search.sort_name)
  );
}

/** Two bounds may come from two parts: each applies while its own bound is set. */
const within = (requested: NumberRange, { min, max }: NumberRange): boolean =>
  (min === undefined || requested.min === min) && (max === undefined || requested.max === max);

const applyingParts = (query: CarListQuery, parts: readonly Part[]): Part[] =>
  parts.filter((part) => stillApplies(query, part));

/** The query without its text: the filters that the text brought are removed, those chosen by hand stay. */
export function withoutQueryText(query: CarListQuery, previousParts: readonly Part[]): CarListQuery {
  const { queryText: _queryText, ...rest } = subtract(
    query,
    searchOf({ text: '', parts: applyingParts(query, previousParts) }),
  );
  return rest;
}

/**
 * The query with another text.
 * @param previousParts the parts of the query's present text
 */
export function withQueryText(
  query: CarListQuery,
  previousParts: readonly Part[],
  queryText: QueryText,
  parts: readonly Part[],
): CarListQuery {
  const next = added(withoutQueryText(query, previousParts), searchOf({ text: queryText.text, parts: [...parts] }));
  // A text of plain words needs no explanation.
  return parts.every(({ meaning, corrected }) => meaning.kind === 'words' && meaning.as === undefined && !corrected) &&
    queryText.plain.length === 0
    ? next
    : { ...next, queryText };
}

/** Turns a part back into plain words of the keyphrase. Null for a query without text. */
export function withPlainPart(
  query: CarListQuery,
  parts: readonly Part[],
  plainPart: Part,
): { query: CarListQuery; queryText: QueryText; parts: Part[] } | null {
  if (!query.queryText) return null;
  const { from, to, text } = plainPart;
  const queryText = {
    text: query.queryText.text,
    plain: [...query.queryText.plain, { from, to }].sort((a, b) => a.from - b.from),
  };
  const asPlain = (part: Part): Part => (part === plainPart ? { from, to, text, meaning: { kind: 'words' } } : part);
  const remainder = subtract(query, searchOf({ text: '', parts: applyingParts(query, parts) }));
  // A word that was left out of the search comes back.
  const wanted = parts.filter((part) => part === plainPart || stillApplies(query, part));
  return {
    query: { ...added(remainder, searchOf({ text: '', parts: wanted.map(asPlain) })), queryText },
    queryText,
    parts: parts.map(asPlain),
  };
}

/** Drops the filters of a part; its words stay in the text without effect. Null for a query without text. */
export function withoutPart(query: CarListQuery, parts: readonly Part[], removed: Part): CarListQuery | null {
  if (!query.queryText) return null;
  const applying = applyingParts(query, parts);
  const remainder = subtract(query, searchOf({ text: '', parts: applying }));
  // A meaning that occurs twice is removed twice.
  const meaning = JSON.stringify(removed.meaning);
  const remainingParts = applying.filter((part) =>
    removed.meaning.kind === 'words' ? part !== removed : JSON.stringify(part.meaning) !== meaning,
  );
  return { ...added(remainder, searchOf({ text: '', parts: remainingParts })), queryText: query.queryText };
}

/**
 * Whether the text explains any part of the query: a part that is more than a plain word, or was corrected, and still
 * applies.
 */
export const explainsQuery = (query: CarListQuery, parts: readonly Part[]): boolean =>
  applyingParts(query, parts).some(
    ({ meaning: { kind }, corrected }) => corrected !== undefined || (kind !== 'words' && kind !== 'filler'),
  );

/** What the query's text does not explain: filters chosen by hand, and a keyphrase beyond the text's plain words. */
export function chosenByHand(
  query: CarListQuery,
  parts: readonly Part[],
): { filters: ActiveFilter[]; keyphrase: string } {
  if (!explainsQuery(query, parts)) return { filters: activeFilters(query), keyphrase: query.keyphrase };
  const {
    keyphrase,
    terms,
    ranges,
    filters: extraFilters,
    near,
  } = searchOf({ text: '', parts: applyingParts(query, parts) });
  const explained = new Set(
    activeFilters({ ...emptyQuery, terms, ranges, extraFilters, ...(near ? { near } : {}) }).map(filterKey),
  );
  return {
    filters: activeFilters(query).filter((filter) => !explained.has(filterKey(filter))),
    keyphrase: query.keyphrase === keyphrase ? '' : query.keyphrase,
  };
}

/** Replaces the meaning of the suggestion's words by the filter that the suggestion stands for. */
export const withPart = (parts: readonly Part[], own: Part): Part[] =>
  [...parts.filter(({ from, to }) => to <= own.from || from >= own.to), own].sort((a, b) => a.from - b.from);
