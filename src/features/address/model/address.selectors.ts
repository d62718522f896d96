import type { AddressState, PlaceState } from './address.slice';

export interface WithAddress {
  address: AddressState;
  place: PlaceState;
}

export const selectShown = (state: Pick<WithAddress, 'place'>) => state.place.shown;
export const selectEntry = (state: WithAddress): string => state.address.entry;
export const selectMemory = (state: WithAddress, entry: string) => state.address.memories[entry] ?? null;
