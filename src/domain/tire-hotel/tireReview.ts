import type { TireHotelReview } from './tireBooking';

/** A review with the booking that it is about, as the workshop reads it. */
export interface TireReviewValues extends TireHotelReview {
  erpId: string;
  /** The workshop's name, for staff; the server writes it. */
  siteName: string;
  bookingNumber: string;
  customerName: string;
  customerEmail: string;
}
