import { decodeListQuery } from '@/domain/carList';
import { makeAndModelOf, makeAndModelSteps, makeAndModelText } from '@/domain/carTrail';

describe('what a list is of', () => {
  it.each([
    ['', '', ''],
    ['car_brand=Volvo', 'Volvo', ''],
    ['car_brand=Volvo&car_brand=Volvo%3EV60', 'Volvo', 'V60'],
    ['car_brand=Volvo%3EV60', 'Volvo', 'V60'],
    ['car_brand=Volvo%3EV60&car_brand=Volvo%3EXC60', 'Volvo', ''],
    ['car_brand=Volvo&car_brand=Kia', '', ''],
    ['car_brand=Volvo%3EV60&car_brand=Kia', '', ''],
    ['car_fuel=El', '', ''],
  ])('F-12 %s is of make "%s" and model "%s"', (search, brand, model) => {
    expect(makeAndModelOf(decodeListQuery(search).query)).toEqual({ brand, model });
    expect(makeAndModelText(decodeListQuery(search).query)).toBe([brand, model].join(' ').trim());
  });

  it('F-12 leads to the list of the make, and of the model', () => {
    const list = '/en/kop-bil/alla-bilar-i-lager';
    expect(makeAndModelSteps({ brand: 'Land Rover', model: 'Defender 110' }, list)).toEqual([
      { title: 'Land Rover', path: `${list}?car_brand=Land+Rover` },
      { title: 'Defender 110', path: `${list}?car_brand=Land+Rover&car_brand=Land+Rover%3EDefender+110` },
    ]);
    expect(makeAndModelSteps({ brand: 'Kia', model: '' }, list)).toHaveLength(1);
    expect(makeAndModelSteps({ brand: '', model: '' }, list)).toEqual([]);
    for (const { path } of makeAndModelSteps({ brand: 'Kia', model: "cee'd & co" }, list)) expect(makeAndModelOf(decodeListQuery(path.split('?')[1] ?? '').query).brand).toBe('Kia');
  });
});
