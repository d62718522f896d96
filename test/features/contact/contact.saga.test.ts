import type { ErrorCode } from '@/errors/catalogue';
import { contactActions, emptyDraft, type ContactDraft } from '@/features/contact/contact.slice';
import { fails, fakeStorage, hangs, inSequence, returns, throws } from '@test/kit/fakePorts';
import { CAR, DEPARTMENTS, DRAFT, facilities, RECEIPT, SAMPLE, visitContact } from './contactKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the message to the seller', () => {
  it('H-02 is sent once, with the values of the specification, and answered with a receipt', async () => {
    const visit = visitContact();
    visit.opens();
    visit.sends({
      ...DRAFT,
      testDrive: true,
      times: [
        { date: '2026-11-24', time: '10:30' },
        { date: '2026-11-25', time: '' },
      ],
    });
    expect(visit.contact().flow.value).toBe('submitting');
    await advance(0);
    expect(visit.requests).toEqual([
      {
        formName: 'contact',
        formSubmissionId: 'id-00000001',
        locale: 'sv-SE',
        check: { website: '', filledMs: 30_000 },
        values: {
          car: CAR.car_id,
          name: DRAFT.name,
          phone: DRAFT.phone,
          email: DRAFT.email,
          message: DRAFT.message,
          quote: true,
          testDrive: true,
          toName: 'Tyra Granskog',
          toEmail: 'tyra@nordvikbil.example',
          source: '/kop-bil/1000001/volvo-v60',
          testDriveTimes: ['2026-11-24T10:30'],
          plan: null,
        },
      },
    ]);
    expect(visit.contact()).toMatchObject({ flow: { value: 'sent' }, receipt: RECEIPT, error: null });
    visit.end();
  });

  it('H-02 is tried three times, one second apart, with the same id', async () => {
    const visit = visitContact({ submit: inSequence(fails('FORM_FAILED'), fails('FORM_FAILED'), returns(RECEIPT)) });
    visit.opens();
    visit.sends();
    await advance(0);
    expect(visit.requests).toHaveLength(1);
    await advance(999);
    expect(visit.requests).toHaveLength(1);
    await advance(1);
    expect(visit.requests).toHaveLength(2);
    await advance(1_000);
    expect(visit.requests).toHaveLength(3);
    expect(new Set(visit.requests.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(1);
    expect(visit.contact().flow.value).toBe('sent');
    visit.end();
  });

  it.each<[ErrorCode, number]>([
    ['FORM_FAILED', 3],
    ['DEPARTMENT_NOT_FOUND', 1],
    ['CAR_NOT_FOUND', 1],
    ['FORM_ID_REUSED', 1],
    ['PROOF_REQUIRED', 1],
  ])('H-02 %s ends in the error after %i tries, keeps every field, and a retry sends again', async (code, tries) => {
    const visit = visitContact({ submit: fails(code) });
    visit.opens();
    visit.sends();
    await advance(10_000);
    expect(visit.contact()).toMatchObject({ flow: { value: 'submitFailed' }, draft: DRAFT, error: { code } });
    expect(visit.requests).toHaveLength(tries);
    visit.dispatch(contactActions.retried());
    await advance(10_000);
    expect(visit.requests).toHaveLength(2 * tries);
    const ids = new Set(visit.requests.map(({ formSubmissionId }) => formSubmissionId));
    expect(ids.size).toBe(code === 'FORM_ID_REUSED' ? 2 : 1);
    visit.end();
  });

  it('H-02 a service that never responds, or throws, is a failure too', async () => {
    const silent = visitContact({ submit: hangs() });
    silent.opens();
    silent.sends();
    await advance(60_000);
    expect(silent.contact()).toMatchObject({ flow: { value: 'submitFailed' }, error: { code: 'FORM_FAILED' } });
    silent.end();
    const broken = visitContact({ submit: throws(new Error('broken')) });
    broken.opens();
    broken.sends();
    await advance(0);
    expect(broken.contact()).toMatchObject({ flow: { value: 'submitFailed' }, error: { code: 'UNEXPECTED' } });
    broken.end({ errors: 1 });
  });

  it('H-02 changed values are another submission', async () => {
    const visit = visitContact({ submit: inSequence(fails('DEPARTMENT_NOT_FOUND'), returns(RECEIPT)) });
    visit.opens();
    visit.sends();
    await advance(0);
    visit.sends({ ...DRAFT, message: 'En sak till' });
    await advance(0);
    expect(visit.requests.map(({ formSubmissionId }) => formSubmissionId)).toEqual(['id-00000001', 'id-00000002']);
    visit.end();
  });

  it('H-02 of a sample car goes to the chosen department; without a choice there is none', async () => {
    const visit = visitContact();
    visit.opens(SAMPLE.car_id, DEPARTMENTS);
    visit.sends();
    await advance(0);
    expect(visit.contact().error).toEqual({ code: 'DEPARTMENT_NOT_FOUND', params: {} });
    expect(visit.requests).toEqual([]);
    visit.sends({ ...DRAFT, seller: 'Nordvik Bil Solna' });
    await advance(0);
    expect(visit.requests[0]?.values).toMatchObject({
      toName: 'Nordvik Bil Solna',
      toEmail: 'solna@nordvikbil.example',
    });
    visit.end();
  });
});

describe('the invalid-input message', () => {
  it('H-02 is shown until the form changes', async () => {
    const visit = visitContact();
    visit.opens();
    visit.dispatch(contactActions.invalidFound());
    expect(visit.contact().flow.value).toBe('invalid');
    visit.dispatch(contactActions.edited());
    expect(visit.contact().flow.value).toBe('editing');
    visit.end();
  });
});

describe('what the visitor typed', () => {
  it('H-02 survives a reload, and the form of another car has the visitor’s name and address', async () => {
    const session = fakeStorage();
    const before = visitContact({ session, submit: fails('FORM_FAILED') });
    before.opens();
    before.sends();
    await advance(5_000);
    before.leave();

    const after = visitContact({ session });
    after.opens();
    await advance(0);
    expect(after.contact()).toMatchObject({ flow: { value: 'editing' }, draft: DRAFT });
    after.sends();
    await advance(0);
    // The first request may have arrived.
    expect(after.requests[0]?.formSubmissionId).toBe(before.requests[0]?.formSubmissionId);
    after.leave();

    const other = visitContact({ session });
    other.opens(SAMPLE.car_id, DEPARTMENTS);
    await advance(0);
    const { name, phone, email } = DRAFT;
    expect(other.contact().draft).toEqual({ ...emptyDraft, name, phone, email });
    other.end();
  });

  it('H-02 a page that is reloaded while it sends, sends the same submission again', async () => {
    const session = fakeStorage();
    const before = visitContact({ session, submit: hangs() });
    before.opens();
    before.sends();
    await advance(100);
    before.leave();
    const after = visitContact({ session });
    after.opens();
    await advance(0);
    expect(after.requests).toEqual([{ ...before.requests[0], check: { website: '' } }]);
    expect(after.contact().flow.value).toBe('sent');
    after.end();
  });

  it.each(['{', '{"v":0}', '{"v":1,"carId":"1000001","draft":{"name":1}}'])(
    'H-02 a stored text that is no form (%s) is ignored',
    async (text) => {
      const visit = visitContact({ session: fakeStorage({ contact: text }) });
      visit.opens();
      await advance(0);
      expect(visit.contact()).toMatchObject({ flow: { value: 'editing' }, draft: emptyDraft });
      visit.end();
    },
  );
});

describe('links to the form', () => {
  it.each([
    ['contact', false, false],
    ['contact-form', false, false],
    ['contact-quote', true, false],
    ['contact-testdrive', false, true],
  ] as const)(
    'G-03 #%s ticks its request, in the address and when followed later',
    async (anchor, quote, testDrive) => {
      const opened = visitContact({ address: `/kop-bil/1000001/volvo-v60#${anchor}` });
      opened.opens();
      await advance(0);
      expect(opened.contact()).toMatchObject({ draft: { quote, testDrive }, visited: { anchor, count: 1 } });
      opened.end();
      const followed = visitContact();
      followed.opens();
      followed.ports.address.fragment('equipment');
      followed.ports.address.fragment(anchor);
      await advance(0);
      expect(followed.contact()).toMatchObject({ draft: { quote, testDrive }, visited: { anchor, count: 1 } });
      followed.leave();
    },
  );
});

describe('times for a test drive', () => {
  it('H-02 are sent without days that have passed since the draft was kept', async () => {
    const visit = visitContact();
    visit.opens();
    const times: ContactDraft['times'] = [
      { date: '2025-11-24', time: '10:30' },
      { date: '2027-11-24', time: '11:00' },
    ];
    visit.sends({ ...DRAFT, testDrive: true, times });
    await advance(0);
    expect(visit.requests).toMatchObject([{ values: { testDriveTimes: ['2027-11-24T11:00'] } }]);
    visit.end();
  });

  const schedule = { openinghours: [{ day: 'Måndag', displayText: '09–18' }], deviationdays: [] };

  it('H-02 are those of the seller’s opening hours; without them any time can be suggested', async () => {
    const visit = visitContact({ search: facilities(schedule) });
    visit.opens();
    visit.dispatch(contactActions.hoursRequested());
    await advance(0);
    expect(visit.contact().hours).toEqual([{ name: 'Nordvik Bil Täby', schedule }]);
    visit.end();
    const unknown = visitContact({ search: fails('SEARCH_FAILED') });
    unknown.opens(SAMPLE.car_id, DEPARTMENTS);
    unknown.dispatch(contactActions.hoursRequested());
    await advance(20_000);
    expect(unknown.contact().hours).toEqual([]);
    unknown.end();
  });
});
