import type { OnlineField } from '@/domain/forms/onlineForm';
import type { FormRequest, SubmissionReceipt } from '@/domain/forms/submission';
import type { Result } from '@/errors/result';

interface FieldsRequest {
  formId: string;
  /** Path of the page with the form, without query. */
  source: string;
  locale: string;
}

/** Sends a form. The same formSubmissionId is the same submission. */
export interface FormsPort {
  submit<Values extends object>(request: FormRequest<Values>, signal?: AbortSignal): Promise<Result<SubmissionReceipt>>;
  /** The fields of a form that its provider describes. */
  fields(request: FieldsRequest, signal?: AbortSignal): Promise<Result<OnlineField[]>>;
}
