import { compareFeature } from '@/features/compare/compare.feature';
import {
  cardExamined,
  carToggled,
  comparisonCleared,
  MOST_COMPARED,
  tableOpened,
} from '@/features/compare/compare.slice';
import { selectCompare, selectCompared, selectIsCompared, selectIsRefused } from '@/features/compare/compare.selectors';
import { tooltipText, TOOLTIP_LENGTH } from '@/features/compare/components/tooltipText';
import { pageArrived, pageShown } from '@/store/context';
import type { RootState } from '@/store/rootState';
import { returns, fails } from '@test/kit/fakePorts';
import { aCar, aVisit, type VisitOptions } from '../listKit';
import { aPage } from '../../store/storeKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const full = returns({
  facet: [],
  content: [aCar('100001', { car_equipment: ['Dragkrok'], car_images: [{ original: '/a.avif' }] })],
  total_items: 1,
  limit: 1,
  offset: 0,
});
const visit = (options: VisitOptions = {}) => {
  const here = aVisit({ features: [compareFeature], search: full, ...options });
  const state = () => here.host.store.getState() as RootState;
  return {
    ...here,
    compared: () => selectCompared(state()),
    isCompared: (id: string) => selectIsCompared(state(), id),
    isRefused: (id: string) => selectIsRefused(state(), id),
  };
};

describe('cars to compare', () => {
  it('F-06 a car is added to the comparison and removed again', async () => {
    const { does, compared, isCompared } = visit();
    await does(carToggled({ carId: '100001' }), carToggled({ carId: '100002' }));
    expect([compared(), isCompared('100001')]).toEqual([['100001', '100002'], true]);
    await does(carToggled({ carId: '100001' }));
    expect(compared()).toEqual(['100002']);
    await does(comparisonCleared());
    expect(compared()).toEqual([]);
  });

  it('H-01 its full record is fetched, once', async () => {
    const { does, requests, host } = visit();
    await does(carToggled({ carId: '100001' }), cardExamined({ carId: '100001' }));
    expect(requests.map(({ fields, filters }) => [fields, filters])).toEqual([
      [[], [{ name: 'car_id', values: ['100001'] }]],
    ]);
    expect(host.store.getState().entities.cars['100001']).toMatchObject({ car_equipment: ['Dragkrok'] });
  });

  it("H-01 without a response the card's data are used", async () => {
    const { does, compared, host, errors } = visit({ search: fails('SEARCH_FAILED'), cars: [aCar('100001')] });
    await does(carToggled({ carId: '100001' }));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(compared()).toEqual(['100001']);
    expect(host.store.getState().entities.cars['100001']).toMatchObject({ car_brand: 'Volvo' });
    expect(errors()).toEqual([]);
  });

  it('F-06 one car too many is refused, and the others stay', async () => {
    const { does, compared, isRefused } = visit();
    const ids = Array.from({ length: MOST_COMPARED + 1 }, (_, index) => String(100_001 + index));
    await does(...ids.map((carId) => carToggled({ carId })));
    expect(compared()).toEqual(ids.slice(0, MOST_COMPARED));
    expect(ids.map(isRefused)).toEqual(ids.map((_, index) => index === MOST_COMPARED));
    await does(carToggled({ carId: ids[0] ?? '' }));
    expect(ids.some(isRefused)).toBe(false);
  });

  it('H-01 a step back closes the open table first; one that was closed or emptied takes no step', async () => {
    const { does, host, address } = visit({ address: '/kop-bil/alla-bilar-i-lager' });
    const isOpen = () => selectCompare(host.store.getState() as RootState).isTableOpen;
    await address.push('/kop-bil/alla-bilar-i-lager?car_brand=Kia', 'kia');
    await does(carToggled({ carId: '100001' }), tableOpened());
    address.back();
    await does();
    expect([isOpen(), address.current().address]).toEqual([false, '/kop-bil/alla-bilar-i-lager?car_brand=Kia']);
    await does(tableOpened(), comparisonCleared());
    address.back();
    await does();
    expect([isOpen(), address.current().address]).toEqual([false, '/kop-bil/alla-bilar-i-lager']);
  });

  it('F-06 they survive navigations', async () => {
    const { does, compared, host } = visit();
    await does(carToggled({ carId: '100001' }));
    for (let page = 0; page < 10; page += 1) {
      host.store.dispatch(pageArrived(aPage(`page ${page}`)));
      host.store.dispatch(pageShown({ path: '/om-oss', first: false }));
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(compared()).toEqual(['100001']);
  });

  it('F-06 and through a reload, for as long as the session', async () => {
    const first = visit();
    await first.does(carToggled({ carId: '100001' }), carToggled({ carId: '100002' }));
    const both = {
      facet: [],
      content: ['100001', '100002'].map((id) => aCar(id)),
      total_items: 2,
      limit: 2,
      offset: 0,
    };
    const second = visit({ session: Object.fromEntries(first.stored), search: returns(both) });
    await second.does(pageShown({ path: '/', first: true }));
    expect(second.compared()).toEqual(['100001', '100002']);
    await second.does(comparisonCleared());
    expect(second.stored.size).toBe(0);
  });

  it.each(['<script>', '1 2 3', ' ', '12345678901234'])(
    'F-06 a stored value that is no car is ignored: %p',
    async (text) => {
      const { does, compared } = visit({ session: { 'forecourt.compare': text } });
      await does(pageShown({ path: '/', first: true }));
      expect(compared()).toEqual([]);
    },
  );
});

describe('the tooltip of a card', () => {
  const asInStock = { term: (_: string, value: string) => value };

  it('F-06 is cut at 288 characters, between words', () => {
    const short = { car_model_text: 'V60 B4', car_equipment: ['Dragkrok', 'Dragkrok', 'Värmare'] };
    expect(tooltipText(short, asInStock)).toBe('V60 B4, Dragkrok, Värmare');
    const text = tooltipText(
      { car_equipment: Array.from({ length: 60 }, (_, index) => `Utrustning${index}`) },
      asInStock,
    );
    expect(text.length).toBeLessThanOrEqual(TOOLTIP_LENGTH);
    expect(text).toMatch(/Utrustning\d+…$/);
    expect(tooltipText({ car_equipment: ['x'.repeat(288)] }, asInStock)).toHaveLength(288);
    expect(tooltipText({ car_equipment: ['x'.repeat(400)] }, asInStock).length).toBeLessThanOrEqual(TOOLTIP_LENGTH);
    expect(tooltipText({}, asInStock)).toBe('');
  });
});
