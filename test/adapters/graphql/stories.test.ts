import { createContentPort } from '@/adapters/graphql/contentPort';
import type { StoriesRequest } from '@/domain/stories/stories';
import type { Result } from '@/errors/result';
import { filesOf, KEY, openPlatform, type Platform } from '../../server/content/platform';

const SE = { site: 'car-store-se', locale: 'sv-SE' };
const INDEX = '/livet-med-bil';

let platform: Platform;
const requests: { query: string; variables: Record<string, unknown> }[] = [];
const reports: string[] = [];
const open = () =>
  createContentPort({
    endpoint: 'http://localhost/api/graphql/v1',
    headers: { sc_apikey: KEY },
    report: (what) => void reports.push(what),
    wait: () => Promise.resolve(),
    fetch: async (input, init) => {
      requests.push(JSON.parse(String(init.body)));
      return platform.app.request(input, init);
    },
  });

beforeAll(async () => {
  platform = await openPlatform({ files: await filesOf('car-store-se', 'dealer-brand-se', 'restaurant') });
}, 60_000);
beforeEach(() => {
  requests.length = 0;
  reports.length = 0;
});
/** A reported failure of the platform fails the test. */
afterEach(() => {
  if (reports.length > 0) throw new Error(reports.join('\n'));
});

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('stories from the content platform', () => {
  const port = open();
  let index: string;
  beforeAll(async () => {
    index = valueOf(await port.storyIndex(SE))?.id ?? '';
  });
  const fetchStories = async (more: Partial<StoriesRequest> = {}) =>
    valueOf(await open().stories({ ...SE, index, first: 4, after: '', tags: [], ...more }));

  it.each(['x', 'MQ==', 'eyJhIjoxfQ=='])('D-01 have no page after a cursor that is none: %s', async (after) => {
    const result = await open().stories({ ...SE, index, first: 4, after, tags: [] });
    expect(result).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
    // Asked once: another attempt would be refused as well.
    expect(requests).toHaveLength(1);
  });

  it('D-01 are returned newest first in pages, with the settings of their index', async () => {
    const seen: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const page = await fetchStories({ after });
      expect(page.total).toBe(24);
      expect(page.index).toEqual({
        id: index,
        title: 'Livet med bil',
        path: INDEX,
        showDates: true,
        layout: '',
        highlightLatestStory: true,
      });
      seen.push(...page.items.map(({ path }) => path));
      after = page.endCursor;
      more = page.hasNext;
    }
    expect(new Set(seen).size).toBe(24);
    expect(seen[0]).toBe(`${INDEX}/2026/vinterdack-sa-vet-du-att-det-ar-dags`);
  });

  it('D-01 have a title, preamble, day, picture and tags', async () => {
    const [, story] = (await fetchStories()).items;
    const tags = valueOf(await port.storyTags(SE));
    expect(story).toEqual({
      id: expect.stringMatching(/^[0-9A-F]{32}$/),
      title: 'Elbil i minus tjugo: en vecka i Östersund',
      preamble: expect.stringContaining('Hur långt kommer man'),
      path: `${INDEX}/2026/elbil-i-minus-tjugo`,
      date: '2026-10-28',
      image: {
        src: '/-/jssmedia/scenes/winter-blue-hour.avif',
        alt: 'Illustration: röd suv på en snöig skogsväg i blå timmen',
        width: 1920,
        height: 1080,
      },
      tags: ['elbil', 'vinter'].map((key) => tags.find((tag) => tag.key === key)?.id),
    });
    expect(tags[0]).toEqual({ id: expect.stringMatching(/^[0-9A-F]{32}$/), key: 'elbil', value: 'Elbil' });
  });

  it('D-04 are those whose tags contain any of the chosen ones', async () => {
    const tags = valueOf(await port.storyTags(SE));
    const idOf = (key: string) => tags.find((tag) => tag.key === key)?.id ?? '';
    const [electric, holiday, both] = await Promise.all([
      fetchStories({ tags: [idOf('elbil')], first: 50 }),
      fetchStories({ tags: [idOf('semester')], first: 50 }),
      fetchStories({ tags: [idOf('elbil'), idOf('semester')], first: 50 }),
    ]);
    expect(new Set(both.items.map(({ id }) => id))).toEqual(
      new Set([...electric.items, ...holiday.items].map(({ id }) => id)),
    );
    expect(both.total).toBeLessThan(electric.total + holiday.total);
    for (const story of both.items)
      expect(story.tags.some((id) => id === idOf('elbil') || id === idOf('semester'))).toBe(true);
    expect((await fetchStories({ tags: ['0'.repeat(32)] })).total).toBe(0);
  });

  it('E-01 are queried with every value as a variable, and an empty OR is never sent', async () => {
    await fetchStories();
    await fetchStories({ tags: ['AB'.repeat(16)] });
    expect(requests).toHaveLength(2);
    for (const { query } of requests) expect(query).not.toMatch(/sv-SE|DESC|CONTAINS|livet-med-bil|yyyy/);
    expect(JSON.stringify(requests[0]?.variables)).not.toContain('"OR"');
    expect(JSON.stringify(requests[1]?.variables)).toContain(
      '"OR":[{"name":"tags","value":"{ABABABAB-ABAB-ABAB-ABAB-ABABABABABAB}","operator":"CONTAINS"}]',
    );
    expect(requests[0]?.variables.where).toMatchObject({
      AND: expect.arrayContaining([{ name: '_name', value: '__Standard Values', operator: 'NEQ' }]),
    });
  });

  it('E-01 return the index, author and date of one', async () => {
    const metadata = valueOf(await open().storyMetadata({ ...SE, path: `${INDEX}/2026/elbil-i-minus-tjugo` }));
    expect(metadata).toEqual({
      id: expect.any(String),
      date: '2026-10-28T00:00:00Z',
      author: 'Jonas Wiklund',
      index: expect.objectContaining({ id: index, title: 'Livet med bil', path: INDEX }),
    });
    expect(valueOf(await open().storyMetadata({ ...SE, path: '/nowhere' }))).toBeNull();
    expect(valueOf(await open().storyMetadata({ ...SE, path: '/om-nordvik' }))).toMatchObject({
      date: '',
      author: '',
      index: null,
    });
  });

  it.each<[string, string | null, string | null]>([
    ['2026-10-28T00:00:00Z', 'alg-pa-vagen', 'vinterdack-sa-vet-du-att-det-ar-dags'],
    ['2026-11-12T00:00:00Z', 'elbil-i-minus-tjugo', null],
    ['2024-12-18T00:00:00Z', null, 'batteriet-som-dog-i-kylan'],
  ])('D-03 of %s come after %s and before %s', async (date, previous, next) => {
    const neighboursOf = valueOf(await open().storyNeighbours({ ...SE, index, date }));
    expect([
      neighboursOf.previous?.path.split('/').at(-1) ?? null,
      neighboursOf.next?.path.split('/').at(-1) ?? null,
    ]).toEqual([previous, next]);
  });

  it('D-01 absence is a value: a site without stories, an invalid index, a language of its own', async () => {
    const restaurant = { site: 'restaurant', locale: 'sv-SE' };
    expect(valueOf(await open().storyIndex(restaurant))).toBeNull();
    expect(valueOf(await open().storyTags(restaurant))).toEqual([]);
    expect(await fetchStories({ index: '0'.repeat(32) })).toEqual({
      index: null,
      total: 0,
      endCursor: expect.any(String),
      hasNext: false,
      items: [],
    });
    const english = { site: 'dealer-brand-se', locale: 'en' };
    const there = valueOf(await open().storyIndex(english));
    expect(there).toMatchObject({ title: 'Stories', path: '/stories' });
    expect(
      valueOf(await open().stories({ ...english, index: there?.id ?? '', first: 10, after: '', tags: [] })).items.map(
        ({ title }) => title,
      ),
    ).toEqual([
      'Battery health in plain words',
      'Test-drive it as if you owned it',
      'Uppsala to Kiruna by battery, in February',
    ]);
  });

  it('M-05 a repeated request is sent once', async () => {
    const port = open();
    const request = { ...SE, index, first: 4, after: '', tags: [] };
    await port.stories(request);
    await port.stories({ ...request });
    expect(requests).toHaveLength(1);
  });
});

describe('a platform that fails to return stories', () => {
  it.each(['stories', 'storyTags', 'storyIndex', 'storyMetadata', 'storyNeighbours'] as const)(
    'D-05 %s fails as a Result',
    async (name) => {
      const port = createContentPort({
        endpoint: 'http://localhost/x',
        headers: {},
        report: () => undefined,
        wait: () => Promise.resolve(),
        fetch: async () => new Response('{}', { status: 500 }),
      });
      const request = { ...SE, index: 'A', first: 4, after: '', tags: [], path: '/x', date: '2026-01-01' };
      expect(await port[name](request)).toEqual({ ok: false, error: { code: 'CONTENT_FAILED', params: {} } });
    },
  );

  it('D-01 unexpected values are read defensively', async () => {
    const odd = {
      data: {
        item: { id: '{0}', url: {} },
        search: {
          total: 3,
          pageInfo: { hasNext: true, endCursor: null },
          results: [
            null,
            {},
            { id: 'a-b', date: { formattedDateValue: '0001-01-01' }, image: { src: '' }, tags: { value: '{A}||{B}' } },
          ],
        },
      },
    };
    const port = createContentPort({
      endpoint: 'http://localhost/x',
      headers: {},
      report: () => undefined,
      fetch: async () => Response.json(odd),
    });
    expect(valueOf(await port.stories({ ...SE, index: 'A', first: 4, after: '', tags: [] }))).toEqual({
      index: { id: '0', title: '', path: '/', showDates: false, layout: '', highlightLatestStory: false },
      total: 3,
      endCursor: '',
      hasNext: false,
      items: [
        { id: '', title: '', preamble: '', path: '/', date: '', image: null, tags: [] },
        { id: 'AB', title: '', preamble: '', path: '/', date: '', image: null, tags: ['A', 'B'] },
      ],
    });
  });
});
