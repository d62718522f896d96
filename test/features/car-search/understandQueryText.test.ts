import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { carListFeature } from '@/features/car-search/carList.feature';
import { loadTextQuery, queryTextFeature } from '@/features/car-search/queryText.feature';
import { makeStore } from '@/store/store';
import { fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { fakeTextSearch } from '../listKit';

const text = 'röd snygg';
const understood = fakeTextSearch(() => [
  { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } },
  { from: 4, to: 9, text: 'snygg', meaning: { kind: 'words' } },
]);

/** The query that the server makes of a form with this text. */
function load(query: CarListQuery, searchText: FakeCall): Promise<CarListQuery> {
  const host = makeStore({ side: 'server', ports: fakePorts({ search: { searchText } }), page: aPage('one') });
  for (const feature of [carListFeature, queryTextFeature]) host.inject([feature]);
  return host.runLoader(() => loadTextQuery(query, text));
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
    await expect(load(sent, understood)).resolves.toEqual({ ...sent, keyphrase: 'snygg' });
  });

  it('F-08 with a text leads to what it means', async () => {
    await expect(load({ ...emptyQuery, keyphrase: text, page: 3 }, understood)).resolves.toEqual({
      ...emptyQuery,
      terms: { car_color: ['Röd'] },
      keyphrase: 'snygg',
      queryText: { text, plain: [] },
    });
  });

  it('F-08 loses nothing where the text cannot be understood', async () => {
    await expect(load(sent, fails('SEARCH_FAILED'))).resolves.toEqual(sent);
    await expect(load({ ...sent, queryText: undefined }, fails('SEARCH_FAILED'))).resolves.toMatchObject({
      keyphrase: text,
      sort: 'car_price_asc',
      terms: { car_color: ['Röd'] },
    });
  });
});
