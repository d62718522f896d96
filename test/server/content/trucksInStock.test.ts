import { existsSync } from 'node:fs';
import path from 'node:path';
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

  it('C-27 each has a picture of its own, whose words say that it is an illustration', async () => {
    const files = (await filesOf('truck-fi')).get('truck-fi');
    const stocks = [...(files?.languages.values() ?? [])].map((language) => language.get('trucks')?.data);
    const images = stocks.map((trucks) =>
      (trucks as { Image: { src: string; alt: string } }[]).map(({ Image: image }) => image),
    );
    for (const stock of images) {
      const names = stock.map(({ src }) => src.replace('/-/jssmedia/', ''));
      expect(new Set(names).size).toBe(12);
      expect(names.filter((name) => !existsSync(path.join('src/server/media/files', name)))).toEqual([]);
      expect(stock.filter(({ alt }) => !/^(?:Kuvituskuva|Illustration): /.test(alt))).toEqual([]);
    }
    expect(images[0]?.map(({ src }) => src)).toEqual(images[1]?.map(({ src }) => src));
  });

  it('C-27 each has a page of its own, made of one file', () => {
    const pages = withTrucks(
      new Map([
        page('trucks', [FH, FL]),
        page('home/varastossa/_truck', {
          fields: { metaTitle: '{title} ({number})' },
          blocks: [{ Items: ['{truck}'] }],
        }),
      ]),
    );
    expect([...pages].filter(([path]) => path.startsWith('home')).map(([path, { data }]) => [path, data])).toEqual([
      [
        'home/varastossa/r-1-volvo-fh-500',
        { sort: 0, fields: { metaTitle: 'Volvo FH "500" (R 1)' }, blocks: [{ Items: [FH] }] },
      ],
      ['home/varastossa/volvo-fl', { sort: 1, fields: { metaTitle: 'Volvo FL ()' }, blocks: [{ Items: [FL] }] }],
    ]);
  });
});
