import { columnsOf, mapRow } from '@/domain/stock/stockMap';
import { readStockMap } from '@/domain/stock/stockMap.schema';

const map = (fields: Record<string, unknown>, more: Record<string, unknown> = {}) => readStockMap({ fields, ...more });
const brand = { car_brand: 'make' };

describe('a mapping file', () => {
  const bad: [string, unknown, string[]][] = [
    ['no object', [], ['a mapping must be a JSON object']],
    ['no fields', {}, ['fields is missing']],
    ['a field that no car has', { fields: { car_colour: 'Colour' } }, ['fields.car_colour is no field of a car']],
    [
      'a rule without a source',
      { fields: { car_fuel: {} } },
      ['fields.car_fuel: needs "from" or "value", and not both'],
    ],
    [
      'a rule with two sources',
      { fields: { car_fuel: { from: 'f', value: 'El' } } },
      ['fields.car_fuel: needs "from" or "value", and not both'],
    ],
    ['a number as a rule', { fields: { car_fuel: 5 } }, ['fields.car_fuel: must be a column or a rule']],
    [
      'an unknown unit',
      { fields: { car_price: { from: 'p', unit: 'stones' } } },
      ['fields.car_price: unit must be one of km>mil'],
    ],
    [
      'a misspelt key',
      { fields: { car_price: { from: 'p', units: 'km>mil' } } },
      ['fields.car_price: a mapping has no key units'],
    ],
    [
      'a broken expression',
      { fields: { car_price: { from: 'p', match: '(' } } },
      ['fields.car_price: match must be a regular expression'],
    ],
    [
      'an unknown value of otherwise',
      { fields: { car_fuel: { from: 'f', values: {}, otherwise: 'guess' } } },
      ['otherwise must be keep, drop or refuse'],
    ],
    [
      'several mistakes at once',
      { delimiter: ';;', fields: { x: 'y' }, strange: 1 },
      ['delimiter must be one character', 'a mapping has no key strange', 'fields.x is no field'],
    ],
    ['removal without words', { fields: brand, removed: { from: 'Status' } }, ['removed.when is missing']],
  ];
  it.each(bad)('M-03 is refused for %s', (_, json, lines) => {
    for (const line of lines) expect(() => readStockMap(json)).toThrow(line);
  });

  const rules: [string, unknown, Record<string, unknown>, unknown][] = [
    ['a column', 'make', { make: 'Volvo' }, 'Volvo'],
    ['a constant', { value: 'Volvo' }, {}, 'Volvo'],
    ['a default for a blank cell', { from: 'make', default: 'Okänd' }, { make: ' ' }, 'Okänd'],
    ['several columns', { from: ['a', 'b', 'c'], join: '-' }, { a: 'x', b: '', c: 'z' }, 'x-z'],
    ['a path into JSON', 'car.make.name', { car: { make: { name: 'Volvo' } } }, 'Volvo'],
    ['a column whose name has a dot', 'reg.nr', { 'reg.nr': 'ABC' }, 'ABC'],
    ['a part of a text', { from: 'title', match: '^(\\w+)' }, { title: 'Volvo V60' }, 'Volvo'],
    ['no match', { from: 'title', match: '\\d+' }, { title: 'Volvo' }, undefined],
    ['words, whatever their capitals', { from: 'f', values: { volvo: 'Volvo' } }, { f: 'VOLVO' }, 'Volvo'],
    ['other words as they are', { from: 'f', values: { a: 'b' } }, { f: 'c' }, 'c'],
    ['other words left out', { from: 'f', values: { a: 'b' }, otherwise: 'drop' }, { f: 'c' }, undefined],
    ['a value that is mapped to none', { from: 'f', values: { '-': null } }, { f: '-' }, undefined],
  ];
  it.each(rules)('M-03 maps %s', (_, rule, row, value) =>
    expect(mapRow(map({ car_brand: rule }), row).fields.car_brand).toEqual(value),
  );

  it('M-03 converts, splits and dates', () => {
    const { fields } = mapRow(
      map(
        {
          car_mileage: { from: 'km', unit: 'km>mil' },
          car_price: { from: 'tkr', factor: 1000 },
          car_equipment: { from: 'eq', split: ',', values: { b: 'B', c: null } },
          car_firstregistration: { from: 'date', date: 'DD.MM.YYYY' },
          car_power: { from: 'kw', unit: 'kW>hp' },
        },
        { decimal: ',' },
      ),
      { km: '12.345 km', tkr: '249,9', eq: 'a, b,c', date: '03.05.2021', kw: 110 },
    );
    expect(fields).toEqual({
      car_mileage: 1_235,
      car_price: 249_900,
      car_equipment: ['a', 'B'],
      car_firstregistration: '2021-05-03',
      car_power: 150,
    });
  });

  it('M-03 rejects configured values, and invalid numbers and dates', () => {
    const { refusals } = mapRow(
      map({
        car_fuel: { from: 'f', values: { B: 'Bensin' }, otherwise: 'refuse' },
        car_price: 'p',
        car_firstregistration: { from: 'd', date: 'YYYY-MM-DD' },
      }),
      { f: 'Vätgas', p: 'ring', d: 'snart' },
    );
    expect(refusals).toEqual([
      'car_fuel: "Vätgas" is not among the words of the mapping',
      'car_price: "ring" is not a number',
      'car_firstregistration: "snart" is not a date of the form YYYY-MM-DD',
    ]);
  });

  it('M-03 names a car by the mapped columns, and recognises a sold one', () => {
    const named = map(brand, { identity: ['dealer', 'no'], removed: { from: 'state', when: ['SOLD'] } });
    expect(mapRow(named, { dealer: 'a', no: 7, state: 'sold' })).toMatchObject({
      fields: { external_id: 'a/7' },
      removed: true,
      refusals: [],
    });
    expect(mapRow(named, { dealer: '', state: 'new' })).toMatchObject({
      removed: false,
      refusals: ['the columns that name the car are blank (dealer, no)'],
    });
    expect(columnsOf(named)).toEqual(['make', 'dealer', 'no', 'state']);
  });
});
