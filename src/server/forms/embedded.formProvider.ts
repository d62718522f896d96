import { toProviderFields } from '@/domain/forms/providerFields';
import { failed, ok } from '@/errors/result';
import { ownSubmission, type FormProvider } from './formProvider.service';
import type { OnlineForms } from './onlineForms';
import type { SubmissionsStore } from './submissions.store';

interface EmbeddedParts {
  onlineForms: OnlineForms;
  submissions: Pick<SubmissionsStore, 'byFormSubmissionId'>;
  /** Has submissions that were not sent to us. */
  elsewhere?: FormProvider | undefined;
  report: (error: unknown) => void;
}

/** Forms of the content. What others answered is shown to nobody. */
export const createEmbeddedFormProvider = ({
  onlineForms,
  submissions,
  elsewhere,
  report,
}: EmbeddedParts): FormProvider => ({
  async content(request) {
    if (request.submissionId !== undefined) {
      const own = await ownSubmission(submissions, request);
      if (own) return ok(own);
      return elsewhere ? elsewhere.content(request) : failed('NOT_FOUND');
    }
    try {
      const found = await onlineForms.find(request);
      if (!found) return failed('FORM_NOT_FOUND');
      const answers = toProviderFields(found.form.fields);
      return ok({ id: null, form_id: request.formId, created_at: null, answers });
    } catch (error) {
      report(error);
      return failed('ONLINE_FORM_FAILED');
    }
  },
});
