import { pickTexts } from '@/i18n/pickTexts';
import { filesOf, openPlatform, SECRET, type Platform } from './platform';

const HERE = 'http://it.localhost';
const drafts = '/api/content/drafts?site=it&language=sv-SE';
let platform: Platform;
beforeEach(async () => {
  platform = await openPlatform({ files: await filesOf('it', 'custom') });
});

const request = (
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
    origin = HERE,
  }: { method?: string; headers?: Record<string, string>; body?: string; origin?: string } = {},
) =>
  platform.app.fetch(new Request(`${origin}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }), {
    peer: '203.0.113.9',
  });
/** The form as a browser sends it. */
const open = (
  { secret = SECRET, editor = 'Eva', route = '/kontakt' }: { secret?: string; editor?: string; route?: string } = {},
  origin = HERE,
) =>
  request('/api/editing/open', {
    method: 'POST',
    body: new URLSearchParams({ secret, editor, route }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    origin,
  });
const opened = async (): Promise<string> => (await open()).headers.get('set-cookie')?.split(';')[0] ?? '';

describe('opening a page for editing', () => {
  it('A-16 shows a form for the secret without scripts, which no site may frame', async () => {
    const response = await request('/api/editing/open?route=/kontakt%22%3E%3Cb%3E');
    expect([response.status, response.headers.get('cache-control'), response.headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const html = await response.text();
    expect(html).toContain('value="/kontakt&#34;&#62;&#60;b&#62;"');
    expect(html).not.toContain('<b>');
  });

  it('A-16 opens the page with the secret: a strict cookie for eight hours, and on to the page from this very site', async () => {
    const response = await open();
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(
      /^editing=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.text()).toContain('<meta http-equiv="refresh" content="0;url=/kontakt">');
  });

  it('A-16 takes no secret from an address, which logs and histories store', async () => {
    const response = await request(`/api/editing/open?route=/kontakt&editor=Eva&secret=${SECRET}`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await response.text()).not.toContain(SECRET);
  });

  it.each(['wrong', '', `${SECRET} `])('A-16 does not open it with %j', async (secret) => {
    const response = await open({ secret });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await response.text()).toContain('role="alert"');
  });

  it('A-16 takes ten wrong secrets in a minute on all routes together, and logs each without it', async () => {
    const wrong = 'a-wrong-secret-of-somebody';
    for (let index = 0; index < 5; index += 1) {
      expect((await open({ secret: wrong })).status).toBe(401);
      const headers = { 'x-editing-secret': wrong };
      expect((await request('/api/content/pictures', { headers })).status).toBe(401);
    }
    const limited = [
      await open(),
      await request('/api/content/pictures', { headers: { 'x-editing-secret': SECRET } }),
      await request(`/api/editing/config?secret=${SECRET}`),
    ];
    expect(limited.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      limited.map(() => [429, '60']),
    );
    expect(await limited[0]?.text()).toContain(String(pickTexts('sv', ['signIn'])['signIn.limited']));
    expect(platform.lines).toHaveLength(10);
    expect(platform.lines.join()).toContain('wrong editing secret');
    expect(platform.lines.join()).not.toContain(wrong);
  });

  it.each(['', '  '])('A-16 requires a name before anything is changed: "%s"', async (editor) => {
    const response = await open({ editor });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
    const html = await response.text();
    expect(html).toContain(`role="alert">${String(pickTexts('sv', ['signIn'])['signIn.nameless'])}<`);
    expect(html).not.toContain(SECRET);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'A-16 never leads to %s',
    async (route) => {
      expect(await (await open({ route })).text()).toContain('content="0;url=/"');
    },
  );

  it.each([
    ['car-store-se', '/om-nordvik', 'sv-SE', 'Redigera sidan'],
    ['car-store-se', '/en/privacy', 'en', 'Edit this page'],
    ['car-store-fi', '/huolto', 'fi-FI', 'Muokkaa sivua'],
    ['car-store-fi', '/sv/service?x=1', 'sv-FI', 'Redigera sidan'],
    ['car-store-no', '/verksted', 'nb-NO', 'Rediger siden'],
    ['dealer-brand-dk', '/', 'da-DK', 'Rediger siden'],
    ['car-store-sk', '/servis', 'sk-SK', 'Upraviť stránku'],
    ['dealer-brand-uk', '/service', 'en-GB', 'Edit this page'],
  ])('A-16 A-15 has the language of the page: %s%s', async (site, route, lang, title) => {
    const origin = `http://${site}.localhost`;
    const html = await (await request(`/api/editing/open?route=${encodeURIComponent(route)}`, { origin })).text();
    expect([
      /<html lang="([^"]*)"/.exec(html)?.[1],
      /<title>([^<]*)/.exec(html)?.[1],
      /<h1>([^<]*)/.exec(html)?.[1],
    ]).toEqual([lang, title, title]);
    const refused = await (await open({ secret: 'wrong', route }, origin)).text();
    const language = (['sv', 'nb', 'da', 'fi', 'sk', 'en'] as const).find((one) => lang.startsWith(one)) ?? 'en';
    expect(refused).toContain(`role="alert">${String(pickTexts(language, ['signIn'])['signIn.wrong'])}<`);
  });

  it('A-16 ends the session when the editor leaves, for a copy of its cookie, too', async () => {
    const cookie = await opened();
    expect((await request(drafts, { headers: { cookie } })).status).toBe(200);
    const leave = { method: 'POST', body: 'route=/kontakt', headers: { cookie } };
    const response = await request('/api/editing/leave', leave);
    expect(response.headers.getSetCookie().map((line) => line.replace(/;.*Max-Age=0;.*/, ''))).toEqual([
      'editing=',
      'editing_canvas=',
      'editing_preview=',
    ]);
    expect(await response.text()).toContain('url=/kontakt');
    expect((await request(drafts, { headers: { cookie } })).status).toBe(401);
    expect([404, 405]).toContain((await request('/api/editing/leave?route=/kontakt', { headers: { cookie } })).status);
  });

  it('A-16 is available for our own platform only', async () => {
    platform = await openPlatform({ files: await filesOf('it', 'custom') }, { embedded: false });
    expect((await request('/api/editing/open')).status).toBe(404);
    expect((await request(`/api/editing/config?secret=${SECRET}`)).status).toBe(200);
  });
});

describe('the editing API with an editor session', () => {
  const publish = { method: 'POST', body: JSON.stringify({ site: 'it', language: 'sv-SE' }) };

  it('A-16 serves the page’s requests and saves its changes', async () => {
    const cookie = await opened();
    expect((await request(drafts, { headers: { cookie } })).status).toBe(200);
    expect(
      (
        await request('/api/content/publish', {
          ...publish,
          headers: { cookie, origin: HERE, 'sec-fetch-site': 'same-origin' },
        })
      ).status,
    ).toBe(200);
    expect(await (await request('/api/content/pictures', { headers: { cookie } })).json()).toEqual({
      pictures: ['/-/jssmedia/a.avif'],
    });
  });

  it.each<[what: string, headers: Record<string, string>, status: number]>([
    ['another site’s page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site of the same domain', { origin: 'http://custom.localhost', 'sec-fetch-site': 'same-site' }, 403],
    ['a request without origin', {}, 401],
  ])('A-16 takes no change from %s, pass or not', async (_what, headers, status) => {
    expect(
      (await request('/api/content/publish', { ...publish, headers: { ...headers, cookie: await opened() } })).status,
    ).toBe(status);
  });

  it('A-16 is one of its site: other sites are neither read nor changed', async () => {
    const headers = { cookie: await opened(), origin: HERE, 'sec-fetch-site': 'same-origin' };
    expect((await request('/api/content/drafts?site=custom&language=sv-SE', { headers })).status).toBe(403);
    const body = JSON.stringify({ site: 'custom', language: 'sv-SE' });
    expect((await request('/api/content/publish', { method: 'POST', body, headers })).status).toBe(403);
  });

  it('A-16 ends when an operator ends it, alone or with all others', async () => {
    const [one, other] = [await opened(), await opened()];
    const [first] = await platform.sessions.list();
    await platform.sessions.end(first?.id ?? '');
    const status = async (cookie: string) => (await request(drafts, { headers: { cookie } })).status;
    expect([await status(one), await status(other)]).toEqual([401, 200]);
    await platform.sessions.end(null);
    expect(await status(other)).toBe(401);
  });

  it('A-16 refuses a request without a valid session', async () => {
    expect((await request(drafts)).status).toBe(401);
    expect((await request(drafts, { headers: { cookie: 'editing=eyJ.x' } })).status).toBe(401);
  });
});
