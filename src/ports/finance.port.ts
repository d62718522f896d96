import type {
  CalculationRequest,
  CalculationResponse,
  DefaultRequest,
  DefaultResponse,
  LegalResponse,
} from '@/domain/finance/codeweaver';
import type { Result } from '@/errors/result';

/** British finance quotes. Fails with the codes of `finance.errors`; rejects only with the AbortError of the signal. */
export interface FinancePort {
  defaults(request: DefaultRequest, signal?: AbortSignal): Promise<Result<DefaultResponse>>;
  calculate(request: CalculationRequest, signal?: AbortSignal): Promise<Result<CalculationResponse>>;
  legal(quoteReference: string, signal?: AbortSignal): Promise<Result<LegalResponse>>;
}
