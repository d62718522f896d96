import type { UnknownAction } from '@reduxjs/toolkit';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import { disclosed, disclosureShown, undisclosed } from '@/domain/finance/undisclosed';
import { carChosen, listChosen } from '@/features/car-search/carsPage.slice';
import { financeFeature } from '@/features/finance/finance.feature';
import { selectChosenPlan, selectLoanOffer } from '@/features/finance/finance.selectors';
import { costsChanged, planChanged } from '@/features/finance/finance.slice';
import type { RootState } from '@/store/rootState';
import { pageShown } from '@/store/context';
import { aCar, aVisit, LIST, liveFeatures } from '../listKit';
import { aLoanOption } from './financeKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const CAR = '/kop-bil/123456/volvo-v60-2021';
const loan = (months: number, deposit: number): ChosenPlan => ({ kind: 'loan', months, deposit });
const changed = (plan: ChosenPlan) => planChanged({ carId: '123456', plan });

const open = async (address: string, shown: 'carList' | 'carDetail' = 'carDetail') => {
  const car = {
    ...aCar('123456', { car_price: 250_000, car_price_currency: 'SEK' }),
    car_loan_option: undisclosed(aLoanOption()),
  };
  const visit = aVisit({ features: [...liveFeatures, financeFeature], address, shown, cars: [car] });
  await visit.does(pageShown({ path: address, first: true }));
  const state = () => visit.host.store.getState() as RootState;
  return {
    ...visit,
    plan: () => selectChosenPlan(state(), '123456'),
    offer: () => {
      const offer = selectLoanOffer(state(), '123456');
      return offer && disclosed(offer, disclosureShown());
    },
    pings: () => visit.ports.telemetry.messages.filter((message) => message.event === 'finance_calculate'),
    bar: () => visit.address.current().address,
    each: async (actions: readonly UnknownAction[], ms: number) => {
      for (const action of actions) {
        await visit.does(action);
        await visit.settle(ms);
      }
    },
  };
};

describe('a loan on the page of a car', () => {
  it('H-03 pings analytics after three changes, half a second after the last', async () => {
    const visit = await open(CAR);
    await visit.each([changed(loan(36, 50_000)), changed(loan(36, 51_000))], 1_000);
    expect(visit.pings()).toEqual([]);
    await visit.does(changed(loan(48, 52_000)));
    await visit.settle(499);
    expect(visit.pings()).toEqual([]);
    await visit.settle(1);
    expect(visit.pings()).toEqual([{ event: 'finance_calculate', item_id: '123456', finance_type: 'loan', term: 48 }]);
    expect(visit.errors()).toEqual([]);
  });

  it('H-03 calculates again after a ping, and sends one for a slider that is dragged', async () => {
    const visit = await open(CAR);
    await visit.each(
      Array.from({ length: 20 }, (_, index) => changed(loan(36, 50_000 + index * 1000))),
      20,
    );
    await visit.settle(500);
    expect(visit.pings()).toHaveLength(1);
    await visit.each([changed(loan(36, 1)), changed(loan(36, 2))], 600);
    expect(visit.pings()).toHaveLength(1);
  });

  it('H-03 the plan is in the address, in the same history entry, when the slider rests', async () => {
    const visit = await open(`${CAR}?utm_source=mail`);
    await visit.each([changed(loan(36, 50_000)), changed(loan(48, 60_000))], 50);
    expect(visit.bar()).toBe(`${CAR}?utm_source=mail`);
    await visit.settle(300);
    expect(visit.bar()).toBe(`${CAR}?utm_source=mail&plan=loan.48.60000`);
    expect(visit.address.entries).toHaveLength(1);
  });

  it('H-03 a plan in the address is the plan of the page', async () => {
    const visit = await open(`${CAR}?plan=loan.72.60000`);
    expect(visit.plan()).toEqual(loan(72, 60_000));
    expect(visit.offer()?.plan).toEqual({ months: 72, deposit: 60_000 });
    await visit.does(changed(loan(12, 70_000)));
    expect(visit.offer()?.plan).toEqual({ months: 12, deposit: 70_000 });
  });

  it('H-03 a plan outside the limits of the car is moved into them', async () => {
    const visit = await open(`${CAR}?plan=loan.240.99999999`);
    expect(visit.offer()?.plan).toEqual({ months: 72, deposit: 200_000 });
  });

  it('H-03 a plan that settles after the car was left does not get into the address of the list', async () => {
    const visit = await open(LIST, 'carList');
    await visit.does(carChosen({ carId: '123456', slug: 'volvo-v60-2021' }), changed(loan(48, 60_000)), listChosen());
    await visit.settle(1_000);
    expect(visit.bar()).toBe(LIST);
  });

  it('G-02 changed assumptions of running costs are in the address, next to the plan', async () => {
    const visit = await open(`${CAR}?plan=loan.36.50000`);
    await visit.does(costsChanged({ distance: 2000, energy: { petrol: 17.5 } }));
    expect(visit.bar()).toBe(`${CAR}?plan=loan.36.50000&costs=2000-p17.5`);
    await visit.does(costsChanged({}));
    expect(visit.bar()).toBe(`${CAR}?plan=loan.36.50000`);
  });
});
