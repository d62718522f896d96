/** Body of POST booking/GetTimeslotDays and booking/GetTimeslots. */
export interface TireTimesRequest {
  /** 'YYYY-MM-DD' */
  startDate: string;
  endDate: string;
  regNo: string;
}

/** Response of GetTimeslotDays: days with a free time. */
export interface TireTimeDays {
  availableDates: { date: string }[];
}

/** Response of GetTimeslots: 'HH:MM' times by day. */
export interface TireTimes {
  availableTimeSlotDates: { date?: string; startTime: string[] }[];
}

export interface TireBookingCustomer {
  firstName: string;
  lastName: string;
  email: string;
  /** 8 to 15 characters: digits and plus. */
  phoneMobile: string;
}

/** Body of POST booking/create. */
export interface TireBookingRequest {
  /** 'YYYY-MM-DD' */
  bookingDate: string;
  /** 'HH:MM'; '' where the workshop has no times: it calls back. */
  bookingStart: string;
  regNo: string;
  freeText: string;
  customer: TireBookingCustomer;
}

export interface TireBookingConfirmation {
  bookingConfirmationId: string;
  /** The workshop's own time: '2026-12-01T10:30:00'. */
  appointmentTime: string;
  isFullDay: boolean;
  services: { name: string }[];
  freeText: string;
  workshop: { name: string; address: string; email: string; phoneNumber: string };
  customerBase: TireBookingCustomer;
  /** Ours: for the telephone. */
  bookingNumber?: string;
  /** Ours: opens the booking page of the workshop, after '#'. */
  manageToken?: string;
}

/** Body of POST review/addReview. */
export interface TireHotelReview {
  /** 1 to 5. */
  rating: number;
  comment: string;
  /** 'YYYY-MM-DD' */
  date: string;
}

/** The earliest day of a booking, and the latest (specification 3 section 9). */
export const EARLIEST_DAYS = 3;
export const LATEST_MONTHS = 3;
export const TIRE_FREE_TEXT_LENGTH = 500;
export const REVIEW_COMMENT_LENGTH = 500;
export const MOST_STARS = 5;
