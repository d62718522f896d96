import type { ErrorCode } from '@/errors/catalogue';
import { carValuationActions } from '@/features/sell-car/carValuation.slice';
import { emptyCar, sellCarActions } from '@/features/sell-car/sellCar.slice';
import { fails, fakeStorage, hangs, inSequence, returns, throws } from '@test/kit/fakePorts';
import { DRAFT, found, OFFERED, cars, RECEIPT, VALUES, visitSellCar } from './sellCarKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a car that a visitor offers', () => {
  it('L-02 is sent once, with the values of the specification, and answered with a receipt', async () => {
    const visit = visitSellCar();
    visit.opens();
    await advance(0);
    visit.sends();
    expect(visit.sellCar().flow.value).toBe('submitting');
    await advance(0);
    expect(visit.requests).toEqual([
      {
        formName: 'sell-car',
        formSubmissionId: 'id-00000001',
        locale: 'sv-SE',
        check: { website: '', filledMs: 30_000 },
        values: VALUES,
      },
    ]);
    expect(visit.sellCar()).toMatchObject({ flow: { value: 'sent' }, receipt: RECEIPT, error: null });
    visit.end();
  });

  it.each<[ErrorCode, number]>([
    ['FORM_FAILED', 3],
    ['DEPARTMENT_NOT_FOUND', 1],
    ['FORM_ID_REUSED', 1],
    ['PROOF_REQUIRED', 1],
  ])(
    'L-02 %s ends in the failure text after %i tries, keeps every field, and a retry sends again',
    async (code, tries) => {
      const visit = visitSellCar({ submit: fails(code) });
      visit.opens();
      visit.sends();
      await advance(10_000);
      expect(visit.sellCar()).toMatchObject({
        flow: { value: 'submitFailed' },
        draft: DRAFT,
        error: { code: 'SELL_CAR_FAILED' },
      });
      expect(visit.requests).toHaveLength(tries);
      visit.dispatch(sellCarActions.retried());
      await advance(10_000);
      expect(visit.requests).toHaveLength(2 * tries);
      const ids = new Set(visit.requests.map(({ formSubmissionId }) => formSubmissionId));
      expect(ids.size).toBe(code === 'FORM_ID_REUSED' ? 2 : 1);
      visit.end();
    },
  );

  it('L-02 a service that never responds, or throws, is a failure too', async () => {
    const silent = visitSellCar({ submit: hangs() });
    silent.opens();
    silent.sends();
    await advance(60_000);
    expect(silent.sellCar()).toMatchObject({ flow: { value: 'submitFailed' }, error: { code: 'SELL_CAR_FAILED' } });
    silent.end();
    const broken = visitSellCar({ submit: throws(new Error('broken')) });
    broken.opens();
    broken.sends();
    await advance(0);
    expect(broken.sellCar().error).toMatchObject({ code: 'UNEXPECTED' });
    broken.end({ errors: 1 });
  });

  it('L-02 is not sent without name, phone or email', async () => {
    for (const name of ['customerName', 'customerPhone', 'customerEmail'] as const) {
      const visit = visitSellCar();
      visit.opens();
      visit.sends({ ...DRAFT, [name]: ' ' });
      await advance(0);
      expect([visit.requests, visit.sellCar().flow.value]).toEqual([[], 'submitFailed']);
      visit.end();
    }
  });

  it('L-02 goes along with what was shown of like cars, which makes no other submission', async () => {
    const visit = visitSellCar({
      search: found(cars(12)),
      submit: inSequence(fails('PROOF_REQUIRED'), returns(RECEIPT)),
    });
    visit.opens();
    visit.dispatch(carValuationActions.carDescribed({ car: OFFERED }));
    await advance(0);
    visit.sends();
    await advance(0);
    expect(visit.requests[0]?.values).toMatchObject({ range: { low: 230_000, high: 280_000, count: 12 } });
    visit.dispatch(carValuationActions.cleared());
    visit.dispatch(sellCarActions.retried());
    await advance(0);
    expect(visit.requests[1]).toEqual({ ...visit.requests[0] });
    visit.end();
  });

  it.each([
    ['/part-exchange?key=demo&quoteRef=CW-123_4', { quoteReference: 'CW-123_4', wantedCar: '' }],
    ['/salj-bil?car=1000001#x', { quoteReference: '', wantedCar: '1000001' }],
  ])('L-02 H-05 a link leads to a part exchange: %s', async (address, tradeInFor) => {
    const visit = visitSellCar({ address });
    visit.opens();
    await advance(0);
    expect(visit.sellCar()).toMatchObject({ tradeInFor, draft: { selectedOption: 'tradeIn' } });
    visit.sends();
    await advance(0);
    expect(visit.requests[0]?.values).toMatchObject(tradeInFor);
    visit.end();
  });

  it('L-02 takes nothing else from the address', async () => {
    const visit = visitSellCar({ address: '/salj-bil?quoteRef=<script>&car=1&regno=ABC123' });
    visit.opens();
    await advance(0);
    expect(visit.sellCar()).toMatchObject({
      tradeInFor: { quoteReference: '', wantedCar: '' },
      draft: { selectedOption: 'sell', regno: '' },
    });
    visit.end();
  });
});

describe('what the visitor filled in', () => {
  it('L-02 is there after a reload with the same id, and after it was sent only who they are', async () => {
    const session = fakeStorage();
    const before = visitSellCar({ session, submit: fails('FORM_FAILED') });
    before.opens();
    before.dispatch(sellCarActions.photosAdded({ keys: ['file-1'] }));
    await advance(0);
    before.sends();
    await advance(5_000);
    before.leave();
    const after = visitSellCar({ session });
    after.opens();
    await advance(0);
    expect(after.sellCar()).toMatchObject({
      flow: { value: 'editing' },
      draft: DRAFT,
      photos: [{ key: 'upload-00000001', state: 'stored' }],
    });
    after.sends();
    await advance(0);
    expect(after.requests[0]).toEqual(before.requests[0]);
    after.leave();
    const next = visitSellCar({ session });
    next.opens();
    await advance(0);
    const { customerName, customerPhone, customerEmail } = DRAFT;
    expect(next.sellCar()).toMatchObject({
      draft: { ...emptyCar, customerName, customerPhone, customerEmail },
      photos: [],
    });
    next.end();
  });

  it('L-02 a page that is reloaded while it sends, sends the same submission again', async () => {
    const session = fakeStorage();
    const before = visitSellCar({ session, submit: hangs() });
    before.opens();
    before.sends();
    await advance(100);
    before.leave();
    const after = visitSellCar({ session });
    after.opens();
    await advance(0);
    expect(after.requests).toEqual([{ ...before.requests[0], check: { website: '' } }]);
    expect(after.sellCar().flow.value).toBe('sent');
    after.end();
  });

  it.each(['{', '{"v":0}', '{"v":1,"draft":{"regno":1}}'])(
    'L-02 ignores a stored text that is no form: %s',
    async (text) => {
      const visit = visitSellCar({ session: fakeStorage({ 'sell-car': text }) });
      visit.opens();
      await advance(0);
      expect(visit.sellCar()).toMatchObject({ flow: { value: 'editing' }, draft: emptyCar });
      visit.end();
    },
  );
});

describe('the steps of the form', () => {
  it('L-02 are entries of the history: back opens the one before, and a reload the same', async () => {
    const visit = visitSellCar();
    visit.opens();
    visit.dispatch(sellCarActions.entered());
    visit.dispatch(sellCarActions.draftSaved({ draft: DRAFT }));
    await advance(0);
    visit.dispatch(sellCarActions.stepOpened({ step: 1 }));
    await advance(0);
    visit.dispatch(sellCarActions.stepOpened({ step: 2 }));
    await advance(0);
    expect(visit.history.current().address).toBe('/salj-bil#steg-3');
    visit.history.back(1);
    await advance(0);
    expect(visit.sellCar().step).toBe(1);
    expect(visit.history.current().address).toBe('/salj-bil#steg-2');
    visit.end();

    const reloaded = visitSellCar({ session: visit.session, address: '/salj-bil#steg-2' });
    reloaded.opens();
    reloaded.dispatch(sellCarActions.entered());
    await advance(0);
    expect(reloaded.sellCar()).toMatchObject({ step: 1, draft: DRAFT });
    reloaded.sends();
    await advance(0);
    expect(reloaded.history.current().address).toBe('/salj-bil#klar');
    reloaded.end();
  });

  it('L-02 that need a number do not open without one', async () => {
    const visit = visitSellCar({ address: '/salj-bil#steg-3' });
    visit.opens();
    visit.dispatch(sellCarActions.entered());
    await advance(0);
    expect(visit.sellCar().step).toBe(0);
    expect(visit.history.current().address).toBe('/salj-bil');
    visit.end();
  });
});

describe('photographs of the car', () => {
  const ids = (visit: ReturnType<typeof visitSellCar>) => visit.sellCar().photos.map(({ state, id }) => [state, id]);

  it('L-02 are sent one after the other, eight at most, and named in the form', async () => {
    const visit = visitSellCar();
    visit.opens();
    visit.dispatch(sellCarActions.photosAdded({ keys: ['file-1', 'file-2'] }));
    visit.dispatch(
      sellCarActions.photosAdded({ keys: ['3', '4', '5', '6', '7', '8', '9'].map((key) => `file-${key}`) }),
    );
    expect(visit.sellCar().photos).toHaveLength(8);
    visit.sends();
    expect(visit.requests).toEqual([]);
    await advance(0);
    expect(visit.sent).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => `file-${key}`));
    expect(visit.requests[0]?.values).toMatchObject({ photos: Array.from({ length: 8 }, () => 'upload-00000001') });
    visit.end();
  });

  it.each<[ErrorCode, number]>([
    ['UPLOAD_UNREADABLE', 1],
    ['UPLOAD_TOO_LARGE', 1],
    ['UPLOAD_FULL', 1],
    ['UPLOAD_FAILED', 2],
  ])('L-02 one that fails by %s says so after %i tries, and the form goes without it', async (code, tries) => {
    const visit = visitSellCar({ send: fails(code) });
    visit.opens();
    visit.dispatch(sellCarActions.photosAdded({ keys: ['file-1'] }));
    await advance(10_000);
    expect(visit.sent).toHaveLength(tries);
    expect(visit.sellCar().photos).toMatchObject([{ state: 'failed', error: { code } }]);
    visit.sends();
    await advance(0);
    expect(visit.requests[0]?.values).toMatchObject({ photos: [] });
    visit.end();
  });

  it('L-02 can be tried again, and removed while it is on its way', async () => {
    const visit = visitSellCar({
      send: inSequence(fails('UPLOAD_FULL'), returns({ id: 'upload-00000002', thumbnail: '' }), hangs()),
    });
    visit.opens();
    visit.dispatch(sellCarActions.photosAdded({ keys: ['file-1'] }));
    await advance(0);
    visit.dispatch(sellCarActions.photoRetried({ key: 'file-1' }));
    await advance(0);
    expect(ids(visit)).toEqual([['stored', 'upload-00000002']]);
    visit.dispatch(sellCarActions.photosAdded({ keys: ['file-2'] }));
    visit.sends();
    await advance(0);
    expect(visit.requests).toEqual([]);
    visit.dispatch(sellCarActions.photoRemoved({ key: 'file-2' }));
    await advance(0);
    expect(visit.requests[0]?.values).toMatchObject({ photos: ['upload-00000002'] });
    visit.end();
  });

  it('L-02 that the server no longer has are named again', async () => {
    const visit = visitSellCar({ submit: inSequence(fails('UPLOAD_GONE'), returns(RECEIPT)) });
    visit.opens();
    visit.dispatch(sellCarActions.photosAdded({ keys: ['file-1'] }));
    await advance(0);
    visit.sends();
    await advance(0);
    expect(visit.sellCar()).toMatchObject({
      flow: { value: 'submitFailed' },
      error: { code: 'UPLOAD_GONE' },
      photos: [{ state: 'failed', error: { code: 'UPLOAD_GONE' } }],
    });
    visit.dispatch(sellCarActions.photoRemoved({ key: 'file-1' }));
    visit.dispatch(sellCarActions.retried());
    await advance(0);
    expect(visit.requests[1]?.values).toMatchObject({ photos: [] });
    expect(visit.sellCar().flow.value).toBe('sent');
    visit.end();
  });
});
