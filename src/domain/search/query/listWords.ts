import type { Terms } from '../carFacets';
import {
  activeFilters,
  emptyQuery,
  sortNames,
  withoutPlace,
  withoutWish,
  type ActiveFilter,
  type CarListQuery,
} from '../carList';
import { filterKey } from '../filterKey';
import { canonicalWishes, wishKey, type Said } from '../listConstraints';
import { CHILD_SEPARATOR, type NumberRange } from '../search';
import { searchOf, type UnderstoodSearch } from './searchOf';
import type { Part } from './understanding';

/*
 * Words and the question of the list: what words add to it, what goes again with them, and which of them still hold. The
 * visitor's own choices stay whatever is said beside them.
 */

const entriesOf = (terms: Terms) => Object.entries(terms) as [keyof Terms, string[]][];
const sameRange = (a: NumberRange | undefined, b: NumberRange): boolean =>
  a !== undefined && a.min === b.min && a.max === b.max;

/** A name with nothing chosen is no name: absent as in an address. */
const chosen = (terms: Terms): Terms =>
  Object.fromEntries(Object.entries(terms).filter(([, values]) => values.length > 0));

function added(query: CarListQuery, search: UnderstoodSearch): CarListQuery {
  const terms = { ...query.terms };
  for (const [name, values] of entriesOf(search.terms)) terms[name] = [...new Set([...(terms[name] ?? []), ...values])];
  const wishes = canonicalWishes([...(query.wishes ?? []), ...search.filters]);
  const said = sortNames.find((name) => name === search.sort_name);
  return {
    ...(search.near ? withoutPlace(query) : query),
    terms,
    ranges: { ...query.ranges, ...search.ranges },
    keyphrase: search.keyphrase,
    page: 1,
    ...(wishes.length > 0 ? { wishes } : {}),
    ...(search.near ? { near: search.near, sort: null } : {}),
    // The nearest first is what a place means anyway.
    ...(said && said !== 'distance_asc' ? { sort: said } : {}),
  };
}

/** A parent goes with its last child, unless the words named it alone. */
function lessTerms(terms: Terms, taken: Terms): Terms {
  const left = { ...terms };
  for (const [name, values] of entriesOf(taken)) {
    const rest = (terms[name] ?? []).filter((value) => !values.includes(value));
    const parents = values.filter((value) => rest.some((other) => other.startsWith(`${value}${CHILD_SEPARATOR}`)));
    left[name] = [...parents, ...rest];
  }
  return chosen(left);
}

function less(query: CarListQuery, search: UnderstoodSearch): CarListQuery {
  const ranges = Object.fromEntries(
    Object.entries(query.ranges).filter(
      ([name, range]) =>
        !Object.entries(search.ranges).some(([other, said]) => other === name && sameRange(range, said)),
    ),
  );
  const { near } = search;
  const far = near && query.near?.place === near.place ? withoutPlace(query) : query;
  const left = search.filters.reduce((rest, wish) => withoutWish(rest, wish), far);
  return {
    ...left,
    terms: lessTerms(left.terms, search.terms),
    ranges,
    keyphrase: '',
    sort: left.sort === search.sort_name ? null : left.sort,
    page: 1,
  };
}

const holdsTerms = ({ terms }: CarListQuery, wanted: Terms): boolean =>
  entriesOf(wanted).every(([name, values]) => values.every((value) => terms[name]?.includes(value)));

/** Whether the question still asks what this part was taken for. A word that means itself holds while it is searched for. */
export function holds(query: CarListQuery, part: Part): boolean {
  const { kind } = part.meaning;
  if (kind === 'filler' || kind === 'here') return true;
  const search = searchOf({ text: part.text, parts: [part] });
  if (kind === 'words') return ` ${query.keyphrase} `.includes(` ${search.keyphrase} `);
  return (
    holdsTerms(query, search.terms) &&
    Object.entries(search.ranges).every(([name, range]) =>
      Object.entries(query.ranges).some(([other, asked]) => other === name && within(asked, range)),
    ) &&
    search.filters.every((wish) => query.wishes?.some((one) => wishKey(one) === wishKey(wish))) &&
    (search.near === undefined || query.near?.place === search.near.place) &&
    (kind !== 'sort' || query.sort === search.sort_name)
  );
}

/** Two bounds may be said in two parts: each holds while its own bound stands. */
const within = (asked: NumberRange, said: NumberRange): boolean =>
  (said.min === undefined || asked.min === said.min) && (said.max === undefined || asked.max === said.max);

const partsThatHold = (query: CarListQuery, parts: readonly Part[]): Part[] =>
  parts.filter((part) => holds(query, part));

/** The question without what was said: what the words brought goes, what was chosen by hand stays. */
export function withoutWords(query: CarListQuery, before: readonly Part[]): CarListQuery {
  const { said: _said, ...rest } = less(query, searchOf({ text: '', parts: partsThatHold(query, before) }));
  return rest;
}

/**
 * The question with other words.
 * @param before what the words that stand in it were taken for
 */
export function withWords(
  query: CarListQuery,
  before: readonly Part[],
  said: Said,
  parts: readonly Part[],
): CarListQuery {
  const next = added(withoutWords(query, before), searchOf({ text: said.text, parts: [...parts] }));
  // Words that mean nothing but themselves need no explanation.
  return parts.every(({ meaning }) => meaning.kind === 'words') && said.plain.length === 0 ? next : { ...next, said };
}

/** A part that the visitor takes back: it means itself from now on, and stands among the words of the keyphrase. Null where nothing was said. */
export function takenBack(
  query: CarListQuery,
  parts: readonly Part[],
  back: Part,
): { query: CarListQuery; said: Said; parts: Part[] } | null {
  if (!query.said) return null;
  const said = {
    text: query.said.text,
    plain: [...query.said.plain, { from: back.from, to: back.to }].sort((a, b) => a.from - b.from),
  };
  const asWords = (part: Part): Part => (part === back ? { ...part, meaning: { kind: 'words' } } : part);
  const standing = partsThatHold(query, parts);
  const without = less(query, searchOf({ text: '', parts: standing }));
  return {
    query: { ...added(without, searchOf({ text: '', parts: standing.map(asWords) })), said },
    said,
    parts: parts.map(asWords),
  };
}

/** A part that the visitor lets go of: what it asked for goes, its words stay among those that were said and ask for nothing. Null where nothing was said. */
export function letGo(query: CarListQuery, parts: readonly Part[], gone: Part): CarListQuery | null {
  if (!query.said) return null;
  const standing = partsThatHold(query, parts);
  const without = less(query, searchOf({ text: '', parts: standing }));
  // What was said twice is let go of twice.
  const meaning = JSON.stringify(gone.meaning);
  const rest = standing.filter((part) =>
    gone.meaning.kind === 'words' ? part !== gone : JSON.stringify(part.meaning) !== meaning,
  );
  return { ...added(without, searchOf({ text: '', parts: rest })), said: query.said };
}

/** Whether words explain anything of the question: something that is more than a word, and still holds. */
export const explains = (query: CarListQuery, parts: readonly Part[]): boolean =>
  partsThatHold(query, parts).some(({ meaning: { kind } }) => kind !== 'words' && kind !== 'filler');

/** What of the question its words don't say: filters that were chosen beside them, and a keyphrase that is more than those of them that mean themselves. */
export function besideWords(
  query: CarListQuery,
  parts: readonly Part[],
): { filters: ActiveFilter[]; keyphrase: string } {
  if (!explains(query, parts)) return { filters: activeFilters(query), keyphrase: query.keyphrase };
  const {
    keyphrase,
    terms,
    ranges,
    filters: wishes,
    near,
  } = searchOf({ text: '', parts: partsThatHold(query, parts) });
  const said = new Set(
    activeFilters({ ...emptyQuery, terms, ranges, wishes, ...(near ? { near } : {}) }).map(filterKey),
  );
  return {
    filters: activeFilters(query).filter((filter) => !said.has(filterKey(filter))),
    keyphrase: query.keyphrase === keyphrase ? '' : query.keyphrase,
  };
}

/** What a chosen suggestion stands for is beyond doubt, whatever its words would be taken for. */
export const partsWith = (parts: readonly Part[], own: Part): Part[] =>
  [...parts.filter(({ from, to }) => to <= own.from || from >= own.to), own].sort((a, b) => a.from - b.from);
