import { carPath, plainPath, routeOf, type Route } from '@/domain/sites/routes';

const paths = { home: '/en', carList: '/en/kop-bil/alla-bilar-i-lager', carBase: '/en/kop-bil' };
const unknown: Route = { kind: 'unknown' };
const car = (carId: string, slug: string | null): Route => ({ kind: 'carDetail', carId, slug });

describe('what a path is', () => {
  it.each<[string, Route]>([
    ['/en', { kind: 'home' }],
    ['/en/', { kind: 'home' }],
    ['/en/kop-bil/alla-bilar-i-lager', { kind: 'carList' }],
    ['/en/kop-bil/alla-bilar-i-lager/', { kind: 'carList' }],
    ['/en/kop-bil/12345', car('12345', null)],
    ['/en/kop-bil/12345/', car('12345', null)],
    ['/en/kop-bil/123456789012/volvo-v60', car('123456789012', 'volvo-v60')],
    ['/en/kop-bil/12345/volvo/', car('12345', 'volvo')],
    ['/en/kop-bil/1234/volvo', unknown],
    ['/en/kop-bil/1234567890123/volvo', unknown],
    ['/en/kop-bil/12345x/volvo', unknown],
    ['/en/kop-bil/volvo/12345', unknown],
    ['/en/kop-bil/12345/volvo/more', unknown],
    ['/en/kop-bil', unknown],
    ['/en/kop-bil/', unknown],
    ['/en/kop-bil/alla-bilar-i-lager/12345', unknown],
    ['/en/kop-bilen/12345/volvo', unknown],
    ['/kop-bil/12345/volvo', unknown],
    ['/', unknown],
    ['', unknown],
    ['//', unknown],
    ['/EN', unknown],
    ['/en/kop-bil/１２３４５/volvo', unknown],
  ])('G-01 %s', (path, route) => {
    expect(routeOf(paths, path, true)).toEqual(route);
  });

  it.each(['/en/kop-bil/alla-bilar-i-lager', '/en/kop-bil/12345/volvo'])(
    'A-01 %s is no page of a site that sells no cars',
    (path) => {
      expect(routeOf(paths, path, false)).toEqual(unknown);
      expect(routeOf(paths, '/en', false)).toEqual({ kind: 'home' });
    },
  );

  it.each(['volvo-v60', 'škoda-skåp', '100%', 'a?b#c', ''])(
    "G-01 a car's path leads to the car, whatever its slug: %p",
    (slug) => {
      const path = carPath(paths, { car_id: '12345', slug });
      expect(path).toMatch(/^\/en\/kop-bil\/12345\/[^/?#]*$/);
      expect(routeOf(paths, plainPath(path), true)).toEqual(car('12345', slug === '' ? null : slug));
    },
  );

  it.each([
    ['/a%20b', '/a b'],
    ['/%C3%B6', '/ö'],
    ['/100%', '/100%'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/%2500', '/%00'],
  ])('G-01 reads %s as %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
  });
});
