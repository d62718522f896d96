import type { ErrorCode } from '@/errors/catalogue';
import { onlineFormActions, picturesKey } from '@/features/online-forms/onlineForm.slice';
import { fails, fakeStorage, hangs, inSequence, returns, throws, type FakeCall } from '@test/kit/fakePorts';
import { ANSWERS, FIELDS, visitOnlineForm } from './onlineFormKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** The same reply, later. */
const after =
  (reply: FakeCall, ms: number): FakeCall =>
  async (request, signal) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return reply(request, signal);
  };

describe('a form of the content', () => {
  it('L-03 is sent once with its id and page, and created again three seconds later', async () => {
    const visit = visitOnlineForm();
    visit.dispatch(onlineFormActions.draftSaved({ formId: 'omdome', answers: ANSWERS }));
    visit.sends();
    await advance(0);
    expect(visit.requests).toEqual([
      {
        formName: 'online-form',
        formSubmissionId: 'id-00000001',
        locale: 'sv-SE',
        check: { website: '', filledMs: 30_000 },
        values: { formId: 'omdome', source: '/om-nordvik/omdome', answers: ANSWERS },
      },
    ]);
    expect(visit.form()).toMatchObject({ flow: { value: 'thanking' }, references: { omdome: 'K7QM-2XWD' } });
    await advance(2_999);
    expect(visit.form()).toMatchObject({ flow: { value: 'thanking' }, created: {} });
    await advance(1);
    expect(visit.form()).toMatchObject({ flow: { value: 'filling' }, created: { omdome: 1 }, drafts: {} });
    // The receipt stays readable.
    expect(visit.form().references).toEqual({ omdome: 'K7QM-2XWD' });
    expect(JSON.parse(visit.session.entries.get('online-forms') ?? '')).toEqual({});
    visit.end();
  });

  it.each<[ErrorCode, ErrorCode, number]>([
    ['FORM_FAILED', 'ONLINE_FORM_FAILED', 3],
    ['FORM_NOT_FOUND', 'FORM_NOT_FOUND', 1],
    ['UPLOAD_GONE', 'UPLOAD_GONE', 1],
    ['FORM_ID_REUSED', 'ONLINE_FORM_FAILED', 1],
  ])('L-03 %s ends in %s after %i tries, and a retry sends again', async (code, shown, tries) => {
    const visit = visitOnlineForm({ submit: fails(code) });
    visit.sends();
    await advance(10_000);
    expect(visit.form()).toMatchObject({ flow: { value: 'submitFailed' }, error: { code: shown } });
    expect(visit.requests).toHaveLength(tries);
    visit.dispatch(onlineFormActions.retried());
    await advance(10_000);
    expect(visit.requests).toHaveLength(2 * tries);
    const ids = new Set(visit.requests.map(({ formSubmissionId }) => formSubmissionId));
    expect(ids.size).toBe(code === 'FORM_ID_REUSED' ? 2 : 1);
    visit.end();
  });

  it('L-03 a service that never responds, or throws, is a failure too; other answers are another submission', async () => {
    const silent = visitOnlineForm({ submit: hangs() });
    silent.sends();
    await advance(60_000);
    expect(silent.form()).toMatchObject({ flow: { value: 'submitFailed' }, error: { code: 'ONLINE_FORM_FAILED' } });
    silent.sends({ answers: { topic: 'Annat' } });
    await advance(0);
    expect(new Set(silent.requests.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(2);
    silent.end();
    const broken = visitOnlineForm({ submit: throws(new Error('broken')) });
    broken.sends();
    await advance(0);
    expect(broken.form().error).toMatchObject({ code: 'UNEXPECTED' });
    broken.end({ errors: 1 });
  });

  it('L-03 what a link knows is saved for the page of the form', async () => {
    const session = fakeStorage();
    session.write('online-forms', JSON.stringify({ raskas: { phone: '1' }, omdome: { topic: 'Köp' } }));
    const visit = visitOnlineForm({ session });
    visit.dispatch(onlineFormActions.prefilled({ formId: 'raskas', values: { truck: 'R 102' } }));
    await advance(0);
    expect(JSON.parse(visit.session.entries.get('online-forms') ?? '')).toEqual({
      raskas: { phone: '1', truck: 'R 102' },
      omdome: { topic: 'Köp' },
    });
    expect(visit.form()).toMatchObject({ drafts: { raskas: { truck: 'R 102' } }, created: { raskas: 1 } });
    visit.end();
  });

  it('L-03 fields of a provider are fetched for the page, and again after a failure', async () => {
    const visit = visitOnlineForm({ fields: inSequence(fails('ONLINE_FORM_FAILED'), returns(FIELDS)) });
    visit.dispatch(onlineFormActions.fieldsRequested({ formId: 'omdome' }));
    expect(visit.form().provided).toEqual({ omdome: { status: 'loading' } });
    await advance(0);
    expect(visit.fieldRequests).toEqual([{ formId: 'omdome', source: '/om-nordvik/omdome', locale: 'sv-SE' }]);
    expect(visit.form().provided).toMatchObject({
      omdome: { status: 'failed', error: { code: 'ONLINE_FORM_FAILED' } },
    });
    visit.dispatch(onlineFormActions.fieldsRequested({ formId: 'omdome' }));
    await advance(0);
    expect(visit.form().provided).toEqual({ omdome: { status: 'loaded', fields: FIELDS } });
    visit.end();
  });

  it('L-03 what is filled in is there after a reload, by form', async () => {
    const session = fakeStorage();
    const before = visitOnlineForm({ session });
    before.dispatch(onlineFormActions.draftSaved({ formId: 'omdome', answers: ANSWERS }));
    before.dispatch(onlineFormActions.draftSaved({ formId: 'other', answers: { a: ['x'] } }));
    before.leave();
    const after = visitOnlineForm({ session });
    after.dispatch(onlineFormActions.opened());
    await advance(0);
    expect(after.form()).toMatchObject({ drafts: { omdome: ANSWERS, other: { a: ['x'] } }, created: { omdome: 1 } });
    after.end();
    const spoilt = visitOnlineForm({ session: fakeStorage({ 'online-forms': '{"omdome":{"a":1}}' }) });
    spoilt.dispatch(onlineFormActions.opened());
    await advance(0);
    expect(spoilt.form().drafts).toEqual({});
    spoilt.end();
  });
});

describe('a picture of a form', () => {
  const field = picturesKey('omdome', 'pictures');
  const added = onlineFormActions.pictureAdded({ field, key: '1', name: 'bil.jpg' });

  it('L-03 is stored at once and named by its id; it goes with the form that was sent', async () => {
    const visit = visitOnlineForm();
    visit.dispatch(added);
    expect(visit.form().pictures[field]).toEqual([{ key: '1', name: 'bil.jpg', id: null, error: null }]);
    await advance(0);
    expect(visit.form().pictures[field]).toMatchObject([{ id: 'A'.repeat(22) }]);
    visit.sends();
    await advance(3_000);
    expect(visit.form().pictures).toEqual({});
    visit.end();
  });

  it.each<[ErrorCode, number]>([
    ['UPLOAD_TOO_LARGE', 1],
    ['UPLOAD_UNREADABLE', 1],
    ['UPLOAD_FULL', 1],
    ['UPLOAD_FAILED', 2],
  ])('L-03 that fails with %s says so after %i tries, and can be removed', async (code, tries) => {
    let calls = 0;
    const visit = visitOnlineForm({
      upload: (key, signal) => {
        calls += 1;
        return fails(code)(key, signal);
      },
    });
    visit.dispatch(added);
    await advance(10_000);
    expect(calls).toBe(tries);
    expect(visit.form().pictures[field]).toMatchObject([{ id: null, error: { code } }]);
    visit.dispatch(onlineFormActions.pictureRemoved({ field, key: '1' }));
    expect(visit.form().pictures[field]).toEqual([]);
    visit.end();
  });

  it.each<[string, FakeCall, object]>([
    [
      'goes with a form that was sent meanwhile',
      returns({ id: 'B'.repeat(22), thumbnail: '' }),
      { pictures: ['B'.repeat(22)] },
    ],
    ['that fails does not keep back a form that was sent meanwhile', fails('UPLOAD_FULL'), {}],
  ])('L-03 on its way %s', async (_, reply, expected) => {
    const visit = visitOnlineForm({ upload: after(reply, 5_000) });
    visit.dispatch(added);
    visit.sends();
    await advance(1_000);
    expect([visit.requests.length, visit.form().flow.value]).toEqual([0, 'submitting']);
    await advance(4_000);
    expect(visit.requests.map(({ values }) => values)).toMatchObject([{ answers: { ...ANSWERS, ...expected } }]);
    visit.end();
  });

  it('L-03 removed while it is sent is no longer there', async () => {
    const visit = visitOnlineForm();
    visit.dispatch(added);
    visit.dispatch(onlineFormActions.pictureRemoved({ field, key: '1' }));
    await advance(0);
    expect(visit.form().pictures[field]).toEqual([]);
    visit.end();
  });
});
