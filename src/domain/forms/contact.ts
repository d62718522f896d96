import type { Currency } from '../cars/car';

/** `formName` of the request. */
export const CONTACT_FORM = 'contact';

export const NAME_LENGTH = 80;
export const EMAIL_LENGTH = 254;
export const MESSAGE_LENGTH = 2_000;
/** Times that a visitor suggests for a test drive. */
export const MOST_TIMES = 2;
/** Days ahead for which a test drive can be suggested. */
export const DRIVE_DAYS = 21;

/** The plan that the visitor calculated on the car's page, as it was shown. Money in minor units. */
export interface FinancePlan {
  kind: 'loan' | 'privateLeasing' | 'companyLeasing' | 'hp' | 'pcp';
  currency: Currency;
  monthlyMinor: number;
  months: number;
  depositMinor?: number;
  residualMinor?: number;
  /** Per cent a year. */
  interestRate?: number;
  effectiveRate?: number;
  /** A year, in the unit of the car's odometer. */
  mileage?: number;
  /** Quote reference of the lender. */
  quoteReference?: string;
  /** Of a quote as our server gave it. */
  signature?: string;
}

/**
 * Values of the contact form (specification 2 section 3). The last two are ours. In the browser the plan's figures are
 * hidden: they must not be shown without the legal information.
 */
export interface ContactValues<Plan = FinancePlan | null> {
  /** car_id */
  car: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  quote: boolean;
  testDrive: boolean;
  /** The seller; of a sample car the one that the visitor chose. */
  toName: string;
  toEmail: string;
  /** Path of the page, without query. */
  source: string;
  /** Suggested times, local to the seller: '2026-12-01T10:30'. */
  testDriveTimes: string[];
  plan: Plan;
}

/** The reason for a lead, in analytics: never more than this. */
export type LeadReason = 'contact' | 'quote' | 'testDrive' | 'both';

export const leadReason = ({ quote, testDrive }: Pick<ContactValues, 'quote' | 'testDrive'>): LeadReason =>
  quote && testDrive ? 'both' : quote ? 'quote' : testDrive ? 'testDrive' : 'contact';
