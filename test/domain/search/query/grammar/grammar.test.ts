import { queryLanguages } from '@/domain/search/query/understanding';
import { judge, searcherOf } from './judge';

/** The bench judges 250 a language. */
const QUERY_TEXTS = 40;

describe('a phrase of a buyer', () => {
  it.each(queryLanguages)('F-04 finds the cars that it asks for, in %s', async (language) => {
    const { precision, recall, wrong } = await judge(language, QUERY_TEXTS, 4);
    expect({ wrong: precision < 0.95 || recall < 0.95 ? wrong : [] }).toEqual({ wrong: [] });
  });

  it('F-04 F-02 leaves out the words that nothing has, and only those', async () => {
    const { search, cars } = await searcherOf('sk');
    const black = cars.filter((car) => car.car_color === 'Čierna').length;
    const full = await search('čierna husľová');
    expect(full.ids.size).toBe(black);
    expect(full.parts.map(({ text, meaning }) => [text, meaning.kind])).toEqual([
      ['čierna', 'terms'],
      ['husľová', 'setAside'],
    ]);
    expect((await search('husľová')).ids.size).toBe(0);
    // A registration number that no car has, next to something else.
    expect((await search('čierna QX123ZZ')).ids.size).toBe(black);
  });
});
