import { filesOf, openPlatform, SECRET, type Platform } from './platform';

const ORIGIN = 'https://pages.sitecorecloud.io';
let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform(
    { files: await filesOf('it', 'custom') },
    { jssSecret: 'the-other-secret-of-theirs', origins: ['https://*.editors.example'] },
  );
});

const request = (
  path: string,
  {
    method = 'GET',
    headers = {},
    on = platform,
  }: { method?: string; headers?: Record<string, string>; on?: Platform } = {},
) => on.app.fetch(new Request(`http://it.localhost${path}`, { method, headers }), { peer: '203.0.113.9' });
const render = (changes: Record<string, string | null> = {}) => {
  const query = Object.entries({
    secret: SECRET,
    mode: 'edit',
    sc_site: 'it',
    sc_itemid: '{11111111-2222-3333-4444-555555555555}',
    sc_lang: 'sv-SE',
    route: '/kontakt',
    ...changes,
  });
  return `/api/editing/render?${new URLSearchParams(query.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))).toString()}`;
};

describe('the vendor’s editor', () => {
  it('A-16 gets the site’s blocks, its package versions and its edit mode', async () => {
    for (const secret of [SECRET, 'the-other-secret-of-theirs']) {
      const response = await request(`/api/editing/config?secret=${secret}`, { headers: { origin: ORIGIN } });
      expect([response.status, await response.json()]).toEqual([
        200,
        {
          components: expect.arrayContaining(['HeroBanner', 'RichContentBlock', 'Footer']),
          packages: { forecourt: '1.2.3' },
          editMode: 'metadata',
        },
      ]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': ORIGIN,
        'cache-control': 'no-store',
        vary: 'Origin',
      });
    }
  });

  it.each([
    ['/api/editing/config', 'no secret'],
    ['/api/editing/config?secret=wrong', 'a wrong secret'],
    ['/api/editing/render?secret=', 'an empty secret'],
    ['/api/editing/feaas/render?secret=wrong', 'a wrong secret'],
    ['/feaas-render', 'no secret'],
    ['/feaas-render?secret=wrong', 'a wrong secret'],
  ])('A-16 is refused at %s with %s', async (path) => {
    const response = await request(path);
    expect([response.status, await response.json(), response.headers.get('set-cookie')]).toEqual([
      401,
      { message: 'Missing or invalid secret.' },
      null,
    ]);
  });

  it.each<[origin: string, status: number]>([
    [ORIGIN, 200],
    ['https://one.editors.example', 200],
    ['https://editors.example', 401],
    ['https://one.editors.example.evil.example', 401],
    ['http://one.editors.example', 401],
    ['https://evil.example', 401],
    ['null', 401],
  ])('A-16 is accepted by its origin: %s gets %i', async (origin, status) => {
    const response = await request(`/api/editing/config?secret=${SECRET}`, { headers: { origin } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      status,
      status === 200 ? origin : null,
    ]);
  });

  it('A-16 allows a preflight without the secret, and no other method', async () => {
    for (const path of ['/api/editing/config', '/api/editing/render', '/feaas-render']) {
      const leave = await request(path, { method: 'OPTIONS', headers: { origin: ORIGIN } });
      expect([leave.status, leave.headers.get('allow'), leave.headers.get('access-control-allow-methods')]).toEqual([
        204,
        'GET, OPTIONS',
        'GET, OPTIONS',
      ]);
      const post = await request(`${path}?secret=${SECRET}`, { method: 'POST' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
    }
  });

  it.each<[changes: Record<string, string | null>, message: string]>([
    [
      { mode: null, sc_site: null, sc_itemid: null, sc_lang: null, route: null },
      'Missing required query parameters: mode, sc_site, sc_itemid, sc_lang, route.',
    ],
    [{ route: null }, 'Missing required query parameters: route.'],
    [{ mode: 'library', route: null }, 'Missing required query parameters: sc_uid.'],
    [{ mode: 'dance' }, 'mode must be one of edit, preview, library, library-metadata.'],
    [{ sc_site: 'nowhere' }, 'There is no site of this name.'],
    [{ sc_lang: 'fi-FI' }, 'it has no language of this name.'],
    [{ sc_layoutKind: 'other' }, 'sc_layoutKind must be final or shared.'],
    [{ route: 'https://evil.example' }, 'route must be a path of this site.'],
    [{ route: '//evil.example' }, 'route must be a path of this site.'],
    [{ route: '/\\evil.example' }, 'route must be a path of this site.'],
  ])('A-16 gets a message about a bad request: %j', async (changes, message) => {
    const response = await request(render(changes));
    expect([response.status, await response.json()]).toEqual([400, { message }]);
  });

  it('A-16 is redirected to the page with a short-lived session, and may frame it', async () => {
    const response = await request(render(), { headers: { 'x-forwarded-proto': 'https' } });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/kontakt']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^editing_canvas=.*; Max-Age=30; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    );
    expect(response.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://pages.sitecorecloud.io",
    );
    expect(response.headers.get('content-security-policy')).toContain('https://*.editors.example');
  });

  it.each<[mode: string, cookie: string]>([
    ['preview', 'editing_preview='],
    ['library', 'editing_preview='],
    ['library-metadata', 'editing_preview='],
  ])('A-16 gets %s by a session cookie of its own', async (mode, cookie) => {
    const response = await request(
      render({ mode, sc_uid: 'u', route: mode === 'preview' ? '/' : null, 'x-vercel-protection-bypass': 'let me/in' }),
    );
    expect(response.headers.get('location')).toBe('/?x-vercel-protection-bypass=let%20me%2Fin');
    expect(response.headers.get('set-cookie')).toContain(cookie);
  });

  it('A-04 is sent on from the address of its front-end service', async () => {
    const response = await request(`/feaas-render?secret=${SECRET}&feaasSrc=https%3A%2F%2Fx.example%2Fa`);
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      '/feaas/render?feaasSrc=https%3A%2F%2Fx.example%2Fa',
    ]);
    const page = await request(response.headers.get('location') ?? '');
    const html = await page.text();
    expect([page.status, page.headers.get('content-type'), html.includes('x.example')]).toEqual([
      200,
      'text/html; charset=UTF-8',
      false,
    ]);
    expect(html).toContain('This site has no components of the front-end service.');
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://pages.sitecorecloud.io",
    );
  });

  it('A-16 gets 404 where no secret is configured', async () => {
    const closed = await openPlatform({ files: await filesOf('it', 'custom') }, { secret: undefined });
    for (const path of [
      '/api/editing/config',
      '/api/editing/render',
      '/api/editing/open',
      '/feaas-render',
      '/feaas/render',
    ])
      expect((await request(path, { on: closed })).status).toBe(404);
  });
});
