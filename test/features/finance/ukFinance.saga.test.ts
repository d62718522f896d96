import type { CalculationRequest } from '@/domain/finance/codeweaver';
import type { FinancePort } from '@/ports/finance.port';
import { addressVisited } from '@/store/address.actions';
import { financeFeature } from '@/features/finance/finance.feature';
import { planChanged } from '@/features/finance/finance.slice';
import { ukFinanceActions, type UkFinanceState } from '@/features/finance/ukFinance.slice';
import { fakePorts, fails, hangs, returns } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import type { RootState } from '@/store/rootState';
import { selectUkFinance } from '@/features/finance/ukFinance.selectors';
import { aCalculationResponse, aDefaultRequest, aProduct, anInput } from './ukFinanceKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const open = (over: Partial<FinancePort> = {}) => {
  const requests: CalculationRequest[] = [];
  const calculate = over.calculate ?? returns(aCalculationResponse());
  const finance: FinancePort = {
    defaults: returns({ Products: [aProduct(), aProduct({ FamilyKey: 'HP', Name: 'Hire Purchase', Payment: 436.8 })] }),
    legal: returns({ TermsAndConditions: 'Subject to status.' }),
    ...over,
    calculate: (request, signal) => {
      requests.push(request);
      return calculate(request, signal);
    },
  };
  const run = runFeature(financeFeature, { ports: fakePorts({ finance }) });
  const state = (): UkFinanceState => selectUkFinance(run.state() as RootState);
  return {
    ...run,
    requests,
    /** The plan goes to address and analytics after pauses of its own. */
    end: async () => {
      await advance(1_000);
      await run.end();
    },
    uk: state,
    flowValue: () => state().flow.value,
    parameters: () => requests.map(({ VehicleRequests }) => VehicleRequests[0]?.Parameters),
  };
};
const requested = ukFinanceActions.quoteRequested({ request: aDefaultRequest, plan: null });

describe('a British quote', () => {
  it('H-05 loads the products, quotes the first one at its own deposit, and then its terms', async () => {
    const run = open();
    run.dispatch(requested);
    expect(run.flowValue()).toBe('loadingProducts');
    await advance(0);
    expect(run.flowValue()).toBe('quoted');
    expect(run.parameters()).toEqual([
      {
        Term: 48,
        CashDeposit: 1899.5,
        RegularPayment: 297.14,
        AnnualMileage: 10_000,
        FinanceProductFamilyKeys: ['PCP'],
        CalculationType: 'ToRegularPayment',
      },
    ]);
    expect(run.requests[0]?.VehicleRequests[0]).toMatchObject({
      Vehicle: aDefaultRequest.vehicle,
      Dealer: aDefaultRequest.dealer,
    });
    expect(run.uk().quotation?.terms).toBe('Subject to status.');
    // Nothing was chosen yet: neither address nor analytics change.
    expect(run.actions.filter(planChanged.match)).toEqual([]);
    await run.end();
  });

  it.each([
    ['deposit', 'ToRegularPayment'],
    ['payment', 'ToCashDeposit'],
    ['months', 'ToCashDeposit'],
    ['mileage', 'ToCashDeposit'],
  ] as const)('H-05 the last-touched rule: %s gives %s', async (lastTouched, type) => {
    const run = open();
    run.dispatch(requested);
    await advance(0);
    run.dispatch(ukFinanceActions.inputChanged(anInput({ lastTouched, deposit: 2500 })));
    await advance(300);
    expect(run.parameters().at(-1)).toMatchObject({ CalculationType: type, CashDeposit: 2500 });
    expect(run.actions.filter(planChanged.match).map(({ payload }) => payload)).toEqual([
      { carId: '123456', plan: { kind: 'pcp', months: 48, deposit: 1900, mileage: 10_000 } },
    ]);
    await run.end();
  });

  it('H-05 takes over the figures that the lender reckoned or moved into its limits', async () => {
    const run = open({ calculate: returns(aCalculationResponse({ TotalDeposit: 949.75, Term: 36 })) });
    run.dispatch(requested);
    await advance(0);
    expect(run.uk().input).toMatchObject({ deposit: 949.75, months: 36, payment: 297.14 });
    await run.end();
  });

  it('H-05 a dragged slider is quoted once, when it rests; the last quote stays meanwhile', async () => {
    const run = open();
    run.dispatch(requested);
    await advance(0);
    for (let deposit = 2000; deposit < 3000; deposit += 100) {
      run.dispatch(ukFinanceActions.inputChanged(anInput({ deposit })));
      await advance(20);
    }
    expect(run.uk().quotation).not.toBeNull();
    await advance(300);
    expect(run.parameters().map((parameters) => parameters?.CashDeposit)).toEqual([1899.5, 2900]);
    await run.end();
  });

  it('H-05 begins with the plan of the address', async () => {
    const run = open();
    run.dispatch(
      ukFinanceActions.quoteRequested({
        request: aDefaultRequest,
        plan: { kind: 'hp', months: 36, deposit: 3000, mileage: 10_000 },
      }),
    );
    await advance(300);
    expect(run.parameters()).toMatchObject([
      { FinanceProductFamilyKeys: ['HP'], Term: 36, CashDeposit: 3000, CalculationType: 'ToRegularPayment' },
    ]);
    await run.end();
  });

  it('H-05 products that fail are an error with a way to try again', async () => {
    let isDown = true;
    const run = open({
      defaults: (request, signal) =>
        (isDown ? fails('FINANCE_DEFAULT_FAILED') : returns({ Products: [aProduct()] }))(request, signal),
    });
    run.dispatch(requested);
    await advance(0);
    expect(run.flowValue()).toBe('productsFailed');
    expect(run.uk().error).toEqual({ code: 'FINANCE_DEFAULT_FAILED', params: {} });
    isDown = false;
    run.dispatch(ukFinanceActions.retried());
    await advance(0);
    expect(run.flowValue()).toBe('quoted');
    await run.end();
  });

  it('H-05 products that never come are the same error after the time limit', async () => {
    const run = open({ defaults: hangs() });
    run.dispatch(requested);
    await advance(12_000);
    expect([run.flowValue(), run.uk().error?.code]).toEqual(['productsFailed', 'FINANCE_DEFAULT_FAILED']);
    await run.end();
  });

  it('H-05 a car without products has no finance', async () => {
    const run = open({ defaults: returns({ Products: [] }) });
    run.dispatch(requested);
    await advance(0);
    expect([run.flowValue(), run.requests]).toEqual(['unavailable', []]);
    await run.end();
  });

  const response = aCalculationResponse();
  const [vehicle] = response.Vehicles;
  const [quotation] = vehicle?.FinanceQuotations ?? [];
  it.each<[string, Partial<FinancePort>]>([
    ['fails', { calculate: fails('FINANCE_QUOTE_FAILED') }],
    [
      'has an error',
      {
        calculate: returns({
          Vehicles: [
            {
              FinanceQuotations: [
                {
                  ...quotation,
                  Finance: { ...quotation?.Finance, Notifications: [{ Type: 'Error', Message: 'No.' }] },
                },
              ],
            },
          ],
        }),
      },
    ],
    [
      'has no complete example',
      { calculate: returns({ Vehicles: [{ FinanceQuotations: [{ ...quotation, Blocks: [] }] }] }) },
    ],
    ['has no terms', { legal: fails('FINANCE_QUOTE_FAILED') }],
  ])('H-05 a quote that %s hides the component', async (_, over) => {
    const run = open(over);
    run.dispatch(requested);
    await advance(0);
    expect([run.flowValue(), run.uk().quotation]).toEqual(['hidden', null]);
    await run.end();
  });

  it('H-05 another car starts over', async () => {
    const run = open({ calculate: fails('FINANCE_QUOTE_FAILED') });
    run.dispatch(requested);
    await advance(0);
    run.dispatch(addressVisited({ address: '/x', entry: '1', view: 'carDetail', by: 'person' }));
    run.dispatch(
      ukFinanceActions.quoteRequested({
        request: { ...aDefaultRequest, vehicle: { ...aDefaultRequest.vehicle, id: '654321' } },
        plan: null,
      }),
    );
    await advance(0);
    expect(run.requests.at(-1)?.VehicleRequests[0]?.Vehicle.id).toBe('654321');
    await run.end();
  });
});
