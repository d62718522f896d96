import { isProviderAnswers, type ProviderAnswers } from '@/domain/forms/providerAnswers';
import type { Result } from '@/errors/result';
import type { Locale, Site } from '@/sites/site.types';
import type { SubmissionsStore } from './submissions.store';

export interface FormProviderRequest {
  site: Site;
  locale: Locale;
  formId: string;
  /** Public path of the page with the form. */
  source: string;
  /** The submission whose answers are requested, which only its sender knows. */
  submissionId?: string | undefined;
}

/** An entry of `content` in the response of POST /api/jotform. */
export interface ProviderContent {
  /** Of the submission; null for the questions of the form. */
  id: string | null;
  form_id: string;
  created_at: string | null;
  answers: ProviderAnswers;
}

/** Describes forms: their questions, and the answers of a submission (specification 3 section 7). */
export interface FormProvider {
  content(request: FormProviderRequest): Promise<Result<ProviderContent>>;
}

/** The answers of a submission that was sent to us. */
export async function ownSubmission(
  submissions: Pick<SubmissionsStore, 'byFormSubmissionId'>,
  { site, formId, submissionId = '' }: FormProviderRequest,
): Promise<ProviderContent | null> {
  // The id of a page without JavaScript is no secret.
  if (submissionId === '' || submissionId.startsWith('plain-')) return null;
  const row = await submissions.byFormSubmissionId(submissionId);
  const answers = row?.payload.answers;
  const isThat = row?.form === 'online-form' && row.site === site.name && row.payload.formId === formId;
  if (!row || !isThat || !isProviderAnswers(answers)) return null;
  return { id: row.reference, form_id: formId, created_at: row.createdAt.toISOString(), answers };
}
