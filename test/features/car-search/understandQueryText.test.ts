import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { carListFeature } from '@/features/car-search/carList.feature';
import { loadWords, queryTextFeature } from '@/features/car-search/queryText.feature';
import { makeStore } from '@/store/store';
import { answers, fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';

const text = 'röd snygg';
const understood = answers({
  text,
  parts: [
    { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd'] } },
    { from: 4, to: 9, text: 'snygg', meaning: { kind: 'words' } },
  ],
});

/** What the server makes of a form that was sent with these words. */
function load(query: CarListQuery, understand: FakeCall): Promise<CarListQuery> {
  const host = makeStore({ side: 'server', ports: fakePorts({ searchHelp: { understand } }), page: aPage('one') });
  for (const feature of [carListFeature, queryTextFeature]) host.inject([feature]);
  return host.runLoader(() => loadWords(query, text));
}

describe("the list's form, sent without JavaScript", () => {
  const sent: CarListQuery = {
    ...emptyQuery,
    terms: { car_color: ['Röd'] },
    keyphrase: text,
    queryText: { text, plain: [] },
    sort: 'car_price_asc',
  };

  it('F-08 with another order and the same words, they mean what they meant', async () => {
    await expect(load(sent, understood)).resolves.toEqual({ ...sent, keyphrase: 'snygg' });
  });

  it('F-08 loses none of them where nobody can read them', async () => {
    await expect(load(sent, fails('SEARCH_FAILED'))).resolves.toEqual(sent);
    await expect(load({ ...sent, queryText: undefined }, fails('SEARCH_FAILED'))).resolves.toMatchObject({
      keyphrase: text,
      sort: 'car_price_asc',
      terms: { car_color: ['Röd'] },
    });
  });
});
