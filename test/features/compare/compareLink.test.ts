import fc from 'fast-check';
import { CRITERIA, WEIGHTS } from '@/domain/cars/compareCars';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import { compareFeature } from '@/features/compare/compare.feature';
import {
  carToggled,
  compareLink,
  comparisonCleared,
  comparisonOpened,
  MOST_COMPARED,
  tableClosed,
  weightSet,
} from '@/features/compare/compare.slice';
import { selectCompare } from '@/features/compare/compare.selectors';
import { compareFragment, comparisonIn } from '@/features/compare/compareLink';
import { planChanged } from '@/features/finance/finance.slice';
import type { Shared } from '@/ports/share.port';
import { pageShown } from '@/store/context';
import type { RootState } from '@/store/rootState';
import { fakeAddress, fakePorts, fakeStorage, returns } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { aCar, LIST } from '../listKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const PLAN: ChosenPlan = { kind: 'loan', months: 36, deposit: 50_000 };
const found = (...ids: string[]) =>
  returns({
    facet: [],
    content: ids.map((id) => aCar(id, { car_equipment: [] })),
    total_items: ids.length,
    limit: 6,
    offset: 0,
  });

function visit({
  address = LIST,
  session = fakeStorage(),
  how = 'copied',
  inStock = ['100001', '100002'],
}: { address?: string; session?: ReturnType<typeof fakeStorage>; how?: Shared; inStock?: string[] } = {}) {
  const shared: string[] = [];
  const run = runFeature(compareFeature, {
    ports: fakePorts({
      session,
      address: fakeAddress(address),
      search: { search: found(...inStock) },
      share: {
        share: async (path) => {
          shared.push(path);
          return { how, address: `https://test.example${path}` };
        },
      },
    }),
    state: { context: aContext() },
  });
  return {
    ...run,
    shared,
    session,
    compare: () => selectCompare(run.state() as RootState),
    show: async () => {
      run.dispatch(pageShown({ path: LIST, first: true }));
      await advance(0);
    },
  };
}

describe('the link to a comparison', () => {
  it('H-01 says which cars, by which terms, and what matters: reading is the inverse of writing', () => {
    const id = fc.integer({ min: 10_000, max: 999_999_999_999 }).map(String);
    const shared = fc.record({
      carIds: fc.uniqueArray(id, { minLength: 1, maxLength: MOST_COMPARED }),
      plan: fc.constantFrom(null, PLAN, { kind: 'private', months: 24, mileage: 1500 } as const),
      weights: fc.dictionary(fc.constantFrom(...CRITERIA), fc.constantFrom(...WEIGHTS.filter((weight) => weight > 0)), {
        noNullPrototype: true,
      }),
    });
    fc.assert(
      fc.property(shared, (comparison) => {
        expect(comparisonIn(compareFragment(comparison))).toEqual(comparison);
      }),
    );
  });

  it.each(['', 'equipment', 'compare=', 'compare=12', 'compare=100001,x', 'plan=loan.36.50000', 'comparex=100001'])(
    'H-01 any other fragment is none: %p',
    (fragment) => {
      expect(comparisonIn(fragment)).toBeNull();
    },
  );

  it('H-01 unreadable parts are left out', () => {
    expect(comparisonIn('compare=100001,100001&plan=loan.1&weights=price.9,colour.3,range.1')).toEqual({
      carIds: ['100001'],
      plan: null,
      weights: { range: 1 },
    });
  });
});

describe('sharing a comparison', () => {
  it('H-01 shares a link to the list with the cars, the terms and the weights, and says that it was copied', async () => {
    const run = visit();
    run.dispatch(carToggled({ carId: '100001' }));
    run.dispatch(carToggled({ carId: '100002' }));
    run.dispatch(planChanged({ carId: '100001', plan: PLAN }));
    run.dispatch(weightSet({ criterion: 'range', weight: 3 }));
    run.dispatch(compareLink.requested());
    await advance(0);
    expect(run.shared).toEqual([`${LIST}#compare=100001,100002&plan=loan.36.50000&weights=range.3`]);
    expect(run.compare().shared).toEqual({ how: 'copied' });
    run.dispatch(tableClosed());
    expect(run.compare().shared).toBeNull();
    await run.end();
  });

  it.each<[Shared, object | null]>([
    ['shared', null],
    ['closed', null],
    ['refused', { how: 'byHand', address: `https://test.example${LIST}#compare=100001` }],
  ])('H-01 a device that answers %s', async (how, shown) => {
    const run = visit({ how });
    run.dispatch(carToggled({ carId: '100001' }));
    run.dispatch(compareLink.requested());
    await advance(0);
    expect(run.compare().shared).toEqual(shown);
    await run.end();
  });

  it('H-01 the link opens the same comparison for another visitor, in place of the one of the session', async () => {
    const session = fakeStorage({ 'forecourt.compare': '100009' });
    const run = visit({ session, address: `${LIST}#compare=100001,100002&plan=loan.36.50000&weights=range.3` });
    await run.show();
    expect(run.compare()).toMatchObject({
      carIds: ['100001', '100002'],
      plan: PLAN,
      weights: { range: 3 },
      isTableOpen: true,
    });
    // What the visitor changes is not undone by a reload of the same address.
    run.dispatch(carToggled({ carId: '100002' }));
    await advance(0);
    run.leave();
    const reloaded = visit({ session, address: `${LIST}#compare=100001,100002&plan=loan.36.50000&weights=range.3` });
    await reloaded.show();
    expect(reloaded.compare()).toMatchObject({ carIds: ['100001'], isTableOpen: false });
    reloaded.leave();
  });

  it('H-01 cars of the link that were sold meanwhile are left out; none left closes the table', async () => {
    const run = visit({ address: `${LIST}#compare=100001,100003`, inStock: ['100001'] });
    await run.show();
    expect(run.compare()).toMatchObject({ carIds: ['100001'], isTableOpen: true });
    run.leave();
    const empty = visit({ address: `${LIST}#compare=100003`, inStock: [] });
    await empty.show();
    expect(empty.compare()).toMatchObject({ carIds: [], isTableOpen: false });
    empty.leave();
  });
});

describe('the terms of the monthly cost', () => {
  it('H-03 are those that were chosen last, also on a later page of the session, and after emptying', async () => {
    const session = fakeStorage();
    const before = visit({ session });
    before.dispatch(carToggled({ carId: '100001' }));
    before.dispatch(planChanged({ carId: '100001', plan: PLAN }));
    await advance(0);
    before.leave();
    const after = visit({ session });
    await after.show();
    expect(after.compare()).toMatchObject({ carIds: ['100001'], plan: PLAN });
    after.dispatch(comparisonCleared());
    expect(after.compare()).toMatchObject({ carIds: [], plan: PLAN });
    after.dispatch(comparisonOpened({ carIds: ['100002'], plan: null, weights: {} }));
    expect(after.compare().plan).toBeNull();
    after.leave();
  });
});
