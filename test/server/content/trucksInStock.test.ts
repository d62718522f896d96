import { withTrucks } from '@/server/content/trucksInStock';
import { filesOf } from './platform';

const page = (name: string, data: unknown) => [name, { file: `${name}.yaml`, data }] as const;
const FH = { Number: 'R 1', Title: 'Volvo FH "500"', Price: 61_900 };
const FL = { Title: 'Volvo FL' };

describe('the trucks in stock', () => {
  it('C-27 E-03 stand in the pages that name them, and in the choices of their form', () => {
    const pages = withTrucks(
      new Map([
        page('trucks', [FH, FL]),
        page('home/varastossa', {
          blocks: [{ TruckList: { Items: '{trucks}' } }, { Fields: '[{truckNames}] {other}' }],
        }),
        page('partials/footer', { blocks: '{trucks}' }),
      ]),
    );
    expect(pages.get('home/varastossa')?.data).toEqual({
      blocks: [{ TruckList: { Items: [FH, FL] } }, { Fields: '["R 1 Volvo FH \\"500\\"", "Volvo FL"] {other}' }],
    });
    expect(pages.get('partials/footer')?.data).toEqual({ blocks: '{trucks}' });
    const without = new Map([page('home', { blocks: ['{trucks}'] })]);
    expect(withTrucks(without)).toBe(without);
  });

  it('C-27 E-03 are the same in both languages of the trucks: number, model, figures, price', async () => {
    const files = (await filesOf('truck-fi')).get('truck-fi');
    const stocks = [...(files?.languages.values() ?? [])].map((language) => language.get('trucks')?.data);
    const figures = stocks.map((trucks) =>
      (trucks as Record<string, unknown>[]).map(({ Number: number, Title, Year, Mileage, Axles, Power, Price }) =>
        [number, Title, Year, Mileage, Axles, Power, Price].join(' '),
      ),
    );
    expect(figures).toHaveLength(2);
    expect(figures[0]).toHaveLength(12);
    expect(figures[0]).toEqual(figures[1]);
  });
});
