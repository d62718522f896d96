import { sameCriteria, type CarListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import type { RootState } from '@/store/rootState';
import { initialHistory, type HistoryEntry } from './history.slice';

const historyOf = (state: RootState) => state.history ?? initialHistory;

/** The history entry on screen. */
export const selectEntry = (state: RootState): string => historyOf(state).entry;
/** The entry that was left last. */
export const selectLastLeftEntry = (state: RootState): string | undefined => historyOf(state).order.at(-1);
/** The facets of a query; null where they are not cached. */
export const selectCachedFacets = (state: RootState, query: CarListQuery): Facet[] | null =>
  historyOf(state).facets.find((cached) => sameCriteria(cached.query, query))?.facets ?? null;
/** What an entry showed; null where it is not stored. */
export const selectHistoryEntry = (state: RootState, entry: string): HistoryEntry | null =>
  historyOf(state).entries[entry] ?? null;
