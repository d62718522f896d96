import type { FormsPort } from '@/ports/forms.port';
import { attempt } from './attempt';
import { port } from './sagaContext';
import type { Saga } from './sagaEffects';

/** For the three tries together, each as slow as the server allows. */
const SUBMIT_LIMIT_MS = 50_000;

/** The values of a form under the id of their submission. */
interface Identified<Values> {
  id: string;
  values: Values;
}

/**
 * The request of these values: the same ones keep their id through tries and reloads, so that they are one submission;
 * changed ones are another. @param compared what of the values makes another submission
 */
export function* requestOf<Values extends object>(
  earlier: Identified<Values> | null,
  values: Values,
  compared: (values: Values) => unknown = (all) => all,
): Saga<Identified<Values>> {
  if (earlier && JSON.stringify(compared(earlier.values)) === JSON.stringify(compared(values))) return earlier;
  const ids = yield* port('ids');
  return { id: ids.next(), values };
}

export interface FormSending<Values> {
  name: string;
  request: Identified<Values>;
  locale: string;
  /** The field that people do not see. */
  website: string;
  /** Milliseconds of filling in; null: unknown, as for a draft that is sent after a reload. */
  filledMs: number | null;
}

/** Sends a form: three tries, one second apart, by the error's entry. */
export function* sendForm<Values extends object>({
  name,
  request: { id, values },
  locale,
  website,
  filledMs,
}: FormSending<Values>): Saga<Awaited<ReturnType<FormsPort['submit']>>> {
  const forms = yield* port('forms');
  const request = {
    formName: name,
    formSubmissionId: id,
    values,
    locale,
    check: { website, ...(filledMs !== null && { filledMs }) },
  };
  return yield* attempt((signal) => forms.submit(request, signal), {
    limitMs: SUBMIT_LIMIT_MS,
    error: 'FORM_FAILED',
    where: `form ${name}`,
  });
}
