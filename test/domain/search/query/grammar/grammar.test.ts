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

  it('F-04 searches for a badge in the versions, else for its series or its fuel, and for either of two words', async () => {
    const { search, cars } = await searcherOf('en');
    const idsOf = (fits: (car: (typeof cars)[number]) => boolean) =>
      new Set(cars.filter(fits).map(({ car_id }) => car_id));
    const isOf = (version: RegExp) => idsOf((car) => version.test(car.car_version ?? ''));
    expect((await search('c220d')).ids).toEqual(isOf(/^C 220 d\b/));
    // No 3 Series is a diesel: those of the series like it.
    const badge = await search('320d');
    expect(badge.ids).toEqual(idsOf(({ car_model, car_fuel }) => car_model === '5 Series' && car_fuel === 'Diesel'));
    expect(badge.parts).toMatchObject([
      { text: '320', lacksMotor: true },
      { text: 'd', meaning: { name: 'car_fuel', values: ['Diesel'] } },
    ]);
    expect((await search('t8 or t6')).ids).toEqual(isOf(/\bT[68]\b/));
    const { ids, parts } = await search('honda accord or ford mondeo');
    expect(ids).toEqual(idsOf(({ car_model }) => car_model === 'Mondeo'));
    expect(parts.filter(({ meaning }) => meaning.kind === 'setAside').map(({ text }) => text)).toEqual([
      'honda accord',
    ]);
  });
});
