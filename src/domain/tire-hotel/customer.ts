import type { StoredVehicle } from './vehicle';

/** Whom a registration number belongs to, as far as anybody may know (decision 18). */
export interface TireHotelCustomer {
  /** Opaque and short-lived; says nothing without the server. */
  encryptedPhoneNumber: string;
  /** '••• ••• •• 21' */
  obfuscatedPhoneNumber: string;
  /** Normalised: 'ABC123'. */
  regNo: string;
}

/** Response to a code that was sent. */
export interface TireHotelCredentials {
  /** Names this attempt to log in; belongs in bodies only. */
  authorizationToken: string;
  message: string;
  /** Ours: until another code may be sent, by the server's clock. */
  secondsToResend?: number;
}

/** Status of `Validated` (specification 3 section 3). Every other number: not logged in. */
export const LOGGED_IN = 0;

/** Ours: how long a session lasts, by the server's clock. */
export interface SessionTime {
  /** Until it ends without a further request. */
  secondsLeft?: number;
  /** Until it ends in any case. */
  secondsAtMost?: number;
}

/** Response to a code, and to every earlier step while the visitor is logged in. */
export interface Validated extends SessionTime {
  status: number;
  vehicles: StoredVehicle[];
  /** Ours: whether the customer wants to be reminded of the next change of tires. */
  wantsReminder?: boolean;
}

export const CODE_LENGTH = 4;
export const CODE_MINUTES = 5;
export const CODE_TRIES = 5;
