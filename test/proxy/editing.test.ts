import { NextRequest } from 'next/server';
import { proxy } from '@/proxy';

const send = (host: string, path: string, cookie: string) =>
  proxy(new NextRequest(`http://${host}${path}`, { headers: { host, cookie } }));
const rewritten = (response: Response): string | undefined =>
  response.headers.get('x-middleware-rewrite')?.replace(/^https?:\/\/[^/]+/, '');
const SE = 'car-store-se.localhost:3000';

describe('the proxy, for editors', () => {
  it.each<[host: string, path: string, cookie: string, to: string]>([
    [SE, '/kop-bil?x=1', 'editing=a', '/_edit/car-store-se/sv-SE/kop-bil?x=1'],
    [SE, '/en', 'other=1; editing=a', '/_edit/car-store-se/en'],
    [SE, '/kop-bil', 'editing_preview=a', '/_edit/car-store-se/sv-SE/kop-bil'],
    [SE, '/kop-bil', 'editing_canvas=a; editing=b', '/_canvas/car-store-se/sv-SE/kop-bil'],
    ['render.example', '/kop-bil', 'editing_canvas=a', '/_canvas/-/-/kop-bil'],
    ['localhost:3000', '/', 'editing_preview=a', '/_edit/-/-'],
    [SE, '/kop-bil/alla-bilar-i-lager', 'editing=a', '/_edit/car-store-se/sv-SE/kop-bil/alla-bilar-i-lager'],
    [SE, '/', 'myediting=a; editingx=b', '/_sites/car-store-se/sv-SE'],
  ])('A-16 leads %s%s with "%s" to %s', (host, path, cookie, to) => {
    expect(rewritten(send(host, path, cookie))).toBe(to);
  });

  it('A-16 forbids framing before the session is verified', () => {
    expect(send(SE, '/', 'editing_canvas=a').headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
  });

  it.each(['/_edit/car-store-se/sv-SE', '/_canvas/car-store-se/sv-SE'])(
    'A-16 has no way to %s but by a cookie',
    (path) => {
      expect(rewritten(send(SE, path, ''))).toBe(`/_live/car-store-se/sv-SE${path}`);
    },
  );
});
