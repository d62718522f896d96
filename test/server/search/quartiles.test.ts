import { definitionOf } from '@/server/search/definitions';
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
});
