import type { ErrorCode } from '@/errors/catalogue';
import { advanceBidActions, emptyBid } from '@/features/advance-bid/advanceBid.slice';
import { fails, fakeStorage, hangs, inSequence, returns } from '@test/kit/fakePorts';
import { DRAFT, FIRST_BID, LOT, RECEIPT, visitBid } from './advanceBidKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('an advance bid', () => {
  it('H-02 is sent once, as a whole amount, and answered with a receipt', async () => {
    const visit = visitBid();
    visit.opens();
    visit.sends();
    expect(visit.bid().flow.value).toBe('submitting');
    await advance(0);
    expect(visit.requests).toEqual([
      {
        formName: 'advance-bid',
        formSubmissionId: 'id-00000001',
        locale: 'sv-SE',
        check: { website: '', filledMs: 30_000 },
        values: {
          car: LOT.car_id,
          bid: 45_500,
          name: DRAFT.name,
          phone: DRAFT.phone,
          email: DRAFT.email,
          terms: true,
          source: '/kop-bil/1000001/volvo-v60',
        },
      },
    ]);
    expect(visit.bid()).toMatchObject({ flow: { value: 'sent' }, receipt: RECEIPT, error: null });
    await visit.end();
  });

  it('H-02 is tried three times, one second apart, with the same id', async () => {
    const visit = visitBid({ submit: inSequence(fails('FORM_FAILED'), fails('FORM_FAILED'), returns(RECEIPT)) });
    visit.opens();
    visit.sends();
    await advance(999);
    expect(visit.requests).toHaveLength(1);
    await advance(1_001);
    expect(new Set(visit.requests.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(1);
    expect([visit.requests.length, visit.bid().flow.value]).toEqual([3, 'sent']);
    await visit.end();
  });

  it.each<[ErrorCode, number]>([
    ['FORM_FAILED', 3],
    ['BIDS_CLOSED', 1],
    ['BID_TOO_LOW', 1],
    ['BID_OFF_STEP', 1],
    ['CAR_NOT_FOUND', 1],
  ])('H-02 %s ends in the error after %i tries and keeps every field', async (code, tries) => {
    const visit = visitBid({ submit: fails(code) });
    visit.opens();
    visit.sends();
    await advance(10_000);
    expect(visit.bid()).toMatchObject({ flow: { value: 'submitFailed' }, draft: DRAFT, error: { code } });
    expect(visit.requests).toHaveLength(tries);
    await visit.end();
  });

  it('H-02 a reload while a bid is sent sends the same submission again', async () => {
    const session = fakeStorage();
    const first = visitBid({ submit: hangs(), session });
    first.opens();
    first.sends();
    await advance(1_000);
    first.leave();
    const second = visitBid({ session });
    second.opens();
    await advance(1_000);
    expect(second.bid().flow.value).toBe('sent');
    expect(second.requests.map(({ formSubmissionId }) => formSubmissionId)).toEqual(
      first.requests.map(({ formSubmissionId }) => formSubmissionId),
    );
    await second.end();
  });

  it('H-02 a higher bid of the same person is a submission of its own', async () => {
    const visit = visitBid();
    visit.opens();
    visit.sends();
    await advance(0);
    visit.dispatch(advanceBidActions.restarted());
    expect(visit.bid().draft).toEqual({ ...DRAFT, terms: false });
    visit.sends({ ...DRAFT, bid: '47000' });
    await advance(0);
    expect(visit.requests.map(({ formSubmissionId }) => formSubmissionId)).toEqual(['id-00000001', 'id-00000002']);
    await visit.end();
  });

  it('H-02 of another lot starts with its first bid and who bids', async () => {
    const session = fakeStorage();
    const first = visitBid({ session });
    first.opens();
    first.dispatch(advanceBidActions.draftSaved({ draft: DRAFT }));
    await advance(1_000);
    await first.end();
    const second = visitBid({ session });
    second.opens('1000002');
    await advance(0);
    const { name, phone, email } = DRAFT;
    expect(second.bid().draft).toEqual({ ...emptyBid, bid: FIRST_BID, name, phone, email });
    await second.end();
  });
});
