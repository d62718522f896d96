import type { RootState } from '@/store/rootState';
import { initialBookingLink, type BookingLinkState } from './bookingLink.slice';

export const selectBookingLink = (state: RootState): BookingLinkState => state.bookingLink ?? initialBookingLink;
export const selectBookingLinkFlow = (state: RootState): BookingLinkState['flow'] => selectBookingLink(state).flow;
