import type { MarketingFormRequest } from '@/domain/sites/marketingForms';
import type { Result } from '@/errors/result';

/** Forms of a marketing platform, by its script. Only `load` fetches from it: after consent alone. */
export interface MarketingFormsPort {
  /** Loads the script once per document. */
  load(signal?: AbortSignal): Promise<Result<null>>;
  /** Fills an element with a form. */
  show(request: MarketingFormRequest): Promise<Result<null>>;
}
