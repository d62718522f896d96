import type { FormKind, SubmissionReceipt } from '@/domain/forms/submission';
import type { Result } from '@/errors/result';
import type { Locale, Site } from '@/sites/site.types';

export interface IncomingSubmission {
  site: Site;
  locale: Locale;
  kind: FormKind;
  formSubmissionId: string;
  /** As sent: the form's definition validates them. */
  values: unknown;
  /** Probably from a program: stored, and not delivered. */
  isHeld: boolean;
}

/** Submitted forms: stored once by their id, and delivered (specification 2 section 7). */
export interface FormsService {
  /** @throws ValidationError for values that the form does not take */
  submit(submission: IncomingSubmission): Promise<Result<SubmissionReceipt>>;
}
