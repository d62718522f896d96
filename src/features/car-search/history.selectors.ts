import type { HistoryState, CarsPageState } from './history.slice';

export interface WithHistory {
  history: HistoryState;
  carsPage: CarsPageState;
}

export const selectCarsView = (state: Pick<WithHistory, 'carsPage'>) => state.carsPage.view;
/** Whether the list is on screen; on pages without this feature it is not. */
export const selectIsListVisible = (state: Partial<Pick<WithHistory, 'carsPage'>>): boolean =>
  state.carsPage?.view === 'carList';
/** Where the visitor moved in place since the page arrived; null elsewhere, also on pages without this feature. */
export const selectCurrentAddress = (state: Partial<Pick<WithHistory, 'carsPage'>>): string | null =>
  state.carsPage?.address ?? null;
export const selectEntry = (state: WithHistory): string => state.history.entry;
/** The entry whose list was left last; undefined where none was. */
export const selectLastLeftEntry = (state: WithHistory): string | undefined => state.history.order.at(-1);
export const selectHistoryEntry = (state: WithHistory, entry: string) => state.history.entries[entry] ?? null;
