/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { carListFeature } from '@/features/car-search/carList.feature';
import { resultsLoaded, filtersCleared, queryChosen } from '@/features/car-search/carList.slice';
import { relaxationsLoaded } from '@/features/car-search/queryText.slice';
import { selectRelaxations } from '@/features/car-search/suggestions.selectors';
import { queryTextFeature } from '@/features/car-search/queryText.feature';
import { EmptyList } from '@/features/car-search/components/EmptyList';
import { returns, fails, fakePorts, inSequence, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX, LIST, listIn, listState } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const query: CarListQuery = { ...emptyQuery, keyphrase: 't5', terms: { car_fuel: ['El'], car_color: ['Röd'] } };
const single = [
  { constraint: { kind: 'keyphrase' as const }, total_items: 1 },
  { constraint: { kind: 'terms' as const, name: 'car_color', values: ['Röd'] }, total_items: 1_204 },
];
const actions = single.map(({ constraint, ...one }) => ({ ...one, constraints: [constraint] }));

describe('a list without cars', () => {
  const empty = () =>
    show(<EmptyList />, {
      carList: listState(query, 0),
      help: { relaxations: { query, relaxations: actions, nearest: ['10001', '10002'] } },
      cars: [aCar('10001'), aCar('10002')],
    });

  it('F-07 shows relaxations with their numbers of cars, and the nearest matches', () => {
    empty();
    const links = within(screen.getByRole('region', { name: 'Prova att ta bort' })).getAllByRole('link');
    expect(links.map((link) => link.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Utan ”t5”: 1 bil',
      'Utan Röd: 1 204 bilar',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${LIST}?car_fuel=El&car_color=R%C3%B6d`,
      `${LIST}?car_fuel=El&keyphrase=t5`,
    ]);
    expect(within(screen.getByRole('region', { name: 'Närmast det du söker' })).getAllByRole('article')).toHaveLength(
      2,
    );
  });

  it('F-07 one press applies a relaxation', async () => {
    const { actions: dispatched } = empty();
    await userEvent.click(screen.getByRole('link', { name: /^Utan Röd/ }));
    expect(dispatched).toEqual([queryChosen({ query: { ...query, terms: { car_fuel: ['El'] } } })]);
  });

  it('F-07 a pair is one press', async () => {
    const pair = [actions[0]!.constraints[0]!, actions[1]!.constraints[0]!];
    const { actions: dispatched } = show(<EmptyList tools={<button type="button">Bevaka</button>} />, {
      carList: listState(query, 0),
      help: { relaxations: { query, relaxations: [{ constraints: pair, total_items: 9 }], nearest: [] } },
    });
    expect(screen.getByRole('button', { name: 'Bevaka' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Utan ”t5”, Röd: 9 bilar' }));
    expect(dispatched).toEqual([queryChosen({ query: { ...emptyQuery, terms: { car_fuel: ['El'] } } })]);
  });

  it('F-07 clears everything, also without relaxations', async () => {
    const { actions: dispatched } = show(<EmptyList />, { carList: listState(query, 0) });
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rensa alla filter' }));
    expect(dispatched).toEqual([filtersCleared()]);
  });
});

describe('relaxations', () => {
  const open = (relax: FakeCall, listQuery = query, total = 0) => {
    const requests: unknown[] = [];
    const facets = listState(listQuery, total);
    const ports = fakePorts({
      searchHelp: {
        relax: <T,>(request?: unknown, signal?: AbortSignal) => {
          requests.push(request);
          return relax<T>(request, signal);
        },
      },
    });
    const run = runFeature(queryTextFeature, {
      ports,
      others: [carListFeature],
      state: { context: aContext(), carList: { ...facets, flow: { ...facets.flow, value: 'searching' } } },
    });
    run.dispatch(
      resultsLoaded({
        sequence: facets.sequence,
        query: facets.query,
        page: 1,
        ids: total > 0 ? ['1'] : [],
        total,
        facets: [],
      }),
    );
    return { ...run, requests };
  };
  const found = returns({
    total_items: 0,
    relaxations: [...single, { constraint: { kind: 'range', name: 'car_price' }, total_items: 0 }],
    nearestMatches: [{ document: aCar('10001'), compromises: [] }],
  });

  it('F-07 are requested when no car matches; those without results are left out', async () => {
    const run = open(found);
    expect(await run.until(relaxationsLoaded)).toMatchObject(
      relaxationsLoaded({ query, relaxations: actions, nearest: ['10001'] }),
    );
    expect(run.requests).toMatchObject([
      {
        index: INDEX,
        keyphrase: 't5',
        facets: [
          { name: 'car_fuel', filters: ['El'] },
          { name: 'car_color', filters: ['Röd'] },
        ],
        limit: 6,
      },
    ]);
    await run.end();
  });

  it.each<[string, CarListQuery, number]>([
    ['with cars', query, 3],
    ['without filters', emptyQuery, 0],
  ])('F-07 are not requested for a list %s', async (_, listQuery, total) => {
    const run = open(found, listQuery, total);
    await run.end();
    expect(run.requests).toEqual([]);
  });

  it('F-07 in pairs where no single one helps, each once, the most cars first', async () => {
    const [keyphrase, color] = single.map(({ constraint }) => constraint);
    const fuel = { kind: 'terms' as const, name: 'car_fuel', values: ['El'] };
    const reply = (...counts: readonly [object | undefined, number][]) =>
      returns({
        total_items: 0,
        relaxations: counts.map(([constraint, total_items]) => ({ constraint, total_items })),
        nearestMatches: [],
      });
    const run = open(
      inSequence(
        reply([keyphrase, 0], [fuel, 0], [color, 0]),
        reply([fuel, 3], [color, 40]),
        reply([keyphrase, 3], [color, 0]),
        reply([keyphrase, 40], [fuel, 0]),
      ),
    );
    expect((await run.until(relaxationsLoaded)).payload).toMatchObject({
      relaxations: [
        { constraints: [keyphrase, color], total_items: 40 },
        { constraints: [keyphrase, fuel], total_items: 3 },
      ],
    });
    // The first asks for the nearest cars, the others count.
    expect(run.requests).toMatchObject([{ limit: 6 }, { limit: 0 }, { limit: 0 }, { limit: 0 }]);
    await run.end();
  });

  it('F-07 stay for an outdated response, and apply to their query only', async () => {
    const run = open(found);
    await run.until(relaxationsLoaded);
    const relaxations = selectRelaxations(run.state());
    expect(relaxations).toMatchObject({ relaxations: actions });
    const { sequence } = listIn(run.state());
    const other = { ...query, keyphrase: 'v8' };
    const empty = { page: 1, ids: [], total: 0, facets: [] };
    run.dispatch(queryChosen({ query: other }));
    run.dispatch(resultsLoaded({ ...empty, query, sequence }));
    expect(selectRelaxations(run.state())).toBe(relaxations);
    run.dispatch(resultsLoaded({ ...empty, query: other, sequence: sequence + 1 }));
    expect(selectRelaxations(run.state())).toBeNull();
    await run.end();
  });

  it('F-07 without a response the list is merely empty', async () => {
    const run = open(fails('SEARCH_FAILED'));
    await run.end();
    expect(run.requests).toHaveLength(1);
    expect(run.actions.filter(relaxationsLoaded.match)).toEqual([]);
  });
});
