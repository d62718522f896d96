/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { ErrorCode } from '@/errors/catalogue';
import { errorEntry } from '@/errors/known';
import { filterPanelChosen, filtersClosed } from '@/features/car-search/carsPage.slice';
import * as carListActions from '@/features/car-search/carList.slice';
import type { CarListState } from '@/features/car-search/carList.state';
import { CarListView } from '@/features/car-search/components/CarListView';
import { CardToolsLoader } from '@/features/compare/components/CardToolsLoader';
import { aCar, LIST, listState, pagesUpTo, terms } from '../listKit';
import { show, withLazyParts } from '../viewKit';

beforeAll(withLazyParts);

const KNOWN = 2;
const query: CarListQuery = { ...emptyQuery, terms: { car_fuel: ['El'] }, sort: 'car_price_asc' };
const inPhase = (value: CarListState['flow']['value'], over: Partial<CarListState> = {}): Partial<CarListState> => ({
  flow: { value, entered: 3, refused: null },
  ...over,
});
const list = (over: Partial<CarListState> = {}, loaded = query, total = 130) => {
  const carList = listState(loaded, total, over);
  // A few of the page's cars are known, so that not every test renders all of it.
  return show(<CarListView CardToolsLoader={CardToolsLoader} />, {
    carList,
    cars: Object.values(carList.pages)
      .flat()
      .slice(0, KNOWN)
      .map((id) => aCar(id)),
  });
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const results = () => screen.getByRole('region', { name: 'Sökresultat' });

describe('the heading of a list', () => {
  it.each<[string, CarListQuery['terms']]>([
    ['Alla bilar i lager', {}],
    ['Volvo', { car_brand: ['Volvo'], car_body: ['SUV'] }],
    ['Volvo V60', { car_brand: ['Volvo', 'Volvo>V60'] }],
    ['Bilar i lager: SUV, El', { car_body: ['SUV'], car_fuel: ['El'] }],
    ['Bilar i lager: Begagnad', { car_condition: ['Begagnad'], car_fuel: ['Diesel', 'El'], car_gearbox: ['Automat'] }],
    ['Alla bilar i lager', { car_brand: ['Kia', 'Volvo'] }],
  ])('F-12 is %s for %j', (text, terms) => {
    list({}, { ...query, terms });
    expect(heading()).toBe(text);
  });
});

describe('the link past the filters', () => {
  it('M-05 leads to the first car without a step of the history', async () => {
    list();
    const { length } = window.history;
    const link = screen.getByRole('link', { name: 'Hoppa till bilarna' });
    expect(link).toHaveAttribute('href', `#${results().id}`);
    await userEvent.click(link);
    expect(within(results()).getAllByRole('link', { name: 'Volvo V60' })[0]).toHaveFocus();
    expect(window.history).toHaveLength(length);
  });
});
const more = () => screen.queryByRole('link', { name: 'Visa fler' });

describe('the car list', () => {
  it('F-07 shows its cars, how many there are and how far one has come', () => {
    list();
    expect(screen.getByRole('heading', { level: 1, name: 'Bilar i lager: El' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('130 bilar');
    expect(within(results()).getAllByRole('article')).toHaveLength(KNOWN);
    expect(results()).toHaveAttribute('aria-busy', 'false');
    const progress = screen.getByRole('progressbar', { name: 'Visar 48 av 130 bilar' });
    expect(progress).toHaveAttribute('value', '48');
    expect(progress).toHaveAttribute('max', '130');
  });

  it('F-12 its heading names the make and model of the cars on screen, also while others are loading', () => {
    const shown = { ...query, terms: { car_brand: ['Volvo', 'Volvo>V60'] } };
    list({ ...inPhase('searching'), loadedQuery: shown, query: { ...query, terms: { car_brand: ['Kia'] } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Volvo V60' })).toBeInTheDocument();
  });

  it.each<[number, string]>([
    [1, '1 bil'],
    [9_999, '9 999 bilar'],
    [10_000, '10 000+ bilar'],
    [54_321, '10 000+ bilar'],
  ])('F-07 %i cars are shown as %s', (total, text) => {
    list({}, query, total);
    expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('F-07 is busy during a search, with a text, and still shows the cars', () => {
    list(inPhase('searching'));
    expect(screen.getByRole('status')).toHaveTextContent('Söker …');
    expect(results()).toHaveAttribute('aria-busy', 'true');
    expect(within(results()).getAllByRole('article')).toHaveLength(KNOWN);
  });

  it('F-07 before the first response it shows neither cars nor the empty list', () => {
    list(inPhase('searching', { pages: {}, total: 0 }));
    expect(within(results()).queryByRole('article')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Inga bilar matchar just nu' })).toBeNull();
  });

  it('F-07 an empty list has a text and a button that clears everything', async () => {
    const { actions: dispatched } = list({}, query, 0);
    expect(within(results()).getByRole('heading', { name: 'Inga bilar matchar just nu' })).toBeInTheDocument();
    expect(results()).toHaveTextContent('Vi hittade ingen bil som stämmer med allt du valt.');
    await userEvent.click(within(results()).getByRole('button', { name: 'Rensa alla filter' }));
    expect(dispatched).toEqual([carListActions.filtersCleared()]);
  });

  it('F-03 names what of the address it did not understand', () => {
    list({
      ignored: [
        { name: 'car_price_min', value: 'mycket' },
        { name: 'car_x', value: '1' },
      ],
    });
    expect(within(results()).getByText(/Vi förstod inte de här delarna/)).toHaveTextContent(
      'car_price_min=mycket, car_x=1',
    );
  });
});

describe('a list with an error', () => {
  it.each<[ErrorCode, Record<string, string | number>, string]>([
    ['LIST_FAILED', {}, 'Vi kunde inte hämta bilarna. Dina filter ligger kvar, försök igen.'],
    ['TOO_MANY_REQUESTS', { seconds: 30 }, 'Det gick lite fort. Vänta en stund och försök igen.'],
    ['BAD_REQUEST', {}, 'Vi förstod inte frågan. Ändra den och försök igen.'],
    ['NETWORK_LOST', {}, 'Du verkar sakna uppkoppling. Kontrollera nätet och försök igen.'],
    ['TIMED_OUT', {}, 'Svaret dröjde för länge. Försök igen.'],
    ['UNEXPECTED', { reference: 'AB12CD34' }, 'Referens: AB12CD34'],
  ])(
    'F-07 shows %s with its own text above the cars, with the recovery actions of its entry',
    async (code, params, text) => {
      const { actions: dispatched } = list(inPhase('searchFailed', { error: { code, params } }));
      const notice = await within(results()).findByRole('status');
      expect(notice).toHaveTextContent(text);
      expect(within(results()).getAllByRole('article')).toHaveLength(KNOWN);
      const actions = {
        'Försök igen': ['retry', carListActions.retried()],
        'Rensa alla filter': ['clearFilters', carListActions.filtersCleared()],
      } as const;
      const offered = Object.entries(actions).filter(([, [way]]) => errorEntry(code).recoveryActions.includes(way));
      expect(
        within(notice)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(offered.map(([name]) => name));
      const [name = '', [, action] = []] = offered[0] ?? [];
      await userEvent.click(within(notice).getByRole('button', { name }));
      expect(dispatched).toEqual([action]);
    },
  );

  it('F-07 without a car to show is no empty list', async () => {
    list(inPhase('searchFailed', { pages: {}, total: 0, error: { code: 'LIST_FAILED', params: {} } }));
    expect(await within(results()).findByRole('status')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Inga bilar matchar just nu' })).toBeNull();
  });

  it('F-07 a failed page shows its error at the button that requested it', async () => {
    const { actions: dispatched } = list(inPhase('pagingFailed', { error: { code: 'LIST_FAILED', params: {} } }));
    expect(within(results()).getAllByRole('article')).toHaveLength(KNOWN);
    await userEvent.click(await within(results()).findByRole('button', { name: 'Försök igen' }));
    expect(dispatched).toEqual([carListActions.retried()]);
  });
});

describe('further pages', () => {
  it('F-07 are links without JavaScript, and are loaded in place with it', async () => {
    const { actions: dispatched } = list();
    expect(more()).toHaveAttribute('href', `${LIST}?car_fuel=El&sort=car_price_asc&page=2`);
    await userEvent.click(more() ?? document.body);
    expect(dispatched).toEqual([carListActions.moreRequested()]);
  });

  it("F-07 a click that means another tab is the browser's", async () => {
    const { actions: dispatched } = list();
    more()?.addEventListener('click', (event) => event.preventDefault());
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(more() ?? document.body);
    expect(dispatched).toEqual([]);
  });

  it('F-07 earlier ones are before the cars', async () => {
    const { actions: dispatched } = list(
      { pages: pagesUpTo(query, 2, 3, 500), total: 500 },
      { ...query, page: 3 },
      500,
    );
    const earlier = screen.getByRole('link', { name: 'Visa tidigare bilar' });
    expect(earlier).toHaveAttribute('href', `${LIST}?car_fuel=El&sort=car_price_asc`);
    expect(screen.getByRole('progressbar', { name: 'Visar 144 av 500 bilar' })).toBeInTheDocument();
    await userEvent.click(earlier);
    expect(dispatched).toEqual([carListActions.previousRequested()]);
  });

  it.each<[string, Partial<CarListState>, number]>([
    ['at the last car', {}, 40],
    ['at the twentieth page', { pages: pagesUpTo(query, 20, 20, 5_000) }, 5_000],
  ])('F-07 are not offered %s', (_, over, total) => {
    list(over, query, total);
    expect(more()).toBeNull();
    expect(screen.queryAllByText(/^Här slutar listan: den visar högst 960 bilar\. Välj ett filter/)).toHaveLength(
      total > 960 ? 1 : 0,
    );
  });

  it('F-07 beyond the twentieth page there are links that make the list shorter: the most of each facet in which nothing is chosen', () => {
    const fuel = terms('car_fuel', { El: 5_000, Diesel: 900 });
    const facets = [
      terms('car_brand', { Kia: 3, Volvo: 9, Audi: 4, BMW: 2, Seat: 1 }),
      terms('car_body', { SUV: 5_000, Kombi: 0 }),
      fuel,
      terms('car_gearbox', { Automat: 8, Manuell: 2 }),
    ];
    list({ pages: pagesUpTo(query, 20, 20, 5_000), facets }, { ...query, page: 20 }, 5_000);
    const end = screen.getByRole('region', { name: /^Här slutar listan/ });
    expect(
      within(end)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Märke och modell', 'Växellåda']);
    expect(
      within(end)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(
      ['Volvo 9 bilar', 'Audi 4 bilar', 'Kia 3 bilar', 'BMW 2 bilar', 'Automat 8 bilar', 'Manuell 2 bilar'].map(
        (text) => text.replaceAll(/ (?=bil)/g, ' '),
      ),
    );
    expect(within(end).getByRole('link', { name: /^Volvo/ })).toHaveAttribute(
      'href',
      `${LIST}?car_brand=Volvo&car_fuel=El&sort=car_price_asc`,
    );
  });

  it('F-07 a page that is loading shows it and ignores a second click', async () => {
    const { actions: dispatched } = list(inPhase('paging', { requestedPage: 2 }));
    const link = screen.getByRole('link', { name: 'Hämtar fler bilar …' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    expect(dispatched).toEqual([]);
  });

  it.each<[CarListState['flow']['value'], string]>([
    ['searching', 'Visa fler'],
    ['searchFailed', 'Visa fler'],
    ['paging', 'Visa tidigare bilar'],
  ])('F-07 in %s the click on %s changes nothing: the cars on screen are of another query', async (value, name) => {
    const { actions: dispatched } = list(
      {
        pages: pagesUpTo(query, 2, 3, 500),
        ...inPhase(value, {
          requestedPage: 4,
          error: value === 'searchFailed' ? { code: 'LIST_FAILED', params: {} } : null,
        }),
      },
      { ...query, page: 3 },
      500,
    );
    await userEvent.click(screen.getByRole('link', { name }));
    expect(dispatched).toEqual([]);
  });
});

describe('the order', () => {
  it('F-08 sorts by name; best match is offered with a keyphrase only', async () => {
    const { actions: dispatched } = list();
    const sort = screen.getByRole('combobox', { name: 'Sortera' });
    expect(sort).toHaveDisplayValue('Lägst pris');
    expect(within(sort).queryByRole('option', { name: 'Bäst träff' })).toBeNull();
    await userEvent.selectOptions(sort, 'Nyast årsmodell');
    expect(dispatched).toEqual([carListActions.sortChosen({ sort: 'car_year_desc' })]);
  });

  it('F-08 by electric range where the stock has cars with one', () => {
    const ranges = () => screen.queryAllByRole('option', { name: 'Längst räckvidd' }).length;
    const { unmount } = list();
    expect(ranges()).toBe(0);
    unmount();
    list({
      facets: [{ name: 'wltp_electric_range', type: 'histogram', buckets: [{ min: 300, max: 350, count: 3 }] }],
    });
    expect(ranges()).toBe(1);
  });

  it('F-08 by distance only from a place, and says so', () => {
    const { unmount } = list();
    expect(screen.getByRole('option', { name: 'Närmast först, ange plats' })).toBeDisabled();
    unmount();
    list({}, { ...query, sort: null, near: { place: 'Borås', lat: 57.7, lng: 12.9 } });
    expect(screen.getByRole('option', { name: 'Närmast först' })).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Sortera' })).toHaveDisplayValue('Närmast först');
  });

  it.each<[Partial<CarListQuery>, string]>([
    [{ sort: null }, 'Senast inkommet'],
    [{ sort: null, keyphrase: 'röd' }, 'Bäst träff'],
    [{ sort: 'relevance' }, 'Bäst träff'],
  ])('F-08 %j shows %s', (loaded, name) => {
    list({}, { ...query, ...loaded });
    expect(screen.getByRole('combobox', { name: 'Sortera' })).toHaveDisplayValue(name);
  });
});

describe('active filters', () => {
  const chips = () =>
    within(screen.getByRole('list', { name: 'Valda filter' }))
      .getAllByRole('button')
      .map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').replaceAll('\u00a0', ' '));

  it('F-05 are above the cars, each a button that removes it', async () => {
    const { actions: dispatched } = list(
      {},
      {
        keyphrase: 'röd',
        terms: { car_brand: ['Volvo', 'Volvo>V60'], car_fuel: ['El'] },
        ranges: { car_price: { min: 1_000, max: 250_000 }, car_year: { min: 2019 }, car_mileage: { max: 8_000 } },
        sort: null,
        page: 1,
      },
    );
    expect(chips()).toEqual([
      'Ta bort ”röd”',
      'Ta bort Volvo',
      'Ta bort V60',
      'Ta bort Pris 1 000 kr till 250 000 kr',
      'Ta bort El',
      'Ta bort Årsmodell från 2019',
      'Ta bort Miltal till 8 000 mil',
      'Rensa alla',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort V60' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Årsmodell från 2019' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort ”röd”' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rensa alla' }));
    expect(dispatched).toEqual([
      carListActions.filterRemoved({ kind: 'term', name: 'car_brand', value: 'Volvo>V60' }),
      carListActions.filterRemoved({ kind: 'range', name: 'car_year', range: { min: 2019 } }),
      carListActions.keyphraseChanged({ keyphrase: '' }),
      carListActions.filtersCleared(),
    ]);
    expect(screen.queryByRole('list', { name: 'Valda filter' })).toBeNull();
  });

  it('F-05 removed by keyboard pass the focus on: to the next, at the end to the heading of the cars', async () => {
    const user = userEvent.setup();
    list({}, { ...query, terms: { car_brand: ['Volvo'], car_fuel: ['Diesel', 'El'] }, sort: null });
    screen.getByRole('button', { name: 'Ta bort Volvo' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAccessibleName('Ta bort Diesel');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAccessibleName('Ta bort El');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('list', { name: 'Valda filter' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Sökresultat' })).toHaveFocus();
  });

  it('F-05 removed together by keyboard, the focus goes to the heading of the cars', async () => {
    const user = userEvent.setup();
    list();
    screen.getByRole('button', { name: 'Rensa alla' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { level: 2, name: 'Sökresultat' })).toHaveFocus();
  });
});

describe('the filters of narrow screens', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Filter' });
  /** Next to the cars, on wide screens only. */
  const side = () => screen.queryByLabelText('Filter', { selector: 'aside' });

  it('F-05 open in a dialog with the number of cars, and close', async () => {
    list();
    await userEvent.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await waitFor(() => expect(dialog()).toBeInTheDocument());
    expect(side()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Visa 130 bilar' }));
    expect(dialog()).toBeNull();
    expect(side()).toBeInTheDocument();
  });

  it('F-05 give the focus back where a step back closes them', async () => {
    const { host } = list();
    const opener = screen.getByRole('button', { name: 'Filter (1)' });
    await userEvent.click(opener);
    await waitFor(() => expect(dialog()).toBeInTheDocument());
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    act(() => {
      host.store.dispatch(filtersClosed());
    });
    expect(dialog()).toBeNull();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });

  it('F-05 let everything go from there, too', async () => {
    const { actions: dispatched } = list();
    await userEvent.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await waitFor(() => expect(dialog()).toBeInTheDocument());
    await userEvent.click(within(dialog() ?? document.body).getByRole('button', { name: 'Rensa alla' }));
    expect(dispatched.at(-1)).toEqual(carListActions.filtersCleared());
    await userEvent.click(screen.getByRole('button', { name: 'Stäng filter' }));
    expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
  });

  it('F-05 at the side are hidden and shown by a button, for the session', () => {
    const { actions: dispatched } = list();
    const { dataset } = document.documentElement;
    // Wide screens only.
    fireEvent.click(screen.getByText('Dölj filter'));
    expect(dataset.filterPanel).toBe('toggle');
    fireEvent.click(screen.getByText('Visa filter'));
    expect(dataset.filterPanel).toBe('sticky');
    expect(dispatched).toEqual([filterPanelChosen({ mode: 'toggle' }), filterPanelChosen({ mode: 'sticky' })]);
    delete dataset.filterPanel;
  });
});
