/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { carFacets, isMonthlyCost, shownMonthlyCost } from '@/domain/search/carFacets';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { stockTerms } from '@/domain/vocabulary/stockTerms';
import type { Facet } from '@/domain/search/search';
import { selectCarList } from '@/features/car-search/carList.selectors';
import * as carListActions from '@/features/car-search/carList.slice';
import { FilterPanel } from '@/features/car-search/components/FilterPanel';
import { initialCarList } from '@/features/car-search/carList.state';
import { carListFeature } from '@/features/car-search/carList.feature';
import { makeStore } from '@/store/store';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { InTexts } from '../../ui/inTexts';
import { terms } from '../listKit';
import { lendBrowser, show, type Showing } from '../viewKit';

beforeAll(lendBrowser);

const brands: Facet = {
  name: 'car_brand',
  child_name: 'car_model',
  type: 'terms',
  values: [
    {
      text: 'Volvo',
      count: 1_234,
      children: [
        { text: 'V60', count: 1 },
        { text: 'XC60', count: 0 },
      ],
    },
    ...Array.from({ length: 11 }, (_, index) => ({ text: `Märke ${index}`, count: 20 - index })),
  ],
};
const prices: Facet = {
  name: 'car_price',
  type: 'histogram',
  buckets: [
    { min: 10_000, max: 99_999, count: 4 },
    { min: 100_000, max: 400_000, count: 8 },
  ],
};
const years: Facet = { name: 'car_year', type: 'histogram', buckets: [{ min: 2010, max: 2026, count: 4 }] };

const panel = (facets: readonly Facet[], query: Partial<CarListQuery> = {}, showing: Showing = {}) =>
  show(<FilterPanel />, {
    carList: { ...initialCarList, facets: [...facets], query: { ...emptyQuery, ...query } },
    ...showing,
  });
const boxes = () =>
  screen
    .queryAllByRole('checkbox')
    .map(
      (box) => `${box.matches(':checked') ? '[x] ' : ''}${box.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')}`,
    );
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}, `) });

/** Opens the one group, as the browser does; jsdom opens none by a click. */
function open(): void {
  const group = document.querySelector('details');
  if (!group) throw new Error('No group.');
  group.open = true;
  fireEvent(group, new Event('toggle'));
}

describe('the filter panel', () => {
  it('F-05 a closed group has its content once it was opened, and keeps it', () => {
    const colours = terms('car_color', { Blå: 2, Röd: 1 });
    panel([colours]);
    expect(document.querySelector('details')).toHaveProperty('open', false);
    expect(boxes()).toEqual([]);
    open();
    expect(boxes()).toEqual(['Blå, 2 bilar', 'Röd, 1 bil']);
    document.querySelector('details')?.removeAttribute('open');
    expect(boxes()).toHaveLength(2);
  });

  it('F-05 a group that was opened before hydration has its content with it', async () => {
    const carList = { ...initialCarList, facets: [terms('car_color', { Blå: 2 })], query: emptyQuery };
    const host = makeStore({ side: 'browser', ports: fakePorts(), page: aPage('one', { carList }) });
    host.inject([carListFeature]);
    const view = (
      <Provider store={host.store}>
        <InTexts language="sv" locale="sv-SE">
          <FilterPanel />
        </InTexts>
      </Provider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(view);
    expect(container.querySelectorAll('input')).toHaveLength(0);
    const group = container.querySelector('details');
    if (group) group.open = true;
    // React says in development that the element is open.
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = await act(async () => hydrateRoot(container, view));
    complaint.mockRestore();
    expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Blå']);
    act(() => root.unmount());
    container.remove();
  });

  it('F-02 M-05 without script a button loads the page with all filters and all their values', () => {
    panel([brands, terms('car_color', { Blå: 2 })]);
    // Hidden where there is script.
    const button = () => document.querySelector<HTMLButtonElement>('button[type=submit][form=car-list]');
    expect(button()).toHaveTextContent('Visa alla filter');
    expect([button()?.name, button()?.value]).toEqual(['filters', 'all']);
    cleanup();
    panel([brands, terms('car_color', { Blå: 2 })], {}, { context: { path: '/bilar?car_brand=Volvo&filters=all' } });
    expect(boxes()).toHaveLength(12 + 1);
    expect(button()).toBeNull();
  });

  it('F-05 shows the groups that have something to choose, in their order', () => {
    panel([terms('car_fuel', { El: 2 }), brands, prices]);
    expect(
      screen
        .getAllByRole('group')
        .filter((group) => group.tagName === 'DETAILS')
        .map((group) => group.querySelector('summary')?.textContent),
    ).toEqual(['Märke och modell', 'Pris', 'Drivmedel']);
  });

  it('F-05 opens the first groups, and every one in which something is chosen', async () => {
    const shownFacets = carFacets.filter(({ name }) => !isMonthlyCost(name) || name === shownMonthlyCost({}));
    const all = carFacets.map(({ name, kind }): Facet =>
      kind === 'terms' ? terms(name, { A: 1 }) : { ...prices, name },
    );
    await act(async () => {
      panel(all, { terms: { car_seats: ['A'] } });
      await import('@/features/car-search/components/CostAssumptions');
    });
    const open = [...document.querySelectorAll('details')].map((group) => group.open);
    const seats = shownFacets.findIndex(({ name }) => name === 'car_seats');
    expect(open).toEqual(shownFacets.map((_, index) => index < 6 || index === seats));
    expect([...document.querySelectorAll('summary')][seats]).toHaveTextContent('Antal säten1');
  });

  it('F-05 the monthly cost shows its assumptions, and another distance changes its range and sort', async () => {
    const user = userEvent.setup();
    const { actions } = await act(async () => {
      const shown = panel([{ ...prices, name: 'car_monthly_cost_own_3' }], {
        ranges: { car_monthly_cost_own_3: { max: 4000 } },
        sort: 'car_monthly_cost_own_3_asc',
      });
      await import('@/features/car-search/components/CostAssumptions');
      return shown;
    });
    expect(document.querySelector('summary')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Månadskostnad vid 1 500 mil om året1',
    );
    expect(screen.getByText(/Utan försäkring och parkering. Bilar vars kostnad är okänd är inte med./)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Så långt kör du om året' }), '4');
    expect(actions.map((action) => ('payload' in action ? action.payload : null))).toEqual([
      { name: 'car_monthly_cost_own_3', range: null },
      { name: 'car_monthly_cost_own_4', range: { max: 4000 } },
      { sort: 'car_monthly_cost_own_4_asc' },
    ]);
    expect(document.querySelector('summary')?.textContent?.replaceAll('\u00a0', ' ')).toContain('2 000 mil');
  });

  it.each([
    ['SEK', 'Att låna kostar pengar!'],
    ['EUR', 'Varning! Att låna pengar kostar pengar.'],
  ] as const)('H-03 a monthly cost with a loan has the disclosure of %s next to it', async (currency, warning) => {
    await act(async () => {
      panel(
        [{ ...prices, name: 'car_monthly_cost_loan_3' }],
        { ranges: { car_monthly_cost_loan_3: { max: 4000 } } },
        { context: { currency, site: currency === 'EUR' ? 'car-store-fi' : 'car-store-se' } },
      );
      await import('@/features/car-search/components/CostAssumptions');
    });
    expect(screen.getByText(warning)).toBeVisible();
  });

  it.each([
    ['several bars', [4, 8, 0], ['M0 100v-50h0.93V100zM1 100v-100h0.93V100z']],
    ['one bar', [0, 8, 0], []],
    ['no bar', [0, 0, 0], []],
  ])('F-05 draws how many cars each range has, unless there would be %s at most', (_, counts, bars) => {
    const buckets = counts.map((count, index) => ({ min: index * 100_000, max: (index + 1) * 100_000, count }));
    panel([{ ...prices, buckets }]);
    expect([...document.querySelectorAll('.histogram path')].map((path) => path.getAttribute('d'))).toEqual(bars);
  });

  it('F-02 shows each value with its count; those without cars can still be chosen', async () => {
    const { actions: dispatched } = panel([terms('car_fuel', { Diesel: 1_234, El: 1, Gas: 0 })]);
    expect(boxes()).toEqual(['Diesel, 1 234 bilar', 'El, 1 bil', 'Gas, 0 bilar']);
    await userEvent.click(box('Gas'));
    expect(dispatched).toEqual([carListActions.termToggled({ name: 'car_fuel', value: 'Gas' })]);
    expect(box('Gas')).toBeChecked();
    await userEvent.click(screen.getByText('El'));
    expect(dispatched.at(-1)).toEqual(carListActions.termToggled({ name: 'car_fuel', value: 'El' }));
  });

  it('F-02 shows what is chosen and has no cars any more', () => {
    panel([terms('car_fuel', { Diesel: 3 })], { terms: { car_fuel: ['Etanol'] } });
    expect(boxes()).toEqual(['Diesel, 3 bilar', '[x] Etanol, 0 bilar']);
  });

  it('F-02 what is chosen instead of another is shown at once, in every group', () => {
    const groups = carFacets
      .filter(({ kind }) => kind === 'terms')
      .slice(0, 6)
      .map(({ name }) => terms(name, { A: 2, B: 1 }));
    const names = groups.map(({ name }) => name);
    const chosen = (value: string): CarListQuery => ({
      ...emptyQuery,
      terms: Object.fromEntries(names.map((name) => [name, [value]])),
    });
    const { host } = panel(groups, chosen('A'));
    expect(boxes().filter((one) => one.startsWith('[x] A'))).toHaveLength(names.length);
    act(() => void host.store.dispatch(carListActions.queryChosen({ query: chosen('B') })));
    expect(boxes().filter((one) => one.startsWith('[x]'))).toEqual(names.map(() => '[x] B, 1 bil'));
  });

  it('F-02 shows six values, chosen ones always, the others on request', async () => {
    panel([brands], { terms: { car_brand: ['Märke 9'] } });
    expect(boxes()).toEqual([
      'Volvo, 1 234 bilar',
      ...[0, 1, 2, 3, 4].map((index) => `Märke ${index}, ${20 - index} bilar`),
      '[x] Märke 9, 11 bilar',
    ]);
    const more = screen.getByRole('button', { name: 'Visa 5 till' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(boxes()).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Visa färre', expanded: true }));
    expect(boxes()).toHaveLength(7);
  });

  it('F-02 shows the models of a chosen brand under it', async () => {
    const { actions: dispatched } = panel([brands]);
    expect(screen.queryByRole('checkbox', { name: /V60/ })).toBeNull();
    await userEvent.click(box('Volvo'));
    const models = screen.getByRole('list', { name: 'Modeller av Volvo' });
    await userEvent.click(within(models).getByRole('checkbox', { name: 'V60, 1 bil' }));
    expect(dispatched.at(-1)).toEqual(carListActions.termToggled({ name: 'car_brand', value: 'Volvo>V60' }));
    await userEvent.click(box('Volvo'));
    expect(screen.queryByRole('list', { name: 'Modeller av Volvo' })).toBeNull();
    expect(boxes().filter((name) => name.startsWith('[x]'))).toEqual([]);
  });

  it('M-05 is operated by keyboard', async () => {
    panel([terms('car_fuel', { Diesel: 3, El: 2 })]);
    box('Diesel').focus();
    await userEvent.keyboard(' ');
    expect(box('Diesel')).toBeChecked();
    await userEvent.tab();
    expect(box('El')).toHaveFocus();
  });

  it("F-03 belongs to the list's form, so that it works without JavaScript", () => {
    panel([brands, prices], { terms: { car_brand: ['Volvo', 'Volvo>V60'] } });
    expect(
      [...document.querySelectorAll('input[name]')].every((input) => input.getAttribute('form') === 'car-list'),
    ).toBe(true);
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')].map(({ name, value }) => [
        name,
        value,
      ]),
    ).toEqual([
      ['car_brand', 'Volvo'],
      ['car_brand', 'Volvo>V60'],
    ]);
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
      'car_price_min',
      'car_price_max',
    ]);
  });
});

describe('the order of the filter panel', () => {
  it('F-05 has the distance to a place after make and price, with and without body types', () => {
    const towns = terms('car_site_city', { Borås: 2, Göteborg: 3 });
    const titles = () => [...document.querySelectorAll('summary > span:first-child')].map((one) => one.textContent);
    panel([brands, prices, terms('car_body', { Kombi: 5 }), towns]);
    expect(titles()).toEqual(['Märke och modell', 'Pris', 'Avstånd till dig', 'Karosstyp', 'Ort']);
    cleanup();
    panel([brands, prices, towns]);
    expect(titles()).toEqual(['Märke och modell', 'Pris', 'Avstånd till dig', 'Ort']);
  });
});

describe('the filter panel of a Finnish stock in Swedish', () => {
  it('A-15 sorts names as the page writes them', () => {
    panel(
      [terms('car_site_region', { 'Keski-Suomi': 1, Pirkanmaa: 2, Uusimaa: 3, 'Varsinais-Suomi': 4 })],
      {},
      {
        language: 'sv',
        locale: 'sv-FI',
        terms: stockTerms('fi', 'sv', ['car_equipment']),
      },
    );
    open();
    expect(boxes()).toEqual([
      'Birkaland, 2 bilar',
      'Egentliga Finland, 4 bilar',
      'Mellersta Finland, 1 bil',
      'Nyland, 3 bilar',
    ]);
  });
});

describe('the filter panel of a Swedish stock in English', () => {
  const english = { language: 'en', locale: 'en', terms: stockTerms('sv', 'en', ['car_equipment']) } as const;

  it("A-15 shows the page's words; the address keeps the stock's", async () => {
    const { actions: dispatched } = panel([terms('car_fuel', { Bensin: 2, Solkraft: 1 })], {}, english);
    expect(boxes()).toEqual(['Petrol, 2 cars', 'Solkraft, 1 car']);
    await userEvent.click(box('Petrol'));
    expect(dispatched).toEqual([carListActions.termToggled({ name: 'car_fuel', value: 'Bensin' })]);
  });

  it('A-15 shows and takes a mileage in kilometres', async () => {
    const mileages: Facet = { name: 'car_mileage', type: 'histogram', buckets: [{ min: 0, max: 12_000, count: 4 }] };
    const { actions: dispatched } = panel([mileages], { ranges: { car_mileage: { min: 1_000 } } }, english);
    const [from, to] = [/from$/, /to$/].map((name) => screen.getByRole('textbox', { name }));
    expect(from).toHaveValue('10,000');
    expect(to).toHaveAttribute('placeholder', '120,000');
    // Without script the server converts it.
    expect(to).toHaveAttribute('name', 'car_mileage_km_max');
    await userEvent.click(to!);
    await userEvent.paste('80,000');
    expect(dispatched).toEqual([
      carListActions.rangeEdited({ name: 'car_mileage', range: { min: 1_000, max: 8_000 } }),
    ]);
    expect(to).toHaveValue('80,000');
  });
});

describe('a range', () => {
  const from = () => screen.getByRole('textbox', { name: 'Pris, från' });
  const to = () => screen.getByRole('textbox', { name: 'Pris, till' });
  const edited = (range: object | null) => ({
    type: carListActions.rangeEdited.type,
    payload: { name: 'car_price', range },
  });

  it('F-05 accepts a number with spaces of any kind, and dispatches it as a draft', async () => {
    const { actions: dispatched } = panel([prices]);
    await userEvent.click(from());
    await userEvent.paste(' 100\u00a0000\u202f0 ');
    expect(dispatched).toEqual([edited({ min: 1_000_000 })]);
    expect(from()).toHaveValue(' 100\u00a0000\u202f0 ');
  });

  it('F-05 does not reformat the text while typing', async () => {
    const { actions: dispatched } = panel([prices]);
    await userEvent.type(from(), '12 34');
    expect(from()).toHaveValue('12 34');
    expect(dispatched.map(({ payload }) => payload)).toEqual(
      [1, 12, 123, 1234].map((min) => ({ name: 'car_price', range: { min } })),
    );
  });

  it('F-05 leaves the other bound, and removes an emptied one', async () => {
    const { actions: dispatched } = panel([prices], { ranges: { car_price: { min: 5, max: 90_000 } } });
    expect(to()).toHaveValue('90\u00a0000');
    await userEvent.clear(from());
    expect(dispatched.at(-1)).toEqual(edited({ max: 90_000 }));
    await userEvent.clear(to());
    expect(dispatched.at(-1)).toEqual(edited(null));
  });

  it.each(['abc', '-5', '12.5', '1e3', '10000000000'])(
    'F-05 refuses %s with a sentence, and dispatches nothing',
    async (text) => {
      const { actions: dispatched } = panel([prices]);
      await userEvent.click(from());
      await userEvent.paste(text);
      expect(dispatched).toEqual([]);
      expect(from()).toHaveAttribute('aria-invalid', 'true');
      expect(from()).toHaveAccessibleDescription(/^Skriv ett heltal, till exempel 10\s000$/);
      await userEvent.clear(from());
      expect(from()).not.toHaveAttribute('aria-invalid');
    },
  );

  it('F-05 shows crossed bounds the right way round once they have rested', async () => {
    const { host } = panel([prices]);
    await userEvent.type(from(), '900');
    await userEvent.type(to(), '100');
    expect([from(), to()].map((input) => input.getAttribute('value'))).toEqual(['900', '100']);
    act(() => {
      host.store.dispatch(carListActions.rangesSettled());
    });
    expect(from()).toHaveValue('100');
    expect(to()).toHaveValue('900');
  });

  it('F-05 follows a range that changes elsewhere', async () => {
    const { host } = panel([prices], { ranges: { car_price: { min: 5_000 } } });
    await userEvent.type(from(), '9');
    act(() => {
      host.store.dispatch(carListActions.filtersCleared());
    });
    expect(from()).toHaveValue('');
  });

  it('F-05 gives the ends of the stock as hints, years without a space', () => {
    panel([prices, years], { ranges: { car_year: { min: 2015 } } });
    expect(from()).toHaveAttribute('placeholder', '10\u00a0000');
    expect(to()).toHaveAttribute('placeholder', '400\u00a0000');
    expect(screen.getByRole('textbox', { name: 'Årsmodell, från' })).toHaveValue('2015');
    expect(screen.getByRole('textbox', { name: 'Årsmodell, till' })).toHaveAttribute('placeholder', '2026');
  });

  it('F-02 renders the buckets, those out of range differently', () => {
    panel([prices], { ranges: { car_price: { min: 100_000 } } });
    const bars = [...document.querySelectorAll('.histogram path')];
    expect(bars.map((bar) => [bar.getAttribute('class'), bar.getAttribute('d')])).toEqual([
      [null, 'M1 100v-100h0.93V100z'],
      ['out', 'M0 100v-50h0.93V100z'],
    ]);
  });

  it('F-05 has thumbs that move its bounds', () => {
    const { actions: dispatched } = panel([prices]);
    const low = screen.getByRole('slider', { name: /Pris, från/ });
    expect(low).toHaveAttribute('aria-valuetext', expect.stringMatching(/^lägst 10\s000\skr$/));
    fireEvent.change(low, { target: { value: '1' } });
    expect(dispatched.at(-1)).toEqual(edited({ min: 20_000 }));
    fireEvent.change(low, { target: { value: '0' } });
    expect(dispatched.at(-1)).toEqual(edited(null));
  });

  it('F-02 has its thumbs at the edges of its bars, and keeps a typed bound that is not moved to the digit', () => {
    const buckets = [20_900, 50_000, 100_000, 150_000].map((min, index) => ({
      min,
      max: [50_000, 100_000, 150_000, 900_000][index]!,
      count: 3,
    }));
    const range = { min: 61_234, max: 100_000 };
    const { actions: dispatched } = panel([{ name: 'car_price', type: 'histogram', buckets }], {
      ranges: { car_price: range },
    });
    const high = screen.getByRole<HTMLInputElement>('slider', { name: 'Pris, till' });
    // Two of four bars.
    expect(high.valueAsNumber / Number(high.max)).toBe(0.5);
    expect(document.querySelector('.histogram .out')).toHaveAttribute('d', expect.stringMatching(/^M0 .*M2 .*M3 /));
    fireEvent.change(high, { target: { value: high.valueAsNumber + 1 } });
    expect(dispatched.at(-1)).toEqual(edited({ min: 61_234, max: 105_000 }));
  });

  it('F-05 takes numbers as people write them', async () => {
    const { actions: dispatched } = panel([prices]);
    for (const [text, min] of [
      ['150 000 kr', 150_000],
      ['15,000', 15_000],
      ['20k', 20_000],
    ] as const) {
      await userEvent.clear(from());
      await userEvent.paste(text);
      expect(dispatched.at(-1)).toEqual(edited({ min }));
      expect(from()).toHaveValue(text);
    }
  });

  it('F-05 a continuation that cannot be read takes back the part that could', async () => {
    const { host } = panel([prices], { ranges: { car_price: { max: 300_000 } } });
    const drafts = () => selectCarList(host.store.getState()).drafts;
    await userEvent.type(from(), '15');
    expect(drafts()).toEqual({ car_price: { min: 15, max: 300_000 } });
    await userEvent.type(from(), ',');
    expect(drafts()).toEqual({});
    expect(from()).toHaveValue('15,');
    await userEvent.type(from(), '000');
    expect(drafts()).toEqual({ car_price: { min: 15_000, max: 300_000 } });
  });
});
