import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { carListFeature } from '@/features/car-search/carList.feature';
import { loadFormText, queryTextFeature } from '@/features/car-search/queryText.feature';
import { makeStore } from '@/store/store';
import { fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { fakeTextSearch, listIn } from '../listKit';

const text = 'röd snygg';
const understood = fakeTextSearch(() => [
  { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } },
  { from: 4, to: 9, text: 'snygg', meaning: { kind: 'words' } },
]);

/** The query that the server makes of a form with this text, and the list where it failed. */
async function load(query: CarListQuery, searchText: FakeCall) {
  const host = makeStore({ side: 'server', ports: fakePorts({ search: { searchText } }), page: aPage('one') });
  for (const feature of [carListFeature, queryTextFeature]) host.inject([feature]);
  const found = await host.runLoader(() => loadFormText(query, [], text));
  return { found, list: listIn(host.store.getState()) };
}

describe("the list's form, sent without JavaScript", () => {
  const sent: CarListQuery = {
    ...emptyQuery,
    terms: { car_color: ['Röd'] },
    keyphrase: text,
    queryText: { text, plain: [] },
    sort: 'car_price_asc',
  };

  it('F-08 with another sort and the same text preserves the meaning of the text', async () => {
    expect((await load(sent, understood)).found).toEqual({ ...sent, keyphrase: 'snygg' });
  });

  it('F-08 with a text leads to what it means', async () => {
    expect((await load({ ...emptyQuery, keyphrase: text, page: 3 }, understood)).found).toEqual({
      ...emptyQuery,
      terms: { car_color: ['Röd'] },
      keyphrase: 'snygg',
      queryText: { text, plain: [] },
    });
  });

  const REPLACING: CarListQuery = { ...sent, queryText: { text: 'diesel', plain: [] } };

  it.each<[string, CarListQuery, FakeCall]>([
    ['the search fails', sent, fails('BAD_REQUEST')],
    ['the same text with other filters is not understood', sent, fakeTextSearch(() => null)],
    ['the replaced text is not understood', REPLACING, fakeTextSearch((given) => (given === text ? [] : null))],
  ])('F-08 has failed where %s: trying again sends the text and the filters', async (_, query, search) => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const loading = load(query, search);
      await jest.advanceTimersByTimeAsync(20_000);
      const { found, list } = await loading;
      expect(found).toBeNull();
      expect(list).toMatchObject({
        flow: { value: 'searchFailed' },
        query: { keyphrase: text, sort: 'car_price_asc', terms: { car_color: ['Röd'] } },
        submitted: { text, query },
      });
    } finally {
      jest.useRealTimers();
    }
  });

  it('F-08 with a text that is not understood leads to its keyphrase, without the filters of the replaced text', async () => {
    const search = fakeTextSearch((given) =>
      given === text
        ? null
        : [{ from: 0, to: 6, text: 'diesel', meaning: { kind: 'terms', name: 'car_fuel', values: ['Diesel'] } }],
    );
    const terms = { car_brand: ['Kia'], car_fuel: ['Diesel'] };
    expect((await load({ ...REPLACING, terms }, search)).found).toEqual({
      ...emptyQuery,
      keyphrase: text,
      sort: 'car_price_asc',
      terms: { car_brand: ['Kia'] },
    });
  });
});
