import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { Engine } from '@/server/search/engine/engine';
import { vocabularyIn } from '@/server/search/engine/vocabulary';

const definition = definitionOf('cars-quartiles', 'sv', { currency: 'SEK', odometer: 'mil' });

function engineWith(powers: readonly (number | undefined)[]): Engine {
  if (!definition) throw new Error('The index has no definition.');
  const engine = new Engine(definition);
  for (const [index, car_power] of powers.entries())
    engine.upsert(String(10_000 + index), 1, { car_id: String(10_000 + index), car_brand: 'Volvo', car_power });
  return engine;
}

describe('the vocabulary of a stock', () => {
  it('F-04 knows the upper quartile of numbers, of the present cars that have one', () => {
    const engine = engineWith([300, 100, undefined, 200, 400, 500]);
    expect(vocabularyIn(engine).upperQuartiles).toEqual({ car_power: 400 });
    engine.remove('10005', 2);
    engine.remove('10004', 2);
    expect(vocabularyIn(engine).upperQuartiles).toEqual({ car_power: 200 });
  });

  it('F-04 has no quartile without cars', () => {
    expect(vocabularyIn(engineWith([])).upperQuartiles).toEqual({});
  });

  it('F-04 has the new quartile after a change of prices alone, and is the same object after a change of none', async () => {
    const search = createEmbeddedSearch({
      definitionOf: () => definition,
      report: (error) => {
        throw error;
      },
    });
    const change = (version: number, car_price: number) => ({
      id: '10000',
      version,
      document: { car_id: '10000', car_brand: 'Volvo', car_price },
    });
    await search.rebuild(
      'cars-quartiles',
      (async function* () {
        yield change(1, 200_000);
      })(),
    );
    const vocabulary = async () => {
      const found = await search.vocabulary('cars-quartiles');
      return found.ok ? found.value : null;
    };
    const first = await vocabulary();
    expect(first?.upperQuartiles).toEqual({ car_price: 200_000 });
    await search.apply('cars-quartiles', [change(2, 200_000)]);
    expect(await vocabulary()).toBe(first);
    await search.apply('cars-quartiles', [change(3, 150_000)]);
    expect((await vocabulary())?.upperQuartiles).toEqual({ car_price: 150_000 });
    await search.close();
  });
});
