import type {
  CalculationRequest,
  CalculationResponse,
  DefaultRequest,
  DefaultResponse,
  LegalResponse,
} from '@/domain/finance/codeweaver';
import type { Result } from '@/errors/result';

/** British car finance: the embedded lender, or Codeweavers. Never throws. */
export interface FinanceService {
  /** The products for a car with a first offer of each; none where the car is too old or too cheap for all of them. */
  defaults(request: DefaultRequest): Promise<Result<DefaultResponse>>;
  /** One quotation for each vehicle request. */
  calculate(request: CalculationRequest): Promise<Result<CalculationResponse>>;
  /** The terms and conditions of a quote. */
  legal(quoteReference: string): Promise<Result<LegalResponse>>;
}
