import { initialBookingLink, type BookingLinkState } from './bookingLink.slice';

/** A store in which the feature may not be attached yet. */
export interface WithBookingLink {
  bookingLink?: BookingLinkState;
}

export const selectBookingLink = (state: WithBookingLink): BookingLinkState => state.bookingLink ?? initialBookingLink;
export const selectBookingLinkFlow = (state: WithBookingLink): BookingLinkState['flow'] =>
  selectBookingLink(state).flow;
