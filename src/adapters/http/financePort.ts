import type {
  CalculationResponse,
  DefaultResponse,
  ExampleBlock,
  FinanceNotification,
  FinanceProduct,
  FinanceQuotation,
  FinanceQuoteDetails,
  LegalResponse,
} from '@/domain/finance/codeweaver';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { isFiniteNumber, isString, listOf, nullable, objectOf, oneOf, optional, type Check } from '@/lib/checks';
import type { FinancePort } from '@/ports/finance.port';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

const isDefaults = objectOf<DefaultResponse>({
  Products: listOf(
    objectOf<FinanceProduct>({
      Name: isString,
      FamilyKey: isString,
      Term: isFiniteNumber,
      Deposit: isFiniteNumber,
      Payment: isFiniteNumber,
      AnnualMileage: isFiniteNumber,
    }),
  ),
});
const isQuote = objectOf<FinanceQuoteDetails>({
  Term: isFiniteNumber,
  TotalDeposit: isFiniteNumber,
  TotalRegularPayment: isFiniteNumber,
  AnnualMileage: isFiniteNumber,
  QuoteReference: isString,
  Signature: optional(isString),
  QuoteActions: objectOf<FinanceQuoteDetails['QuoteActions']>({ Apply: isString, PartExchange: optional(isString) }),
});
const isCalculation = objectOf<CalculationResponse>({
  Vehicles: listOf(
    objectOf<CalculationResponse['Vehicles'][number]>({
      FinanceQuotations: listOf(
        objectOf<FinanceQuotation>({
          Blocks: listOf(objectOf<ExampleBlock>({ Key: isString, Label: isString, Value: isString })),
          Finance: objectOf<FinanceQuotation['Finance']>({
            Notifications: listOf(
              objectOf<FinanceNotification>({ Type: oneOf('Information', 'Error'), Message: isString }),
            ),
            Quote: nullable(isQuote),
          }),
        }),
      ),
    }),
  ),
});
const isLegal = objectOf<LegalResponse>({ TermsAndConditions: isString });

/** The finance port over `/api/codeweaver`. */
export function createFinancePort(fetch: Fetch): FinancePort {
  const send = async <T>(path: string, error: ErrorCode, check: Check<T>, init: RequestInit): Promise<Result<T>> => {
    const exchanged = await sendRequest(fetch, `/api/codeweaver${path}`, init);
    return exchanged?.response.ok && check(exchanged.body) ? ok(exchanged.body) : failed(error);
  };
  return {
    defaults: (request, signal) => send('/default', 'FINANCE_DEFAULT_FAILED', isDefaults, jsonPost(request, signal)),
    calculate: (request, signal) => send('/cfd', 'FINANCE_QUOTE_FAILED', isCalculation, jsonPost(request, signal)),
    legal: (quoteReference, signal) =>
      send(`/legal?quoteRef=${encodeURIComponent(quoteReference)}`, 'FINANCE_QUOTE_FAILED', isLegal, {
        headers: { accept: 'application/json' },
        ...(signal ? { signal } : {}),
      }),
  };
}
