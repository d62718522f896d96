/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { Facet } from '@/domain/search/search';
import { filterRemoved, queryChosen, termToggled } from '@/features/car-search/carList.slice';
import { QuickFilters } from '@/features/car-search/components/QuickFilters';
import { listState, terms } from '../listKit';
import { show } from '../viewKit';

const COST = 'car_monthly_cost_own_3';
const costs = (...buckets: [min: number, max: number, count: number][]): Facet => ({
  name: COST,
  type: 'histogram',
  buckets: buckets.map(([min, max, count]) => ({ min, max, count })),
});
const stock: Facet[] = [
  terms('car_fuel', { Diesel: 9, El: 4, Laddhybrid: 3 }),
  terms('car_gearbox', { Automat: 12, Manuell: 4 }),
  terms('car_body', { SUV: 7, Kombi: 6, Coupé: 1 }),
  costs([1_400, 3_000, 5], [3_000, 4_000, 8]),
];
const filters = (over: Partial<CarListQuery> = {}, facets = stock) =>
  show(<QuickFilters />, { carList: listState({ ...emptyQuery, ...over }, 16, { facets }) });
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('quick filters of a phone', () => {
  it('F-05 are what the stock has, as links to the list', () => {
    filters();
    expect(shown()).toEqual(['El', 'Automat', 'Månadskostnad högst 3 000 kr', 'SUV', 'Kombi', 'Laddhybrid']);
    const list = screen.getByRole('list', { name: 'Snabbfilter' });
    expect(within(list).getByRole('link', { name: 'El' })).toHaveAttribute(
      'href',
      '/kop-bil/alla-bilar-i-lager?car_fuel=El',
    );
    expect(within(list).getByRole('link', { name: /^Månadskostnad/ })).toHaveAttribute(
      'href',
      `/kop-bil/alla-bilar-i-lager?${COST}_max=3000`,
    );
  });

  it('F-05 leave out what has no car', () => {
    filters({}, [terms('car_fuel', { Diesel: 9, El: 0 }), costs([1_400, 9_000, 5])]);
    expect(shown()).toEqual([]);
  });

  it('F-05 are marked where they are set, and then lead to the list without them', async () => {
    const range = { max: 3_000 };
    const { actions } = filters({ terms: { car_fuel: ['El'] }, ranges: { [COST]: range } });
    const electric = screen.getByRole('link', { name: 'El' });
    expect(electric).toHaveAttribute('aria-current', 'true');
    expect(electric).toHaveAttribute('href', `/kop-bil/alla-bilar-i-lager?${COST}_max=3000`);
    expect(screen.getByRole('link', { name: 'Automat' })).not.toHaveAttribute('aria-current');
    await userEvent.click(screen.getByRole('link', { name: /^Månadskostnad/ }));
    expect(actions).toEqual([filterRemoved({ kind: 'range', name: COST, range })]);
  });

  it('F-05 a click filters in place', async () => {
    const { actions } = filters();
    await userEvent.click(screen.getByRole('link', { name: 'Automat' }));
    await userEvent.click(screen.getByRole('link', { name: /^Månadskostnad/ }));
    expect(actions[0]).toEqual(termToggled({ name: 'car_gearbox', value: 'Automat' }));
    expect(actions.find(queryChosen.match)?.payload.query.ranges).toEqual({ [COST]: { max: 3_000 } });
  });
});
