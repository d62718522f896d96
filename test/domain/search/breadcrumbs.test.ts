import { decodeListQuery } from '@/domain/search/carList';
import { listSteps, makeAndModelOf, makeAndModelSteps, makeAndModelText } from '@/domain/search/breadcrumbs';

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

  it('F-12 leads to the page of the make, and of the model', () => {
    const paths = { makes: '/en/kop-bil/bilmarken' };
    expect(makeAndModelSteps({ brand: 'Land Rover', model: 'Defender 110' }, paths)).toEqual([
      { title: 'Land Rover', path: '/en/kop-bil/bilmarken/land-rover' },
      { title: 'Defender 110', path: '/en/kop-bil/bilmarken/land-rover/defender-110' },
    ]);
    expect(makeAndModelSteps({ brand: 'Kia', model: '' }, paths)).toHaveLength(1);
    expect(makeAndModelSteps({ brand: '', model: '' }, paths)).toEqual([]);
  });

  it('F-12 a list of a kind of car has the step of its landing page, as long as it is of that kind', () => {
    const landing = {
      path: '/kop-bil/biltyp/suv',
      terms: { car_body: ['SUV'] },
      title: 'Suvar i lager',
      lead: '',
      unknown: [],
    };
    const steps = (search: string) =>
      listSteps(decodeListQuery(search).query, { makes: '/kop-bil/bilmarken', landing }).map(({ path }) => path);
    expect(steps('car_body=SUV&car_fuel=El')).toEqual(['/kop-bil/biltyp/suv']);
    expect(steps('car_body=SUV&car_brand=Kia')).toEqual(['/kop-bil/bilmarken/kia']);
    expect(steps('car_body=Kombi')).toEqual([]);
  });
});
