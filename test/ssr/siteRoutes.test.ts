import { siteRoutes } from '@/sites/routeTable';
import { siteByName } from '@/sites/sites';
import { followRoutes, refreshSite } from '@/ssr/siteRoutes';
import { openServices, type Opened } from './ssrKit';

const SE = siteByName('car-store-se');
let opened: Opened;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  opened = await openServices({}, ['car-store-se', 'restaurant']);
});
afterEach(() => {
  opened.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pages = () => siteRoutes('car-store-se')?.pages;
/** The platform answers nothing from now on, and is back by the function given back. */
function silence(): () => void {
  const silent = jest
    .spyOn(opened.services.app, 'request')
    .mockImplementation(async () => new Response('{}', { status: 500 }));
  return () => silent.mockRestore();
}
/** Lets requests end, with the pauses between two tries. */
const settle = async (ms = 0): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
  for (let tick = 0; tick < 200; tick += 1)
    await new Promise<void>((done) => {
      setImmediate(done);
    });
};

describe('the table of addresses', () => {
  it('A-02 contains the pages of every language by their ids, and those that have moved', async () => {
    expect(await refreshSite(SE)).toBe(true);
    const before = siteRoutes('car-store-se')?.revision;
    expect(await refreshSite(SE)).toBe(true);
    expect(siteRoutes('car-store-se')?.revision).toBe(before);
    const about = pages()?.get('sv-SE')?.get('/integritet');
    expect(about).toMatch(/^[0-9A-F]{32}$/);
    expect(pages()?.get('en')?.get('/privacy')).toBe(about);
    expect(pages()?.get('en')?.has('/integritet')).toBe(false);
    expect(siteRoutes('car-store-se')?.robots).toContain('User-agent');
    expect(siteRoutes('car-store-se')?.redirects.get('sv-SE')?.find('/FindUs')).toMatchObject({
      redirectType: 'REDIRECT_301',
    });
  });

  it("A-06 leaves out rows that are no expression or lead to themselves, and logs them; a platform's rows without examples are sound", async () => {
    const warn = jest.spyOn(opened.services.log, 'warn');
    const { app } = opened.services;
    await refreshSite(SE);
    const before = siteRoutes('car-store-se')?.revision;
    opened.services.contentListeners.forEach((listener) => listener());
    const original = app.request;
    const rule = (pattern: string, more: object = {}) => ({
      pattern,
      target: '/kop-bil',
      redirectType: 'REDIRECT_301',
      isQueryStringPreserved: true,
      isLanguagePreserved: true,
      locale: '',
      ...more,
    });
    jest.spyOn(app, 'request').mockImplementation((input, init, ...rest) =>
      String(init?.body).includes('redirects')
        ? new Response(
            JSON.stringify({
              data: {
                site: {
                  siteInfo: {
                    robots: null,
                    redirects: [
                      rule('^/a(', {}),
                      rule('^/b/\\d+$'),
                      rule('/c', { locale: 'en' }),
                      rule('/d', { locale: 'SV-se' }),
                      rule('/e', { target: '/e' }),
                    ],
                  },
                },
              },
            }),
            { headers: { 'content-type': 'application/json' } },
          )
        : original(input, init, ...rest),
    );
    expect(await refreshSite(SE)).toBe(true);
    expect(siteRoutes('car-store-se')?.revision).not.toBe(before);
    const [sv, en] = (['sv-SE', 'en'] as const).map(
      (locale) => (path: string) => siteRoutes('car-store-se')?.redirects.get(locale)?.find(path)?.target ?? null,
    );
    expect(['/b/7', '/c', '/d', '/a', '/e'].map((path) => [sv?.(path), en?.(path)])).toEqual([
      ['/kop-bil', '/kop-bil'],
      [null, '/kop-bil'],
      ['/kop-bil', null],
      [null, null],
      [null, null],
    ]);
    const problems = warn.mock.calls.map(([what]) => Object(what).problem);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining('is no regular expression'),
        expect.stringContaining('leads /e to itself'),
      ]),
    );
    expect(problems.join()).not.toContain('example');
  });

  it('A-02 is learned before the first visitor, and again after every publication', async () => {
    await followRoutes();
    expect(pages()?.get('sv-SE')?.has('/om-nordvik')).toBe(true);
    expect(siteRoutes('restaurant')?.pages.get('sv-SE')?.size).toBeGreaterThan(3);
    // An unknown site has no pages: that is a result, too.
    expect(siteRoutes('it')?.pages.get('sv-SE')?.size).toBe(0);
    const before = siteRoutes('car-store-se');
    opened.services.contentListeners.forEach((listener) => listener());
    await settle();
    expect(siteRoutes('car-store-se')).not.toBe(before);
  });

  it('A-02 is revalidated every minute', async () => {
    await followRoutes();
    const before = siteRoutes('car-store-se');
    await settle(59_000);
    expect(siteRoutes('car-store-se')).toBe(before);
    await settle(1_000);
    expect(siteRoutes('car-store-se')).not.toBe(before);
  });

  it('E-01 stays as it was while the platform does not respond', async () => {
    await followRoutes();
    const before = siteRoutes('car-store-se');
    silence();
    opened.services.contentListeners.forEach((listener) => listener());
    await settle();
    expect(pages()).toEqual(before?.pages);
  });

  it('E-01 of a platform that is down at the start is loaded as soon as it responds', async () => {
    const back = silence();
    await followRoutes();
    expect(siteRoutes('car-store-se')).toBeNull();
    back();
    await settle(4_999);
    expect(siteRoutes('car-store-se')).toBeNull();
    await settle(1);
    expect(pages()?.get('sv-SE')?.has('/om-nordvik')).toBe(true);
  });
});
