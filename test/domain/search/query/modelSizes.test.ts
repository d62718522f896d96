import { electricModelsNear, modelsLike, peopleCarriersLike } from '@/domain/search/query/modelSizes';

const stock = [
  'Dacia',
  'Dacia>Jogger',
  'Audi>Q2',
  'Renault>Captur',
  'Toyota>RAV4',
  'Volvo>EX30',
  'Volvo>ES90',
  'Volkswagen>Transporter',
  'Volkswagen>Multivan',
  'Volkswagen>Touran',
];

describe('models like another one', () => {
  it('F-04 begin with those of its make, and are of no premium make in place of a cheap car', () => {
    expect(modelsLike('dacia', 'duster', stock)[0]).toEqual(['Dacia>Jogger', 'Renault>Captur']);
    expect(modelsLike('nissan', 'juke', stock)[0]).toEqual(['Audi>Q2', 'Renault>Captur']);
  });

  it('F-04 are those of a class or series in any spelling', () => {
    const golfs = ['Volkswagen', 'Volkswagen>Golf', 'Volkswagen>Polo', 'Volkswagen>Golf Sportscombi'];
    for (const name of ['aklasse', 'a klass', 'aclass'])
      expect(modelsLike('mercedesbenz', name, golfs)[0]).toEqual(['Volkswagen>Golf']);
    for (const name of ['1serie', '1series', '1sarja'])
      expect(modelsLike('bmw', name, golfs)[0]).toEqual(['Volkswagen>Golf']);
  });

  it('F-04 are the nearest in size where the make is never sold, and two sizes larger than the smallest', () => {
    const few = ['Volkswagen>Golf', 'Volkswagen>Golf Sportscombi'];
    expect(modelsLike('mercedesbenz', 'eklasse', few)).toEqual([['Volkswagen>Golf Sportscombi']]);
    expect(modelsLike('fiat', '500', few)).toEqual([['Volkswagen>Golf']]);
    expect(modelsLike('mercedesbenz', 'eklasse', [...few, 'Mercedes-Benz'])).toEqual([]);
  });

  it('F-04 are the electric ones of its make and its body', () => {
    expect(electricModelsNear('Volvo', 'XC40', stock)).toEqual(['Volvo>EX30']);
    expect(electricModelsNear('Volvo', 'V60', stock)).toEqual(['Volvo>EX30']);
  });

  it('F-04 carry people in place of a van, the nearest in size first', () => {
    expect(peopleCarriersLike('Volkswagen', 'Transporter', stock)[0]).toBe('Volkswagen>Multivan');
    expect(peopleCarriersLike('Volvo', 'EX30', stock)).toEqual([]);
  });
});
