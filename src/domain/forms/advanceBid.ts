/** `formName` of an advance bid on a lot. */
export const ADVANCE_BID_FORM = 'advance-bid';

export interface AdvanceBidValues {
  /** car_id */
  car: string;
  /** The most that the bidder pays: whole major units of the lot's currency. */
  bid: number;
  name: string;
  phone: string;
  email: string;
  /** The auction's rules were accepted. */
  terms: boolean;
  /** Path of the page, without query. */
  source: string;
}
