import { isProviderAnswers, type ProviderAnswer } from '@/domain/forms/providerAnswers';
import { fromProviderFields } from '@/domain/forms/providerFields';
import { failed, ok } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import type { FormProvider, FormProviderRequest, ProviderContent } from './formProvider.service';
import type { OnlineForms } from './onlineForms';
import { SITE_HEADER } from './upstream.forms';

export interface FormProviderUpstream {
  /** Receives the POST of specification 3 section 7. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

interface Dependencies {
  fetch?: typeof globalThis.fetch;
  /** Called with the cause of a failure, for the log; never contains what was answered. */
  report: (error: unknown) => void;
}

const LIMIT_MS = 10_000;

const unanswered = ({ answer: _answer, ...field }: ProviderAnswer): ProviderAnswer => field;

/** The first entry of `content`; null for anything that is not the provider's shape. */
function contentOf(body: unknown, { formId, submissionId }: FormProviderRequest): ProviderContent | null {
  const [entry]: unknown[] = isRecord(body) && Array.isArray(body.content) ? body.content : [];
  if (!isRecord(entry) || !isProviderAnswers(entry.answers)) return null;
  const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  // Providers respond with the answers of the last submission, of whomever: only its sender gets them.
  const isOwn = submissionId !== undefined;
  return {
    id: isOwn ? textOrNull(entry.id) : null,
    form_id: formId,
    created_at: isOwn ? textOrNull(entry.created_at) : null,
    answers: isOwn
      ? entry.answers
      : Object.fromEntries(Object.entries(entry.answers).map(([id, field]) => [id, unanswered(field)])),
  };
}

/** A form provider with POST /api/jotform; another installation of this product is one. */
export function createUpstreamFormProvider(
  { url, key }: FormProviderUpstream,
  { fetch = globalThis.fetch, report }: Dependencies,
): FormProvider {
  return {
    async content(request) {
      const { site, locale, formId, source, submissionId } = request;
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS),
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            [SITE_HEADER]: site.name,
            ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ formId, source, locale, ...(submissionId !== undefined && { submissionId }) }),
        });
        if (response.status === 404) return failed(submissionId === undefined ? 'FORM_NOT_FOUND' : 'NOT_FOUND');
        if (!response.ok) throw new Error(`The form provider responded ${response.status}.`);
        const content = contentOf(parsedJson(await response.text()), request);
        if (!content) throw new Error('The form provider responded without content.');
        return ok(content);
      } catch (error) {
        report(error);
        return failed('ONLINE_FORM_FAILED');
      }
    },
  };
}

/** Forms of the content; one without fields of its own has those of the provider. */
export const withProviderFields = (
  content: OnlineForms,
  provider: FormProvider,
  report: (error: unknown) => void,
): OnlineForms => ({
  async find(address) {
    const found = await content.find(address);
    if (!found || found.form.fields.length > 0) return found;
    const provided = await provider.content(address);
    if (!provided.ok) {
      if (provided.error.code === 'FORM_NOT_FOUND') return null;
      throw new Error(`The form provider failed: ${provided.error.code}.`);
    }
    const { fields, problems } = fromProviderFields(provided.value.answers);
    if (problems.length > 0) report(new Error(`Form ${address.formId} of the provider: ${problems.join(' ')}`));
    return { ...found, form: { ...found.form, fields } };
  },
});
