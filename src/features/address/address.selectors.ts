import type { AddressState, PlaceState } from './address.slice';

export interface WithAddress {
  address: AddressState;
  place: PlaceState;
}

export const selectShown = (state: Pick<WithAddress, 'place'>) => state.place.shown;
/** Whether the list is on screen; on pages without this feature it is not. */
export const selectIsListShown = (state: Partial<Pick<WithAddress, 'place'>>): boolean =>
  state.place?.shown === 'carList';
/** Where the visitor moved in place since the page arrived; null elsewhere, also on pages without this feature. */
export const selectMovedAddress = (state: Partial<Pick<WithAddress, 'place'>>): string | null =>
  state.place?.address ?? null;
export const selectEntry = (state: WithAddress): string => state.address.entry;
/** The entry whose list was left last; undefined where none was. */
export const selectLastLeft = (state: WithAddress): string | undefined => state.address.left.at(-1);
export const selectMemory = (state: WithAddress, entry: string) => state.address.memories[entry] ?? null;
