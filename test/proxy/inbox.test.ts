import { NextRequest } from 'next/server';
import { proxy } from '@/proxy';

const send = (host: string, path: string, cookie = '') =>
  proxy(new NextRequest(`http://${host}${path}`, { headers: { host, cookie } }));
const rewritten = (response: Response): string | undefined =>
  response.headers.get('x-middleware-rewrite')?.replace(/^https?:\/\/[^/]+/, '');

describe('the proxy, for the inbox of staff', () => {
  it.each<[host: string, path: string, cookie: string, to: string]>([
    ['car-store-se.localhost:3000', '/inbox', '', '/_inbox/car-store-se/sv-SE'],
    ['car-store-se.localhost:3000', '/inbox', 'editing=a', '/_inbox/car-store-se/sv-SE'],
    ['truck-fi.localhost:3000', '/inbox?x=1', '', '/_inbox/truck-fi/fi-FI?x=1'],
    ['car-store-se.localhost:3000', '/inbox/x', '', '/_live/car-store-se/sv-SE/inbox/x'],
    [
      'car-store-se.localhost:3000',
      '/_inbox/car-store-no/nb-NO',
      '',
      '/_live/car-store-se/sv-SE/_inbox/car-store-no/nb-NO',
    ],
    ['localhost:3000', '/inbox', '', '/404'],
  ])('H-02 leads %s%s with "%s" to %s', (host, path, cookie, to) => {
    expect(rewritten(send(host, path, cookie))).toBe(to);
  });

  it('H-02 with a policy without other origins, kept out of search engines and referrers', () => {
    const { headers } = send('car-store-se.localhost:3000', '/inbox');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; /);
    expect(headers.get('content-security-policy')).not.toContain('https:');
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer']);
  });
});
