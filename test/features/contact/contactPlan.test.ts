import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import { undisclosed } from '@/domain/finance/undisclosed';
import { selectAttachedPlan } from '@/features/contact/contact.selectors';
import { contactActions } from '@/features/contact/contact.slice';
import { financeFeature } from '@/features/finance/finance.feature';
import { planChanged } from '@/features/finance/finance.slice';
import { ukFinanceActions } from '@/features/finance/ukFinance.slice';
import type { CarRecord } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { fakeStorage, hangs, returns } from '@test/kit/fakePorts';
import { aLease, aLoanOption } from '../finance/financeKit';
import { aDefaultRequest, aProduct, aQuotation } from '../finance/ukFinanceKit';
import { CAR, DEPARTMENTS, RECEIPT, SAMPLE, visitContact, type ContactVisit } from './contactKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const FINANCED: CarRecord = {
  ...CAR,
  car_price: 250_000,
  car_odometer: 'mil',
  car_loan_option: undisclosed(aLoanOption()),
  car_leasing_options: undisclosed([aLease(), aLease({ leasing_type: 'Company', monthly_cost: 3_500 })]),
};
const PATH = '/kop-bil/1000001/volvo-v60';
const loan: ChosenPlan = { kind: 'loan', months: 36, deposit: 50_000 };
const changed = (plan: ChosenPlan) => planChanged({ carId: CAR.car_id, plan });

function visitWithPlan(query: string, over: ContactVisit = {}) {
  const visit = visitContact({
    address: `${PATH}${query}`,
    path: `${PATH}${query}`,
    cars: [FINANCED, SAMPLE],
    others: [financeFeature],
    ...over,
  });
  return {
    ...visit,
    attached: () => selectAttachedPlan(visit.state() as RootState),
    sentPlan: () => visit.requests.at(-1)?.values,
  };
}

describe('the chosen finance plan and the message to the seller', () => {
  it('H-03 is sent with the figures that the page shows', async () => {
    const visit = visitWithPlan('');
    visit.opens();
    expect(visit.attached()).toBeNull();
    visit.dispatch(changed(loan));
    visit.sends();
    await advance(0);
    expect(visit.sentPlan()).toMatchObject({
      plan: {
        kind: 'loan',
        currency: 'SEK',
        monthlyMinor: 323_600,
        months: 36,
        depositMinor: 5_000_000,
        residualMinor: 12_500_000,
        interestRate: 7.95,
        effectiveRate: 8.9,
      },
    });
    visit.end();
  });

  it.each([
    ['private', 'privateLeasing', 429_500],
    ['company', 'companyLeasing', 350_000],
  ] as const)('H-04 of the address goes along too: %s leasing', async (kind, sent, monthlyMinor) => {
    const visit = visitWithPlan(`?plan=${kind}.36.1500`);
    visit.opens();
    visit.sends();
    await advance(0);
    expect(visit.sentPlan()).toMatchObject({
      plan: { kind: sent, currency: 'SEK', monthlyMinor, months: 36, mileage: 1500 },
    });
    visit.end();
  });

  it('H-03 stays out once it was removed, over a reload too, until another one is chosen', async () => {
    const session = fakeStorage();
    const before = visitWithPlan('?plan=loan.36.50000', { session });
    before.opens();
    await advance(0);
    expect(before.attached()).toEqual(loan);
    before.dispatch(contactActions.planRemoved({ plan: loan }));
    await advance(0);
    before.leave();
    const visit = visitWithPlan('?plan=loan.36.50000', { session });
    visit.opens();
    await advance(0);
    expect(visit.attached()).toBeNull();
    visit.sends();
    await advance(0);
    expect(visit.sentPlan()).toMatchObject({ plan: null });
    visit.dispatch(changed({ ...loan, months: 48 }));
    expect(visit.attached()).toEqual({ ...loan, months: 48 });
    visit.end();
  });

  it('H-03 is not that of another car', async () => {
    const visit = visitWithPlan('');
    visit.opens();
    visit.dispatch(changed(loan));
    visit.opens(SAMPLE.car_id, DEPARTMENTS);
    await advance(0);
    expect(visit.attached()).toBeNull();
    visit.end();
  });

  it('H-05 a British quote goes along with its reference; reloaded while it was sent, it is the same submission', async () => {
    const session = fakeStorage();
    const query = '?plan=pcp.48.2500.10000';
    const before = visitWithPlan(query, { session, submit: hangs() });
    before.opens();
    before.dispatch(ukFinanceActions.quoteRequested({ request: aDefaultRequest, plan: null }));
    before.dispatch(ukFinanceActions.productsLoaded({ products: [aProduct()] }));
    const { quote } = aQuotation();
    before.dispatch(ukFinanceActions.quoted(aQuotation({ quote: { ...quote, Signature: 'of-our-server' } })));
    before.sends();
    await advance(0);
    expect(before.sentPlan()).toMatchObject({
      plan: {
        kind: 'pcp',
        depositMinor: 189_950,
        monthlyMinor: 29_714,
        quoteReference: 'REF-1',
        signature: 'of-our-server',
      },
    });
    before.leave();
    // The lender has not answered again yet.
    const after = visitWithPlan(query, { session, submit: returns(RECEIPT) });
    after.opens();
    await advance(0);
    expect(after.requests).toEqual([{ ...before.requests[0], check: { website: '' } }]);
    after.end();
  });
});
