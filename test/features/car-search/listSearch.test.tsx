/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import type { Part } from '@/domain/search/query/understanding';
import {
  filtersCleared,
  queryChosen,
  queryDecoded,
  rangesSettled,
  textSearched,
} from '@/features/car-search/carList.slice';
import { carListFeature } from '@/features/car-search/carList.feature';
import { ActiveFilters } from '@/features/car-search/components/ActiveFilters';
import type { CarListState } from '@/features/car-search/carList.state';
import { locationFilterFeature } from '@/features/car-search/locationFilter.feature';
import { locateFailed, positionRequested } from '@/features/car-search/locationFilter.slice';
import {
  partMarkedPlain,
  partRemoved,
  suggestionsLoaded,
  suggestionsRequested,
  type QueryTextState,
} from '@/features/car-search/queryText.slice';
import { ListSearch } from '@/features/car-search/components/ListSearch';
import { UnderstoodText } from '@/features/car-search/components/UnderstoodText';
import { LIST, listState } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const query: CarListQuery = { ...emptyQuery, terms: { car_fuel: ['El'] }, sort: 'car_price_asc' };
/** What a submitted text is added to. */
const withoutText = { ...query, keyphrase: '' };
const search = (listQuery = query, help: Partial<QueryTextState> = {}, over: Partial<CarListState> = {}) =>
  show(<ListSearch />, { carList: listState(listQuery, 130, over), help });
const plain = () => screen.getByRole('searchbox', { name: 'Sök bland bilarna' });
/** The field, which becomes a combobox on focus. */
const field = async () => {
  const there = screen.queryByRole('searchbox', { name: 'Sök bland bilarna' });
  if (there) await userEvent.click(there);
  return screen.findByRole('combobox', { name: 'Sök bland bilarna' });
};
const volvo = { name: 'car_brand', value: 'Volvo>V60', text: 'Volvo V60', count: 1_204, from: 4, to: 8 };

describe('the search field of the list', () => {
  it('F-04 dispatches its text on submit, trimmed', async () => {
    const { actions: dispatched } = search();
    await userEvent.type(await field(), '  röd   kombi {Enter}');
    expect(dispatched.filter(({ type }) => type === textSearched.type)).toEqual([
      textSearched({ text: 'röd kombi', query: withoutText }),
    ]);
  });

  it('F-03 the same text starts no new search', async () => {
    const { actions: dispatched } = search({ ...query, keyphrase: 'röd' });
    await userEvent.type(await field(), ' {Enter}');
    expect(dispatched.filter(({ type }) => type !== suggestionsRequested.type)).toEqual([]);
  });

  it('F-05 sending the form counts bounds that have not rested yet', async () => {
    const { actions: dispatched } = search(query, {}, { drafts: { car_price: { min: 1 } } });
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(dispatched).toEqual([rangesSettled()]);
  });

  it('F-03 is cleared by a button, and follows a text that changes elsewhere', async () => {
    const { actions: dispatched, host } = search({ ...query, keyphrase: 'röd' });
    expect(plain()).toHaveValue('röd');
    await userEvent.type(await field(), 'bil');
    act(() => {
      host.store.dispatch(queryDecoded({ query: { ...query, keyphrase: 'blå' }, ignored: [] }));
    });
    expect(await field()).toHaveValue('blå');
    dispatched.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Töm sökrutan' }));
    expect(dispatched.filter(({ type }) => type !== suggestionsRequested.type)).toEqual([
      queryChosen({ query: withoutText }),
    ]);
    expect(screen.queryByRole('button', { name: 'Töm sökrutan' })).toBeNull();
  });

  it('F-03 is a form that works without JavaScript, with hidden fields for filters without a control', () => {
    const queryText = { text: 'röd inte diesel', plain: [{ from: 0, to: 3 }] };
    search({
      ...query,
      keyphrase: 'röd',
      queryText,
      extraFilters: [{ name: 'car_fuel', values: ['Diesel'], not: true }],
      near: { place: 'Borås', lat: 57.721, lng: 12.94 },
    });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', LIST);
    expect(form).toHaveAttribute('method', 'get');
    expect([...new FormData(form)]).toEqual([
      ['not_car_fuel', 'Diesel'],
      ['near', 'Borås,57.721,12.94'],
      ['before', 'röd inte diesel'],
      ['plain', '0-3'],
      ['keyphrase', 'röd inte diesel'],
    ]);
  });

  it('F-04 submits to the server until the feature is attached', async () => {
    const { actions: dispatched } = search(query, { ready: false });
    let prevented: boolean | null = null;
    screen.getByRole('search').addEventListener(
      'submit',
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.type(await field(), 'volvo{Enter}');
    expect(prevented).toBe(false);
    expect(dispatched.filter(({ type }) => type === textSearched.type)).toEqual([]);
  });
});

describe('suggestions', () => {
  const listQuery = 'car_fuel=El&sort=car_price_asc';
  const suggested = async () => {
    const run = search();
    const input = await field();
    await userEvent.type(input, 'röd volv');
    await waitFor(() =>
      expect(run.actions).toContainEqual(suggestionsRequested({ text: 'röd volv', query: listQuery })),
    );
    act(() => {
      run.host.store.dispatch(
        suggestionsLoaded({
          text: 'röd volv',
          suggestions: [volvo, { ...volvo, value: 'Volvo', text: 'Volvo', count: 1 }],
          total: 7,
        }),
      );
    });
    run.actions.length = 0;
    return { ...run, input };
  };

  it('F-04 are requested once, 120 ms after the last letter', async () => {
    const { actions: dispatched } = search();
    const input = await field();
    jest.useFakeTimers();
    try {
      for (const text of ['v', 'vo', 'vol']) {
        fireEvent.change(input, { target: { value: text } });
        act(() => jest.advanceTimersByTime(119));
      }
      expect(dispatched).toEqual([]);
      act(() => jest.advanceTimersByTime(1));
      expect(dispatched).toEqual([suggestionsRequested({ text: 'vol', query: listQuery })]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('F-04 are listed below the field, each with its number of cars', async () => {
    const { input } = await suggested();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    const lines = within(screen.getByRole('listbox', { name: 'Förslag' })).getAllByRole('option');
    expect(lines.map((line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Sök på ”röd volv”7 bilar',
      'Volvo V601 204 bilar',
      'Volvo1 bil',
    ]);
  });

  it('F-04 are chosen by keyboard and replace the end of the text', async () => {
    const { actions: dispatched, input } = await suggested();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(dispatched).toEqual([
      textSearched({
        text: 'röd Volvo V60',
        query: withoutText,
        suggestion: { from: 4, name: 'car_brand', value: 'Volvo>V60' },
      }),
    ]);
    expect(input).toHaveValue('röd Volvo V60');
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  it('F-04 are chosen by pointer', async () => {
    const { actions: dispatched } = await suggested();
    await userEvent.click(screen.getByRole('option', { name: /^Volvo V60/ }));
    expect(dispatched).toEqual([
      textSearched({
        text: 'röd Volvo V60',
        query: withoutText,
        suggestion: { from: 4, name: 'car_brand', value: 'Volvo>V60' },
      }),
    ]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('F-04 Enter without a choice submits the text; Escape closes the list and leaves the text', async () => {
    const { actions: dispatched, input } = await suggested();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input).toHaveValue('röd volv');
    await userEvent.keyboard('o{Enter}');
    expect(dispatched).toContainEqual(textSearched({ text: 'röd volvo', query: withoutText }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('F-04 of another text are not shown', async () => {
    const { host, input } = await suggested();
    await userEvent.clear(input);
    await userEvent.type(input, 'kia');
    act(() => {
      host.store.dispatch(suggestionsLoaded({ text: 'röd volv', suggestions: [volvo], total: null }));
    });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('F-04 the field is never replaced: suggestions attach to the input that the visitor types in', async () => {
    search();
    const before = plain();
    if (!(before instanceof HTMLInputElement)) throw new Error('The field is no input.');
    act(() => before.focus());
    fireEvent.change(before, { target: { value: 'vo' } });
    before.setSelectionRange(1, 1);
    const input = await screen.findByRole<HTMLInputElement>('combobox');
    expect(input).toBe(before);
    expect(input).toHaveFocus();
    expect(input).toHaveValue('vo');
    expect(input.selectionStart).toBe(1);
  });

  it('F-04 letters typed while a submitted text is understood stay', async () => {
    const { host } = search();
    const input = await field();
    await userEvent.type(input, 'volvo{Enter} v60');
    act(() => {
      host.store.dispatch(queryDecoded({ query: { ...query, keyphrase: 'volvo' }, ignored: [] }));
    });
    expect(input).toHaveValue('volvo v60');
    act(() => {
      host.store.dispatch(queryDecoded({ query, ignored: [] }));
    });
    expect(input).toHaveValue('');
  });
});

describe('how the text was understood', () => {
  const text = 'jag söker röd kombi inte diesel snygg nära mig';
  const part = (tokens: string, meaning: Part['meaning']): Part => ({
    from: text.indexOf(tokens),
    to: text.indexOf(tokens) + tokens.length,
    text: tokens,
    meaning,
  });
  const parts = [
    part('jag söker', { kind: 'filler' }),
    part('röd', { kind: 'terms', name: 'car_color', values: ['Röd'] }),
    part('kombi', { kind: 'terms', name: 'car_body', values: ['Kombi'] }),
    part('inte diesel', { kind: 'terms', name: 'car_fuel', values: ['Diesel'], not: true }),
    part('snygg', { kind: 'words' }),
    part('nära mig', { kind: 'here' }),
  ];
  const queryText = { text, plain: [] };
  const listQuery: CarListQuery = {
    ...emptyQuery,
    keyphrase: 'snygg',
    terms: { car_color: ['Röd'] },
    extraFilters: [{ name: 'car_fuel', values: ['Diesel'], not: true }],
    queryText,
  };
  const read = () =>
    show(<UnderstoodText />, { carList: listState(listQuery, 130, { understood: [{ queryText, parts }] }) });

  it('F-04 explains every word: none is dropped silently', () => {
    read();
    const lines = within(screen.getByRole('region', { name: 'Så tolkade vi din sökning' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'jag söker påverkar inte sökningen',
      'röd Röd',
      'kombi används inte',
      'inte diesel Inte Diesel',
      'snygg söks som text',
      'nära mig vi vet inte var du är, skriv en ort',
    ]);
  });

  it('F-04 tells a model that lacks the motor from one that is not in stock', () => {
    const x3: Part = {
      from: 0,
      to: 2,
      text: 'x3',
      meaning: { kind: 'terms', name: 'car_brand', values: ['BMW>X1'] },
      lacksMotor: true,
    };
    const x3Text = { text: 'x3', plain: [] };
    const understood = [{ queryText: x3Text, parts: [x3] }];
    const query = { ...emptyQuery, terms: { car_brand: ['BMW', 'BMW>X1'] }, queryText: x3Text };
    show(<UnderstoodText />, { carList: listState(query, 1, { understood }) });
    expect(screen.getByRole('listitem')).toHaveTextContent('x3 Finns inte med den motorn, liknande: X1');
  });

  it('F-04 F-05 "nära mig" asks for the position of the device by a button, says what failed, then the town', async () => {
    const near = { place: 'Borås', lat: 57.721, lng: 12.94 };
    const explain = (query: CarListQuery) =>
      show(<UnderstoodText />, {
        carList: listState(query, 130, { understood: [{ queryText, parts }] }),
        features: [carListFeature, locationFilterFeature],
      });
    const { actions, host, unmount } = explain(listQuery);
    await userEvent.click(screen.getByRole('button', { name: 'Använd min plats' }));
    expect(actions).toEqual([positionRequested({ radius: {} })]);
    act(() => {
      host.store.dispatch(locateFailed({ error: { code: 'LOCATION_REFUSED', params: {} } }));
    });
    expect(screen.getByText(/platstjänster/)).toBeVisible();
    unmount();
    explain({ ...listQuery, near });
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('nära mig Borås');
    expect(screen.queryByRole('button', { name: 'Använd min plats' })).not.toBeInTheDocument();
  });

  it('F-04 each part can be taken back', async () => {
    const { actions: dispatched } = read();
    await userEvent.click(screen.getByRole('button', { name: '”röd” tolkades som Röd. Sök på ordet i stället' }));
    expect(dispatched).toEqual([partMarkedPlain({ index: 1 })]);
  });

  it('F-04 each part with a meaning can be removed, also a word of the keyphrase', async () => {
    const { actions: dispatched } = read();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Röd' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort ”snygg”' }));
    expect(dispatched).toEqual([partRemoved({ index: 1 }), partRemoved({ index: 4 })]);
    expect(screen.queryAllByRole('button', { name: /jag söker|nära mig/ })).toEqual([]);
  });

  it('F-04 by keyboard: taken back or removed, a part passes the focus on to the next button', async () => {
    const user = userEvent.setup();
    const { host } = show(
      <section className="results">
        <h2>Sökresultat</h2>
        <UnderstoodText />
      </section>,
      { carList: listState(listQuery, 130, { understood: [{ queryText, parts }] }) },
    );
    const dispatch = jest.mocked(host.store.dispatch).getMockImplementation();
    const asText = parts.map((one) => (one.text === 'röd' ? { ...one, meaning: { kind: 'words' as const } } : one));
    const plainText = { text, plain: [{ from: 9, to: 12 }] };
    const withText: CarListQuery = { ...listQuery, keyphrase: 'röd snygg', terms: {}, queryText: plainText };
    const next = [
      { query: withText, understood: { queryText: plainText, parts: asText } },
      { query: { ...withText, keyphrase: 'snygg' } },
      { query: emptyQuery },
    ];
    // In place of the sagas, which choose the next query at once.
    jest.spyOn(host.store, 'dispatch').mockImplementation((action) => {
      const chosen = partMarkedPlain.match(action) || partRemoved.match(action) ? next.shift() : undefined;
      if (chosen) dispatch?.(queryChosen(chosen));
      return action;
    });
    screen.getByRole('button', { name: '”röd” tolkades som Röd. Sök på ordet i stället' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAccessibleName('Ta bort ”röd”');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAccessibleName(/^”inte diesel” tolkades som Inte Diesel/);
    screen.getByRole('button', { name: 'Ta bort Inte Diesel' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Så tolkade vi din sökning' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Sökresultat' })).toHaveFocus();
  });

  it('F-04 each filter is shown once: with its part of the text, or as a chip', async () => {
    const both = (
      <>
        <UnderstoodText />
        <ActiveFilters />
      </>
    );
    const { actions: dispatched, unmount } = show(both, {
      carList: listState(listQuery, 130, { understood: [{ queryText, parts }] }),
    });
    expect(screen.queryByRole('list', { name: 'Valda filter' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rensa alla' }));
    expect(dispatched).toEqual([filtersCleared()]);
    unmount();
    show(both, {
      carList: listState({ ...listQuery, terms: { ...listQuery.terms, car_fuel: ['El'] } }, 130, {
        understood: [{ queryText, parts }],
      }),
    });
    expect(
      within(screen.getByRole('list', { name: 'Valda filter' }))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['El', 'Rensa alla']);
    expect(screen.getAllByRole('button', { name: 'Rensa alla' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Ta bort Röd' })).toHaveLength(1);
  });

  it('F-04 a correction is shown, and its link undoes it', async () => {
    const corrected: Part[] = [
      {
        from: 0,
        to: 10,
        text: 'wolksvagen',
        corrected: 'volkswagen',
        meaning: { kind: 'terms', name: 'car_brand', values: ['Volkswagen'] },
      },
      { from: 11, to: 21, text: 'inscripton', corrected: 'inscription', meaning: { kind: 'words' } },
    ];
    const written = { text: 'wolksvagen inscripton', plain: [] };
    const { actions: dispatched } = show(<UnderstoodText />, {
      carList: listState(
        { ...emptyQuery, terms: { car_brand: ['Volkswagen'] }, keyphrase: 'inscription', queryText: written },
        130,
        { understood: [{ queryText: written, parts: corrected }] },
      ),
    });
    const region = screen.getByRole('region', { name: 'Så tolkade vi din sökning' });
    expect(region).toHaveTextContent('Visar Volkswagen för ”wolksvagen”.');
    expect(region).toHaveTextContent('Visar ”inscription” för ”inscripton”.');
    const link = screen.getByRole('link', { name: 'Sök på ”wolksvagen” i stället' });
    expect(link).toHaveAttribute(
      'href',
      `${LIST}?said=wolksvagen+inscripton&plain=0-10&keyphrase=wolksvagen+inscription`,
    );
    await userEvent.click(link);
    expect(dispatched).toEqual([partMarkedPlain({ index: 0 })]);
  });

  it('F-04 a text without parts needs no explanation', () => {
    show(<UnderstoodText />, {
      carList: listState({ ...emptyQuery, keyphrase: 'snygg', queryText: { text: 'snygg', plain: [] } }, 130, {
        understood: [
          {
            queryText: { text: 'snygg', plain: [] },
            parts: [{ from: 0, to: 5, text: 'snygg', meaning: { kind: 'words' } }],
          },
        ],
      }),
    });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
