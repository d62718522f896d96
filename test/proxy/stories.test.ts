import { NextRequest } from 'next/server';
import { compileRedirects } from '@/domain/sites/redirects';
import { proxy } from '@/proxy';
import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';

const HOST = 'car-store-se.localhost:3000';
const rewritten = (path: string): string => {
  const target = proxy(new NextRequest(`http://${HOST}${path}`, { headers: { host: HOST } })).headers.get(
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
