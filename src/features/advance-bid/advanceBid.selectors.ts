import { readAmount } from '@/domain/cars/bids';
import type { AdvanceBidValues } from '@/domain/forms/advanceBid';
import type { RootState } from '@/store/rootState';
import { initialAdvanceBid, type AdvanceBidState } from './advanceBid.slice';

export const selectAdvanceBid = (state: RootState): AdvanceBidState => state.advanceBid ?? initialAdvanceBid;
export const selectAdvanceBidFlow = (state: RootState): AdvanceBidState['flow'] => selectAdvanceBid(state).flow;

/** Whether the feature is attached; it is loaded after the page. Until then the form is the browser's own. */
export const selectCanBid = (state: RootState): boolean => state.advanceBid !== undefined;

/** The request's values; null while there is no lot, or no amount that can be read. */
export function selectBidValues(state: RootState): Omit<AdvanceBidValues, 'source'> | null {
  const { draft, carId } = selectAdvanceBid(state);
  const bid = readAmount(draft.bid);
  if (carId === null || bid === null) return null;
  const { name, phone, email, terms } = draft;
  return { car: carId, bid, name, phone, email, terms };
}
