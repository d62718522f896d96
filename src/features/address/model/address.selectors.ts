import type { AddressState, PageState } from './address.slice';

export interface WithAddress {
  address: AddressState;
  page: PageState;
}

export const selectShown = (state: Pick<WithAddress, 'page'>) => state.page.shown;
export const selectEntry = (state: WithAddress): string => state.address.entry;
export const selectMemory = (state: WithAddress, entry: string) => state.address.memories[entry] ?? null;
