import { createSelector, weakMapMemoize } from 'reselect';
import {
  carFacets,
  isMonthlyCost,
  shownMonthlyCost,
  type RangeFacetName,
  type RangeFacetSpec,
  type TermsFacetName,
} from '@/domain/search/carFacets';
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
import { selectContext, selectPaths } from '@/store/context';
import type { RootState } from '@/store/rootState';
import { ALL_FILTERS } from './allFilters';
import { initialCarList, type CarListState, settledRanges } from './carList.state';

export const selectCarList = (state: RootState): CarListState => state.carList ?? initialCarList;
export const selectCarListFlow = (state: RootState) => selectCarList(state).flow;
export const selectQuery = (state: RootState) => selectCarList(state).query;
/** The query, including bounds that are still being moved. */
export const selectSettledQuery = createSelector(
  [selectQuery, (state: RootState) => selectCarList(state).drafts],
  (query, drafts): CarListQuery => ({ ...query, ranges: settledRanges(query, drafts) }),
);
export const selectListState = (state: RootState) => selectCarList(state).flow.value;
export const selectError = (state: RootState) => selectCarList(state).error;
export const selectIgnored = (state: RootState) => selectCarList(state).ignored;

/** The query of the cars on screen, while another may be loading. */
export const selectLoadedQuery = (state: RootState): CarListQuery => selectCarList(state).loadedQuery;

/** The landing page that the cars on screen belong to; null on any other list. */
export const selectLanding = (state: RootState): Landing | null => {
  const { landing } = selectPaths(state);
  return landing && isOnLanding(landing, selectLoadedQuery(state)) ? landing : null;
};

const loadedPages = (pages: CarListState['pages']): number[] =>
  Object.keys(pages)
    .map(Number)
    .sort((a, b) => a - b);

/**
 * Ids of the loaded cars in the order of their pages. New stock may move a car to the next page as well: it is listed
 * once.
 */
export const selectCarIds = createSelector([(state: RootState) => selectCarList(state).pages], (pages) => [
  ...new Set(loadedPages(pages).flatMap((page) => pages[page] ?? [])),
]);

/** Whether bidding for any of the cars ends. */
export const selectHasBidsEnd = (state: RootState): boolean =>
  selectCarIds(state).some((id) => state.entities.cars[id]?.car_bids_end !== undefined);

export interface Progress {
  shown: number;
  total: number;
  /** 10000 and more: shown as 10000+ (specification 2 section 9). */
  open: boolean;
  first: number;
  hasEarlier: boolean;
  hasMore: boolean;
}

export const selectProgress = createSelector(
  [(state: RootState) => selectCarList(state).pages, (state: RootState) => selectCarList(state).total, selectCarIds],
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

/** What the title tells, of one moment: query, landing page and number of cars belong together. */
export const selectListed = createSelector(
  [selectLoadedQuery, selectLanding, selectProgress],
  (query, landing, progress) => ({ query, landing, progress }),
);

/** Whether the address asks for all filters with all their values, as pages without script do. */
export const selectShowsAllFilters = (state: RootState): boolean => {
  const { path } = selectContext(state);
  return new URLSearchParams(path.slice(path.indexOf('?') + 1)).get(ALL_FILTERS.name) === ALL_FILTERS.value;
};

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

type Choice = NumberRange | readonly string[] | null | undefined;

const isValues = (choice: Choice): choice is readonly string[] => Array.isArray(choice);

/** Memoised, so that a group whose facet and choice are the same is not rendered again. */
const groupOf = weakMapMemoize(
  (spec: (typeof carFacets)[number], facet: Facet | undefined, choice: Choice): FacetGroup => {
    if (spec.kind === 'range') {
      const range = isValues(choice) ? null : choice;
      return {
        kind: 'range',
        name: spec.name,
        unit: spec.unit,
        chosen: range ? 1 : 0,
        range: range ?? {},
        buckets: facet?.type === 'histogram' ? facet.buckets : [],
      };
    }
    const chosen = isValues(choice) ? choice : [];
    return {
      kind: 'terms',
      name: spec.name,
      chosen: chosen.length,
      choices: termChoices(facet?.type === 'terms' ? facet.values : [], chosen),
    };
  },
);

/**
 * The groups of the filter panel: facets of the response with the visitor's choice. Chosen values are listed even at 0.
 */
export const selectFacetGroups = createSelector(
  [(state: RootState) => selectCarList(state).facets, selectQuery, (state: RootState) => selectCarList(state).drafts],
  (facets, query, drafts): FacetGroup[] => {
    const byName = new Map(facets.map((facet) => [facet.name, facet]));
    const cost = shownMonthlyCost({ ...query.ranges, ...drafts });
    return carFacets
      .filter(({ name }) => !isMonthlyCost(name) || name === cost || query.ranges[name] !== undefined)
      .map((spec) => {
        const draft = spec.kind === 'range' ? drafts[spec.name] : undefined;
        const choice = spec.kind === 'range' ? query.ranges[spec.name] : query.terms[spec.name];
        return groupOf(spec, byName.get(spec.name), draft === undefined ? choice : draft);
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
      // Models show below a chosen make alone.
      children:
        parent || chosen.length === 0
          ? []
          : termChoices(value.children ?? [], chosen, `${value.text}${CHILD_SEPARATOR}`),
    };
  });
  for (const value of level) {
    if (!choices.some((choice) => choice.value === value))
      choices.push({ value, text: value.slice(parent.length), count: 0, chosen: true, children: [] });
  }
  return choices;
}
