/**
 * The wire shapes of /api/codeweaver (specification 2 sections 7.3 to 7.5, decision 9). Amounts in pounds, with pence
 * as decimals.
 */
export interface VehicleKey {
  id: string;
  registration?: string;
  /** Added on the server for an upstream service: never known to a browser (decision 3e). */
  vin?: string;
  price: number;
  /** Miles. */
  mileage: number;
  /** YYYY-MM-DD */
  registrationDate?: string;
  isUsed: boolean;
}

export interface DefaultRequest {
  vehicle: VehicleKey;
  dealer: { siteId: string };
}

export interface FinanceProduct {
  Name: string;
  FamilyKey: string;
  Term: number;
  Deposit: number;
  Payment: number;
  AnnualMileage: number;
}

export interface DefaultResponse {
  Products: FinanceProduct[];
}

/** Which figure is reckoned from the others. */
type CalculationType = 'ToRegularPayment' | 'ToCashDeposit';

export interface CalculationParameters {
  Term: number;
  CashDeposit: number;
  RegularPayment: number;
  AnnualMileage: number;
  FinanceProductFamilyKeys: string[];
  CalculationType: CalculationType;
}

export interface CalculationRequest {
  VehicleRequests: { Vehicle: VehicleKey; Dealer: { siteId: string }; Parameters: CalculationParameters }[];
}

/** One line of the representative example, in the order of the lender. */
export interface ExampleBlock {
  Key: string;
  Label: string;
  Value: string;
}

export interface FinanceNotification {
  Type: 'Information' | 'Error';
  Message: string;
}

export interface FinanceQuoteDetails {
  Term: number;
  TotalDeposit: number;
  TotalRegularPayment: number;
  AnnualMileage: number;
  QuoteReference: string;
  /** Ours, of the car and these figures: what the browser sends back later was given so. */
  Signature?: string;
  /** Addresses of the applications for reserving the car and for a part exchange, with key and quote reference. */
  QuoteActions: { Apply: string; PartExchange?: string };
}

export interface FinanceQuotation {
  Blocks: ExampleBlock[];
  Finance: { Notifications: FinanceNotification[]; Quote: FinanceQuoteDetails | null };
}

export interface CalculationResponse {
  Vehicles: { FinanceQuotations: FinanceQuotation[] }[];
}

export interface LegalResponse {
  TermsAndConditions: string;
}

/** What a representative example must hold (CONC 3.5.5 and 3.5.6); one without is not shown, and neither is its quote. */
export const exampleKeys = [
  'CashPrice',
  'Deposit',
  'AmountOfCredit',
  'Term',
  'RegularPayment',
  'FinalPayment',
  'TotalPayable',
  'InterestRate',
  'OtherCharges',
  'Apr',
] as const;

export const isCompleteExample = (blocks: readonly ExampleBlock[]): boolean =>
  exampleKeys.every((key) => blocks.some((block) => block.Key === key && block.Value.trim() !== ''));

/** The first quotation of a response with a complete example; null where the lender gives none, or an error. */
export function quotationOf(response: CalculationResponse): (FinanceQuotation & { quote: FinanceQuoteDetails }) | null {
  const quotation = response.Vehicles[0]?.FinanceQuotations[0];
  if (!quotation?.Finance.Quote || quotation.Finance.Notifications.some(({ Type }) => Type === 'Error')) return null;
  return isCompleteExample(quotation.Blocks) ? { ...quotation, quote: quotation.Finance.Quote } : null;
}
