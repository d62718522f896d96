import { createEmbeddedFormProvider } from './embedded.formProvider';
import type { FormProvider } from './formProvider.service';
import { contentOnlineForms, type ContentFormsParts, type OnlineForms } from './onlineForms';
import type { SubmissionsStore } from './submissions.store';
import { createUpstreamFormProvider, withProviderFields, type FormProviderUpstream } from './upstream.formProvider';

interface OnlineFormsParts extends ContentFormsParts {
  upstream: FormProviderUpstream | undefined;
  submissions: Pick<SubmissionsStore, 'byFormSubmissionId'>;
}

/** The forms that editors place on pages, and who describes their fields. */
export function openOnlineForms({ upstream, query, recipients, submissions, report }: OnlineFormsParts): {
  onlineForms: OnlineForms;
  formProvider: FormProvider;
} {
  const content = contentOnlineForms({ query, recipients, report });
  const elsewhere = upstream && createUpstreamFormProvider(upstream, { report });
  const onlineForms = elsewhere ? withProviderFields(content, elsewhere, report) : content;
  // What a page shows is what a submission is checked by: the fields of the content come first.
  const formProvider = createEmbeddedFormProvider({ onlineForms, submissions, elsewhere, report });
  return { onlineForms, formProvider };
}
