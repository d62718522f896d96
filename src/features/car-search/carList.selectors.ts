import { createSelector } from 'reselect';
import { carFacets, type RangeFacetName, type RangeFacetSpec, type TermsFacetName } from '@/domain/search/carFacets';
import { COUNT_CEILING, filterCount, LAST_PAGE, PAGE_SIZE, type CarListQuery } from '@/domain/search/carList';
import { isOnLanding } from '@/domain/search/listAddress';
import type { Landing } from '@/domain/sites/routes';
import {
  CHILD_SEPARATOR,
  type Facet,
  type FacetBucket,
  type FacetValue,
  type NumberRange,
} from '@/domain/search/search';
import { selectPaths, type ContextRoot } from '@/store/context';
import type { CarListState } from './carList.slice';
import { settledRanges } from './settledRanges';

export interface WithCarList {
  carList: CarListState;
}

export const selectCarList = (state: WithCarList): CarListState => state.carList;
export const selectQuery = (state: WithCarList) => state.carList.query;
/** What the visitor asks, bounds that have not come to rest included. */
export const selectSettledQuery = createSelector(
  [selectQuery, (state: WithCarList) => state.carList.drafts],
  (query, drafts): CarListQuery => ({ ...query, ranges: settledRanges(query, drafts) }),
);
export const selectListState = (state: WithCarList) => state.carList.flow.value;
export const selectError = (state: WithCarList) => state.carList.error;
export const selectIgnored = (state: WithCarList) => state.carList.ignored;

/** The landing page whose cars the list still shows; null on any other list. */
export const selectLanding = (state: WithCarList & ContextRoot): Landing | null => {
  const { landing } = selectPaths(state);
  return landing && isOnLanding(landing, selectQuery(state)) ? landing : null;
};

const loadedPages = (pages: CarListState['pages']): number[] =>
  Object.keys(pages)
    .map(Number)
    .sort((a, b) => a - b);

/** Ids of the cars on show, in the order of their pages. Stock that comes in between moves a car to the next page, too: it stands once. */
export const selectCarIds = createSelector([(state: WithCarList) => state.carList.pages], (pages) => [
  ...new Set(loadedPages(pages).flatMap((page) => pages[page] ?? [])),
]);

export interface Progress {
  shown: number;
  total: number;
  /** 10000 and over is said as 10000+ (specification 2 section 9). */
  open: boolean;
  first: number;
  hasEarlier: boolean;
  hasMore: boolean;
}

export const selectProgress = createSelector(
  [(state: WithCarList) => state.carList.pages, (state: WithCarList) => state.carList.total, selectCarIds],
  (pages, total, ids): Progress => {
    const loaded = loadedPages(pages);
    const from = loaded[0] ?? 1;
    const to = loaded.at(-1) ?? 1;
    return {
      shown: Math.min(total, (from - 1) * PAGE_SIZE + ids.length),
      total: Math.min(total, COUNT_CEILING),
      open: total >= COUNT_CEILING,
      first: ids.length > 0 ? (from - 1) * PAGE_SIZE + 1 : 0,
      hasEarlier: from > 1,
      hasMore: to < LAST_PAGE && to * PAGE_SIZE < total,
    };
  },
);

export const selectFilterCount = createSelector([selectQuery], filterCount);

export interface TermChoice {
  value: string;
  text: string;
  count: number;
  chosen: boolean;
  children: TermChoice[];
}

export interface TermsGroup {
  kind: 'terms';
  name: TermsFacetName;
  chosen: number;
  choices: TermChoice[];
}

export interface RangeGroup {
  kind: 'range';
  name: RangeFacetName;
  unit: RangeFacetSpec['unit'];
  chosen: number;
  range: NumberRange;
  buckets: FacetBucket[];
}

export type FacetGroup = TermsGroup | RangeGroup;

/** A group is made anew only where its answer or its choice is new: the others are not drawn again. */
const made = new WeakMap<Facet, { asked: unknown; group: FacetGroup }>();

function groupOf(
  spec: (typeof carFacets)[number],
  facet: Facet | undefined,
  asked: NumberRange | readonly string[] | null | undefined,
): FacetGroup {
  const known = facet && made.get(facet);
  if (known && known.asked === asked) return known.group;
  const chosen = isList(asked) ? asked : [];
  const range = isList(asked) ? undefined : asked;
  const group: FacetGroup =
    spec.kind === 'range'
      ? {
          kind: 'range',
          name: spec.name,
          unit: spec.unit,
          chosen: range ? 1 : 0,
          range: range ?? {},
          buckets: facet?.type === 'histogram' ? facet.buckets : [],
        }
      : {
          kind: 'terms',
          name: spec.name,
          chosen: chosen.length,
          choices: termChoices(facet?.type === 'terms' ? facet.values : [], chosen),
        };
  if (facet) made.set(facet, { asked, group });
  return group;
}

const isList = (asked: NumberRange | readonly string[] | null | undefined): asked is readonly string[] =>
  Array.isArray(asked);

/** The filter panel's groups: what the search counted with what the visitor chose; chosen values stand even at 0. */
export const selectFacetGroups = createSelector(
  [(state: WithCarList) => state.carList.facets, selectQuery, (state: WithCarList) => state.carList.drafts],
  (facets, query, drafts): FacetGroup[] => {
    const loadedQuery = new Map(facets.map((facet) => [facet.name, facet]));
    return carFacets.map((spec) => {
      const draft = spec.kind === 'range' ? drafts[spec.name] : undefined;
      const asked = spec.kind === 'range' ? query.ranges[spec.name] : query.terms[spec.name];
      return groupOf(spec, loadedQuery.get(spec.name), draft === undefined ? asked : draft);
    });
  },
);

function termChoices(values: readonly FacetValue[], chosen: readonly string[], parent = ''): TermChoice[] {
  const level = chosen.filter((value) => (parent ? value.startsWith(parent) : !value.includes(CHILD_SEPARATOR)));
  const choices = values.map((value): TermChoice => {
    const full = `${parent}${value.text}`;
    return {
      value: full,
      text: value.text,
      count: value.count,
      chosen: level.includes(full),
      children: parent ? [] : termChoices(value.children ?? [], chosen, `${value.text}${CHILD_SEPARATOR}`),
    };
  });
  for (const value of level) {
    if (!choices.some((choice) => choice.value === value))
      choices.push({ value, text: value.slice(parent.length), count: 0, chosen: true, children: [] });
  }
  return choices;
}
