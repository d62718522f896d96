import { alternating } from '@/domain/cars/alternating';

const cars = (text: string) =>
  text.split(' ').map((look) => {
    const [car_body = '', car_color = ''] = look.split('-');
    return { car_body, car_color };
  });
const textOf = (shown: ReturnType<typeof cars>) =>
  shown.map(({ car_body: body, car_color: colour }) => `${body}-${colour}`).join(' ');

describe('neighbours that differ', () => {
  it.each([
    [
      'another body and paint come next',
      'suv-black suv-black suv-grey estate-red',
      3,
      'suv-black estate-red suv-black',
    ],
    ['else another paint', 'suv-black estate-black suv-grey', 3, 'suv-black suv-grey estate-black'],
    ['else another body', 'suv-black suv-black estate-black', 2, 'suv-black estate-black'],
    ['the same where there is nothing else', 'suv-black suv-black', 8, 'suv-black suv-black'],
    ['the order stays where it alternates', 'suv-black estate-red cab-blue', 3, 'suv-black estate-red cab-blue'],
  ])('A-08 %s', (_, given, count, shown) => {
    expect(textOf(alternating(cars(given), count))).toBe(shown);
  });

  it('A-08 two names of one paint are the same', () => {
    const [one, two, three] = cars('suv-black estate-svart cab-red');
    expect(
      alternating([one!, two!, three!], 2, ({ car_color: colour }) => (colour === 'red' ? 'red' : 'black')),
    ).toEqual([one, three]);
  });
});
