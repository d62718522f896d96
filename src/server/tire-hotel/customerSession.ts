import type { TireAgreement } from './agreements.store';

/** A running session with what its customer may see. */
export interface CustomerSession {
  /** Whose it is: E.164. */
  phone: string;
  /** Of all the customer's cars, at least one. */
  agreements: TireAgreement[];
  /** Until it ends without a further request. */
  secondsLeft: number;
  /** Until it ends in any case. */
  secondsAtMost: number;
}

/** The customer's own agreement for a car; undefined: another's, or none. */
export const agreementOf = ({ agreements }: CustomerSession, regNo: string): TireAgreement | undefined =>
  agreements.find((agreement) => agreement.regNo === regNo);
