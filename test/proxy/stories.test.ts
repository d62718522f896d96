import { NextRequest } from 'next/server';
import { compileRedirects } from '@/domain/sites/redirects';
import { proxy } from '@/proxy';
import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';

const HOST = 'car-store-se.localhost:3000';
const rewritten = (path: string, host = HOST): string => {
  const target = proxy(new NextRequest(`http://${host}${path}`, { headers: { host } })).headers.get(
    'x-middleware-rewrite',
  );
  const { pathname, search } = new URL(target ?? 'http://nowhere/');
  return pathname + search;
};

beforeAll(() =>
  storeSiteRoutes('car-store-se', {
    pages: new Map([
      [
        'sv-SE',
        new Map([
          ['/', 'A'],
          ['/livet-med-bil', 'B'],
        ]),
      ],
    ]),
    robots: null,
    redirects: new Map([['sv-SE', compileRedirects([])]]),
  }),
);
afterAll(forgetSiteRoutes);

describe('the proxy and lists of stories', () => {
  it.each([
    ['/livet-med-bil', '/_sites/car-store-se/sv-SE/livet-med-bil'],
    ['/livet-med-bil?utm_source=letter', '/_sites/car-store-se/sv-SE/livet-med-bil?utm_source=letter'],
    ['/livet-med-bil?tags=elbil', '/_live/car-store-se/sv-SE/livet-med-bil?tags=elbil'],
    ['/livet-med-bil?stories=8&utm=1', '/_live/car-store-se/sv-SE/livet-med-bil?stories=8&utm=1'],
    ['/?tags=elbil', '/_sites/car-store-se/sv-SE?tags=elbil'],
  ])('D-01 renders %s as %s', (path, to) => {
    expect(rewritten(path)).toBe(to);
  });
});

describe('the proxy and lists of trucks', () => {
  const truckHost = 'truck-fi.localhost:3000';
  beforeAll(() =>
    storeSiteRoutes('truck-fi', {
      pages: new Map([['fi-FI', new Map([['/kalusto/varastossa', 'A']])]]),
      robots: null,
      redirects: new Map([['fi-FI', compileRedirects([])]]),
    }),
  );

  it.each([
    ['/kalusto/varastossa', '/_sites/truck-fi/fi-FI/kalusto/varastossa'],
    ['/kalusto/varastossa?utm_source=x', '/_sites/truck-fi/fi-FI/kalusto/varastossa?utm_source=x'],
    ['/kalusto/varastossa?axles=6x2', '/_live/truck-fi/fi-FI/kalusto/varastossa?axles=6x2'],
  ])('C-27 renders %s as %s', (path, to) => {
    expect(rewritten(path, truckHost)).toBe(to);
  });

  it('C-27 another site has no such list', () => {
    expect(rewritten('/livet-med-bil?axles=6x2')).toBe('/_sites/car-store-se/sv-SE/livet-med-bil?axles=6x2');
  });
});
