import { fromProviderFields } from '@/domain/forms/providerFields';
import { failed, ok } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import type { FormsPort } from '@/ports/forms.port';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

const PATH = '/api/jotform';

/** The fields of a provider's form over POST /api/jotform; none where its description can't be read. */
export const createFormFields =
  (fetch: Fetch): FormsPort['fields'] =>
  async (request, signal) => {
    const exchanged = await sendRequest(fetch, PATH, jsonPost(request, signal));
    if (exchanged?.response.status === 404) return failed('FORM_NOT_FOUND');
    const body = exchanged?.response.ok ? exchanged.body : null;
    const [content]: unknown[] = isRecord(body) && Array.isArray(body.content) ? body.content : [];
    if (!isRecord(content) || !isRecord(content.answers)) return failed('ONLINE_FORM_FAILED');
    return ok(fromProviderFields(content.answers).fields);
  };
