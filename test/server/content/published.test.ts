import { storeSiteRoutes, forgetSiteRoutes } from '@/sites/routeTable';
import type { Locale } from '@/sites/site.types';
import type { PublicationMessages } from '@/server/content/edits/publicationMessages.store';
import { filesOf, messagesInMemory, openPlatform, type Platform } from './platform';

const SECRET = 'a-secret-for-publications';
const [HOME, CONTACT] = ['A'.repeat(32), 'B'.repeat(32)];
let platform: Platform;
let messages: PublicationMessages;
let expired = 0;
let rendered: string[] = [];
let onlyCached: unknown[] = [];

const pagesOf = (pages: [string, string][]) => new Map(pages);
const known = (site: 'it' | 'custom' | 'car-store-se', languages: [Locale, [string, string][]][]) =>
  storeSiteRoutes(site, {
    pages: new Map(languages.map(([locale, pages]) => [locale, pagesOf(pages)])),
    redirects: new Map(),
    robots: null,
  });

beforeEach(async () => {
  messages = messagesInMemory();
  expired = 0;
  rendered = [];
  onlyCached = [];
  known('it', [
    [
      'sv-SE',
      [
        ['/', HOME],
        ['/kontakt', CONTACT],
      ],
    ],
  ]);
  known('custom', [['sv-SE', [['/', 'C'.repeat(32)]]]]);
  known('car-store-se', [
    [
      'sv-SE',
      [
        ['/', 'D'.repeat(32)],
        ['/kop-bil/alla-bilar-i-lager', 'E'.repeat(32)],
      ],
    ],
    ['en', [['/', 'D'.repeat(32)]]],
  ]);
  platform = await openPlatform(
    { files: await filesOf('it', 'custom') },
    {
      revalidateSecret: SECRET,
      messages,
      expire: () => {
        expired += 1;
      },
    },
  );
});
afterEach(() => forgetSiteRoutes());

const update = (identifier: string, culture = 'sv-SE') => ({
  identifier,
  entity_definition: 'LayoutData',
  operation: 'Update',
  entity_culture: culture,
});
const message = (updates: object[], more: object = {}) => ({
  invocation_id: 'one',
  updates,
  continues: false,
  more: 'of theirs',
  ...more,
});
const send = (
  body: unknown,
  {
    headers = { 'x-revalidate-secret': SECRET },
    on = platform,
    failing = '',
  }: { headers?: Record<string, string>; on?: Platform; failing?: string } = {},
) =>
  on.app.fetch(
    new Request('http://it.localhost/api/content/published', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    {
      peer: '203.0.113.9',
      revalidate: async (page, how) => {
        if (page === failing) throw new Error('not now');
        rendered.push(page);
        onlyCached.push(how?.onlyCached);
      },
    },
  );
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

describe('the receiver of publications', () => {
  it('A-16 responds at once, drops cached responses, and revalidates the cached page of a layout', async () => {
    const response = await send(message([update(`${CONTACT}-layout`)]));
    expect([response.status, await response.json(), expired]).toEqual([202, { taken: 1 }, 1]);
    await settled();
    expect([rendered, onlyCached]).toEqual([['/_sites/it/sv-SE/kontakt'], [true]]);
  });

  it.each<[what: string, updates: object[], pages: string[]]>([
    [
      'a layout in any notation',
      [update(`{BBBBBBBB-BBBB-BBBB-BBBB-BBBBBBBBBBBB}-layout`)],
      ['/_sites/it/sv-SE/kontakt'],
    ],
    ['the same layout twice', [update(`${HOME}-layout`), update(`${HOME}-layout`)], ['/_sites/it/sv-SE']],
    ['a layout in another language', [update(`${CONTACT}-layout`, 'fi-FI')], []],
    ['an unknown layout', [update(`${'9'.repeat(32)}-layout`)], []],
    [
      'an item: every page in its language, but not what is rendered for every visitor',
      [update('9'.repeat(32))],
      ['/_sites/car-store-se/sv-SE', '/_sites/custom/sv-SE', '/_sites/it/sv-SE', '/_sites/it/sv-SE/kontakt'],
    ],
    ['a picture in English', [update(`${'9'.repeat(32)}-media`, 'EN')], ['/_sites/car-store-se/en']],
    [
      'something without a language',
      [update('x', '')],
      [
        '/_sites/car-store-se/en',
        '/_sites/car-store-se/sv-SE',
        '/_sites/custom/sv-SE',
        '/_sites/it/sv-SE',
        '/_sites/it/sv-SE/kontakt',
      ],
    ],
    ['nothing', [], []],
  ])('A-16 revalidates the pages affected by %s', async (_what, updates, pages) => {
    expect((await send(message(updates))).status).toBe(202);
    await settled();
    expect(rendered.toSorted()).toEqual(pages);
  });

  it('A-16 waits for the last message of a publication, and renders each page once', async () => {
    await send(message([update(`${HOME}-layout`)], { continues: true }));
    await send(message([update(`${CONTACT}-layout`)], { invocation_id: 'two' }));
    await settled();
    expect([rendered, expired]).toEqual([['/_sites/it/sv-SE/kontakt'], 2]);
    await send(message([update(`${HOME}-layout`), update(`${CONTACT}-layout`)]));
    await settled();
    expect(rendered.slice(1).toSorted()).toEqual(['/_sites/it/sv-SE', '/_sites/it/sv-SE/kontakt']);
  });

  it('A-16 takes a publication whose messages come to several processes as one', async () => {
    const other = await openPlatform(
      { files: await filesOf('it', 'custom') },
      { revalidateSecret: SECRET, messages, expire: () => undefined },
    );
    await send(message([update(`${HOME}-layout`)], { continues: true }));
    await send(message([update(`${CONTACT}-layout`)]), { on: other });
    await settled();
    expect(rendered.toSorted()).toEqual(['/_sites/it/sv-SE', '/_sites/it/sv-SE/kontakt']);
  });

  it('A-16 does not wait for ever', async () => {
    jest.useFakeTimers();
    try {
      await send(message([update(`${HOME}-layout`)], { continues: true }));
      await jest.advanceTimersByTimeAsync(29_000);
      expect(rendered).toEqual([]);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(rendered).toEqual(['/_sites/it/sv-SE']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('A-16 goes on after a page that cannot be rendered', async () => {
    await send(message([update(`${HOME}-layout`), update(`${CONTACT}-layout`)]), { failing: '/_sites/it/sv-SE' });
    await settled();
    expect(rendered).toEqual(['/_sites/it/sv-SE/kontakt']);
  });

  it.each<[what: string, body: unknown, status: number]>([
    ['no JSON', '{', 400],
    ['no updates', { invocation_id: 'x' }, 400],
    ['no name', { updates: [] }, 400],
    ['an update without identifier', message([{}]), 400],
    ['a list', [], 400],
    ['too much', `"${'x'.repeat(1_000_001)}"`, 413],
  ])('A-16 refuses %s', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(expired).toBe(0);
  });

  it.each<Record<string, string>>([{}, { 'x-revalidate-secret': 'wrong' }, { 'x-editing-secret': SECRET }])(
    'A-16 refuses requests without the secret: %j',
    async (headers) => {
      expect((await send(message([]), { headers })).status).toBe(401);
      expect(expired).toBe(0);
    },
  );

  it('A-16 is not there without a secret', async () => {
    const deaf = await openPlatform({ files: await filesOf('it', 'custom') });
    expect((await send(message([]), { on: deaf })).status).toBe(404);
  });
});
