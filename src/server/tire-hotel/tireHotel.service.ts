import type { TireHotelCredentials, TireHotelCustomer, Validated } from '@/domain/tire-hotel/customer';
import type { Result } from '@/errors/result';
import type { Locale, Site } from '@/sites/site.types';

/** A request of a visitor. */
export interface TireHotelVisit {
  site: Site;
  locale: Locale;
  /** Of the cookie; null: none. */
  session: string | null;
  /** The visitor's address; absent for calls of our own pages. */
  client?: string | undefined;
}

/** A customer who has logged in. */
export interface LogIn {
  validated: Validated;
  /** For the cookie; null: the visitor's own session goes on. */
  session: string | null;
}

/**
 * Logging in to the tire hotel (specification 3 section 7, decisions 17 and 18). Every failure is a Result; where there
 * is a sentence for the visitor, the error has it as param `message`.
 */
export interface TireHotelService {
  search(regNo: string, visit: TireHotelVisit): Promise<Result<TireHotelCustomer | Validated>>;
  sendCode(encryptedPhoneNumber: string, visit: TireHotelVisit): Promise<Result<TireHotelCredentials | Validated>>;
  validate(attempt: { authToken: string; otpToken: string }, visit: TireHotelVisit): Promise<Result<LogIn>>;
  /** null: no session is running. */
  session(visit: TireHotelVisit): Promise<Result<Validated | null>>;
  logOut(visit: TireHotelVisit): Promise<Result<null>>;
}
