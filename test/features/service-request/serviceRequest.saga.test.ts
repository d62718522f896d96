import type { ErrorCode } from '@/errors/catalogue';
import { selectDealerChoices, selectServiceRequest } from '@/features/service-request/serviceRequest.selectors';
import { loadRequestDealers, serviceRequestFeature } from '@/features/service-request/serviceRequest.feature';
import { emptyRequest, serviceRequestActions } from '@/features/service-request/serviceRequest.slice';
import { fails, fakePorts, fakeStorage, hangs, inSequence, returns, throws } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import type { Feature } from '@/effects/feature';
import { DEALERS, DRAFT, RECEIPT, VALUES, visitRequest } from './serviceRequestKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the Norwegian request', () => {
  it('L-01 is sent once, with the values of the specification, and answered with a receipt', async () => {
    const visit = visitRequest();
    visit.opens();
    await advance(0);
    visit.sends();
    expect(visit.request().flow.value).toBe('submitting');
    await advance(0);
    expect(visit.requests).toEqual([
      {
        formName: 'service-request',
        formSubmissionId: 'id-00000001',
        locale: 'nb-NO',
        check: { website: '', filledMs: 30_000 },
        values: VALUES,
      },
    ]);
    expect(visit.request()).toMatchObject({ flow: { value: 'sent' }, receipt: RECEIPT, error: null });
    visit.end();
  });

  it('L-01 sends no service of the other vehicle, and no text for one that is not ticked', async () => {
    const visit = visitRequest();
    visit.opens();
    visit.sends({ ...DRAFT, typeCar: 'motorcycle', services: ['inspection', 'other', 'motorcycleParts'], milage: '' });
    await advance(0);
    expect(visit.requests[0]?.values).toMatchObject({
      typeCar: 'motorcycle',
      services: ['motorcycleParts'],
      other: '',
      milage: null,
    });
    visit.end();
  });

  it.each<[ErrorCode, number]>([
    ['FORM_FAILED', 3],
    ['DEPARTMENT_NOT_FOUND', 1],
    ['FORM_ID_REUSED', 1],
    ['PROOF_REQUIRED', 1],
  ])(
    'L-01 %s ends in the failure text after %i tries, keeps every field, and a retry sends again',
    async (code, tries) => {
      const visit = visitRequest({ submit: fails(code) });
      visit.opens();
      visit.sends();
      await advance(10_000);
      expect(visit.request()).toMatchObject({
        flow: { value: 'submitFailed' },
        draft: DRAFT,
        error: { code: 'SERVICE_REQUEST_FAILED' },
      });
      expect(visit.requests).toHaveLength(tries);
      visit.dispatch(serviceRequestActions.retried());
      await advance(10_000);
      expect(visit.requests).toHaveLength(2 * tries);
      const ids = new Set(visit.requests.map(({ formSubmissionId }) => formSubmissionId));
      expect(ids.size).toBe(code === 'FORM_ID_REUSED' ? 2 : 1);
      visit.end();
    },
  );

  it('L-01 a service that never responds, or throws, is a failure too', async () => {
    const silent = visitRequest({ submit: hangs() });
    silent.opens();
    silent.sends();
    await advance(60_000);
    expect(silent.request()).toMatchObject({
      flow: { value: 'submitFailed' },
      error: { code: 'SERVICE_REQUEST_FAILED' },
    });
    silent.end();
    const broken = visitRequest({ submit: throws(new Error('broken')) });
    broken.opens();
    broken.sends();
    await advance(0);
    expect(broken.request().error).toMatchObject({ code: 'UNEXPECTED' });
    broken.end({ errors: 1 });
  });

  it('L-01 values that the API would refuse are not sent', async () => {
    const visit = visitRequest();
    visit.opens();
    visit.sends({ ...DRAFT, gdpr: false });
    await advance(0);
    expect([visit.requests, visit.request().flow.value]).toEqual([[], 'submitFailed']);
    visit.end();
  });

  it('L-01 shows the message about marked fields until the form changes', () => {
    const visit = visitRequest();
    visit.opens();
    visit.dispatch(serviceRequestActions.invalidFound());
    expect(visit.request().flow.value).toBe('invalid');
    visit.dispatch(serviceRequestActions.edited());
    expect(visit.request().flow.value).toBe('editing');
    visit.end();
  });
});

describe('what the visitor filled in', () => {
  it('L-01 is there after a reload with the same id, and after it was sent only who they are', async () => {
    const session = fakeStorage();
    const before = visitRequest({ session, submit: fails('FORM_FAILED') });
    before.opens();
    before.sends();
    await advance(5_000);
    before.leave();
    const after = visitRequest({ session });
    after.opens();
    await advance(0);
    expect(after.request()).toMatchObject({ flow: { value: 'editing' }, draft: DRAFT });
    after.sends();
    await advance(0);
    expect(after.requests[0]?.formSubmissionId).toBe(before.requests[0]?.formSubmissionId);
    after.leave();
    const next = visitRequest({ session });
    next.opens();
    await advance(0);
    const { customerName, customerPhone, customerEmail } = DRAFT;
    expect(next.request().draft).toEqual({ ...emptyRequest, customerName, customerPhone, customerEmail });
    next.end();
  });

  it('L-01 a page that is reloaded while it sends, sends the same submission again', async () => {
    const session = fakeStorage();
    const before = visitRequest({ session, submit: hangs() });
    before.opens();
    before.sends();
    await advance(100);
    before.leave();
    const after = visitRequest({ session });
    after.opens();
    await advance(0);
    expect(after.requests).toEqual([{ ...before.requests[0], check: { website: '' } }]);
    expect(after.request().flow.value).toBe('sent');
    after.end();
  });

  it.each(['{', '{"v":0}', '{"v":1,"draft":{"regno":1}}'])(
    'L-01 ignores a stored text that is no form: %s',
    async (text) => {
      const visit = visitRequest({ session: fakeStorage({ 'service-request': text }) });
      visit.opens();
      await advance(0);
      expect(visit.request()).toMatchObject({ flow: { value: 'editing' }, draft: emptyRequest });
      visit.end();
    },
  );
});

describe('the choice of a facility', () => {
  const names = (visit: ReturnType<typeof visitRequest>) =>
    selectDealerChoices(visit.state()).map(({ name, km }) => [name.replace('Nordvik Bil ', ''), km]);

  it('L-01 is in the site’s order, and by distance once the position is known', async () => {
    const visit = visitRequest({ here: returns({ latitude: 63.4, longitude: 10.4 }) });
    visit.opens();
    expect(names(visit)).toEqual([
      ['Oslo Økern', null],
      ['Bergen', null],
      ['Trondheim', null],
    ]);
    visit.dispatch(serviceRequestActions.positionRequested());
    expect(visit.request().isLocating).toBe(true);
    await advance(0);
    expect(names(visit)).toEqual([
      ['Trondheim', 3],
      ['Oslo Økern', 387],
      ['Bergen', 427],
    ]);
    visit.end();
  });

  it('L-01 a refused position is said, and the order stays', async () => {
    const visit = visitRequest();
    visit.opens();
    visit.dispatch(serviceRequestActions.positionRequested());
    await advance(0);
    expect(visit.request()).toMatchObject({ isLocating: false, positionError: { code: 'LOCATION_REFUSED' } });
    expect(names(visit)[0]).toEqual(['Oslo Økern', null]);
    visit.end();
  });

  const loads = (search: Parameters<typeof fakePorts>[0]) => {
    const loader: Feature = {
      ...serviceRequestFeature,
      watch: [{ name: 'load', saga: () => loadRequestDealers('sites-no') }],
    };
    return runFeature(loader, { ports: fakePorts(search) });
  };
  it('L-01 comes from the site’s facilities; failed is not the same as none', async () => {
    const content = DEALERS.map(({ id, name, email, geocoord }) => ({
      site_id: id,
      site_official_name: name,
      site_email: email,
      site_geocoord: geocoord,
    }));
    const loaded = loads({
      search: { search: returns({ facet: [], content, total_items: 3, limit: 100, offset: 0 }) },
    });
    await advance(0);
    expect(selectServiceRequest(loaded.state()).dealers).toEqual(DEALERS);
    loaded.leave();
    const failed = loads({ search: { search: inSequence(fails('SEARCH_FAILED')) } });
    await advance(10_000);
    expect(selectServiceRequest(failed.state()).dealers).toBeNull();
    failed.leave();
  });
});
