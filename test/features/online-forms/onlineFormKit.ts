import type { OnlineField } from '@/domain/forms/onlineForm';
import type { FormRequest } from '@/domain/forms/submission';
import { onlineFormFeature } from '@/features/online-forms/onlineForm.feature';
import { selectOnlineForm } from '@/features/online-forms/onlineForm.selectors';
import { onlineFormActions, type Submitted } from '@/features/online-forms/onlineForm.slice';
import { fakePorts, fakeStorage, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

const field = (
  name: string,
  type: OnlineField['type'],
  label: string,
  more: Partial<OnlineField> = {},
): OnlineField => ({
  name,
  type,
  label,
  help: '',
  required: false,
  options: [],
  max: 5,
  open: null,
  day: '',
  when: null,
  ...more,
});
export const FIELDS: OnlineField[] = [
  field('topic', 'radio', 'Vad gäller det?', { options: ['Köp', 'Annat'], required: true }),
  field('what', 'text', 'Vad då?', { required: true, when: { field: 'topic', value: 'Annat' } }),
  field('name', 'fullname', 'Namn', { required: true }),
  field('visit', 'date', 'När?'),
  field('liked', 'checkbox', 'Vad var bra?', { options: ['Pris', 'Tid'] }),
  field('rating', 'rating', 'Betyg', { max: 3 }),
  field('email', 'email', 'E-post'),
  field('message', 'textarea', 'Meddelande'),
  field('pictures', 'upload', 'Bilder', { max: 2 }),
];
export const ANSWERS = {
  topic: 'Köp',
  name: { first: 'Ragnhild', last: 'Lönnqvist' },
  message: 'Nyckeln ligger i brevlådan',
};
export const SUBMITTED: Submitted = { formId: 'omdome', answers: ANSWERS, filledMs: 30_000, website: '' };

export interface OnlineVisit {
  submit?: FakeCall;
  upload?: FakeCall;
  fields?: FakeCall;
  /** Saved by an earlier page of the session. */
  session?: ReturnType<typeof fakeStorage>;
}

/** A page with forms of the content. */
export function visitOnlineForm({
  submit = returns({ reference: 'K7QM-2XWD', reply: null }),
  upload = returns({ id: 'A'.repeat(22), thumbnail: '' }),
  fields = returns(FIELDS),
  session = fakeStorage(),
}: OnlineVisit = {}) {
  const requests: FormRequest<object>[] = [];
  const fieldRequests: object[] = [];
  const ports = fakePorts({
    session,
    forms: {
      submit: (request, signal) => {
        // As over the wire.
        requests.push(structuredClone(request));
        return submit(request, signal);
      },
      fields: (request, signal) => {
        fieldRequests.push(request);
        return fields(request, signal);
      },
    },
    pictures: { send: (key, signal) => upload(key, signal) },
  });
  const run = runFeature(onlineFormFeature, {
    ports,
    state: { context: aContext({ path: '/om-nordvik/omdome?x=1' }) },
  });
  return {
    ...run,
    requests,
    fieldRequests,
    session,
    end: ({ errors = 0 } = {}) => {
      run.leave();
      expect([run.refused, ports.telemetry.errors.length]).toEqual([[], errors]);
    },
    form: () => selectOnlineForm(run.state()),
    sends: (changes: Partial<Submitted> = {}) =>
      run.dispatch(onlineFormActions.submitted({ ...SUBMITTED, ...changes })),
  };
}
