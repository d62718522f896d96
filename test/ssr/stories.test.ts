/** @jest-environment ./test/kit/asOnServer.js */
import { contentPage } from '@/ssr/contentPage';
import { contentPort } from '@/ssr/content';
import { getLiveProps } from '@/ssr/live';
import type { PageRoute } from '@/ssr/routeParams';
import type { PageBlock } from '@/blocks/blocks.types';
import type { Layout } from '@/domain/content/layout';
import { failed } from '@/errors/result';
import type { ContentPort } from '@/ports/content.port';
import { siteByName } from '@/sites/sites';
import { openServices, swedishCars, visitOf, type Opened } from './ssrKit';

let opened: Opened;
beforeAll(async () => {
  opened = await openServices({ 'cars-car-store-se': swedishCars(20) }, ['car-store-se', 'dealer-brand-se']);
}, 120_000);
afterAll(() => opened.close());

const STORY = '/livet-med-bil/2026/elbil-i-minus-tjugo';
const routeAt = (path: string, content: Partial<ContentPort> = {}): PageRoute => {
  const site = siteByName('car-store-se');
  return {
    site,
    language: site.languages[0],
    path,
    ...(Object.keys(content).length > 0 ? { draft: { content: { ...contentPort(), ...content } } } : {}),
  };
};
async function layoutAt(path: string): Promise<Layout> {
  const found = await contentPort().page({ site: 'car-store-se', locale: 'sv-SE', path });
  if (!found.ok || !found.value) throw new Error(`There is no page at ${path}.`);
  return found.value;
}
const pageAt = async (path: string, query = '', content: Partial<ContentPort> = {}) =>
  contentPage(await layoutAt(path), routeAt(path, content), { query });
const fieldsIn = (blocks: readonly PageBlock[], name: string): object | undefined =>
  blocks.find(({ block }) => block === name && block !== null) as object | undefined;
const failing = async () => failed('CONTENT_FAILED');
interface Listed {
  stories?: { flow: { value: string }; ids: string[]; chosen: string[]; total: number };
}

describe('a page with a list of stories', () => {
  it('A-08 brings its first four stories, its tags and its texts', async () => {
    const { props, broken } = await pageAt('/livet-med-bil');
    expect(broken).toBe(false);
    expect((props.state as Listed).stories).toMatchObject({
      flow: { value: 'list' },
      total: 24,
      chosen: [],
      index: { path: '/livet-med-bil' },
    });
    expect((props.state as Listed).stories?.ids).toHaveLength(4);
    expect(Object.keys(props.state.entities?.stories ?? {})).toHaveLength(4);
    expect(props.texts['stories.all']).toBe('Visa alla');
    expect(fieldsIn(props.blocks, 'StoriesIndex')).toMatchObject({
      fields: { ShowDates: true, PageShowDates: true, PageHighlight: true },
    });
  });

  it('D-01 has the tags and the length of its address, live, for readers without script', async () => {
    const result = await getLiveProps(visitOf('car-store-se', '/livet-med-bil?tags=elbil&stories=8&utm=1'));
    if (!('props' in result)) throw new Error('It gave no page.');
    const props = await result.props;
    expect(props.head.noIndex).toBe(false);
    expect((props.state as Listed).stories).toMatchObject({ chosen: ['elbil'], total: 5 });
    expect((props.state as Listed).stories?.ids).toHaveLength(5);
    expect(props.head.canonical).toBe('http://car-store-se.localhost:3000/livet-med-bil');
  });

  it('D-05 after a failed request the page shows a message and is revalidated soon', async () => {
    const { props, broken } = await pageAt('/livet-med-bil', '', { stories: failing, storyTags: failing });
    expect(broken).toBe(true);
    expect((props.state as Listed).stories).toMatchObject({ flow: { value: 'failed' }, tags: [] });
    expect(props.blocks.map(({ block }) => block)).toContain('StoriesIndex');
  });
});

describe('a page with a teaser', () => {
  it('D-02, A-08 brings the latest three and the way to their index', async () => {
    const { props } = await pageAt('/');
    const teaser = fieldsIn(props.blocks, 'StoriesTeaser');
    expect(teaser).toMatchObject({
      fields: {
        More: { href: '/livet-med-bil' },
        Items: [
          { Title: 'Vinterdäck: så vet du att det är dags', Date: '2026-11-12', Tags: ['Vinter', 'Verkstad'] },
          { Url: { href: STORY } },
          {},
        ],
      },
    });
  });

  it.each([
    ['stories', { stories: failing }],
    ['index', { storyIndex: failing }],
  ])('D-05 without an answer (%s) shows no stories, and the page is whole', async (_what, content) => {
    const warn = jest.spyOn(opened.services.log, 'warn');
    const { props, broken } = await pageAt('/', '', content);
    expect(broken).toBe(false);
    expect(fieldsIn(props.blocks, 'StoriesTeaser')).toMatchObject({ fields: { Items: [] } });
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'STORIES_TEASER_FAILED' }), 'stories');
    warn.mockRestore();
  });
});

describe('the page of a story', () => {
  it('D-03 has its head, its author and date, and the links to other stories', async () => {
    const { props } = await pageAt(STORY);
    expect(fieldsIn(props.blocks, 'StoryHead')).toMatchObject({
      fields: {
        Title: 'Elbil i minus tjugo: en vecka i Östersund',
        Image: { width: 1920 },
        Tags: [{ Title: 'Elbil', Url: { href: '/livet-med-bil?tags=elbil' } }, { Title: 'Vinter' }],
      },
    });
    expect(fieldsIn(props.blocks, 'StoriesPublishInfo')).toMatchObject({
      fields: { Author: 'Jonas Wiklund', Date: '2026-10-28T00:00:00.000Z' },
    });
    expect(fieldsIn(props.blocks, 'StoriesNavigation')).toMatchObject({
      fields: {
        Index: { Title: 'Livet med bil', Url: { href: '/livet-med-bil' } },
        Previous: { Url: { href: '/livet-med-bil/2026/alg-pa-vagen' } },
        Next: { Url: { href: '/livet-med-bil/2026/vinterdack-sa-vet-du-att-det-ar-dags' } },
      },
    });
  });

  it('A-09 is an article to search engines, with author, day, headline and picture under an id of its own', async () => {
    const { props } = await pageAt(STORY);
    const origin = 'http://car-store-se.localhost:3000';
    expect(props.head.article).toEqual({ published: '2026-10-28', author: 'Jonas Wiklund' });
    expect(props.head.picture.src).toBe(`${origin}/-/jssmedia/scenes/winter-blue-hour.avif?f=share`);
    const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(props.head.graph);
    expect(graph['@graph'].find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
      '@id': `${origin}${STORY}#article`,
      headline: 'Elbil i minus tjugo: en vecka i Östersund',
      datePublished: '2026-10-28',
      author: { '@type': 'Person', name: 'Jonas Wiklund' },
      image: [`${origin}/-/jssmedia/scenes/winter-blue-hour.avif?f=share`],
      mainEntityOfPage: { '@id': `${origin}${STORY}#webpage` },
      publisher: { '@id': `${origin}/#organization` },
    });
    expect((await pageAt('/om-nordvik')).props.head.article).toBeUndefined();
  });

  it('D-05 without its date it has no date, and a warning is logged', async () => {
    const warn = jest.spyOn(opened.services.log, 'warn');
    const layout = await layoutAt(STORY);
    const main = layout.placeholders['headless-main'] ?? [];
    const without: Layout = {
      ...layout,
      placeholders: {
        ...layout.placeholders,
        'headless-main': main.filter(({ componentName }) => componentName !== 'StoriesNavigation'),
      },
    };
    const { props } = await contentPage(without, routeAt(STORY, { storyMetadata: failing }));
    expect(fieldsIn(props.blocks, 'StoriesPublishInfo')).toMatchObject({
      fields: { Author: 'Jonas Wiklund', Date: '' },
    });
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'STORY_PUBLISH_INFO_FAILED' }), 'stories');
    warn.mockRestore();
  });

  it.each([
    ['storyNeighbours', { storyNeighbours: failing }],
    ['storyMetadata', { storyMetadata: failing }],
  ])(
    'D-05 without the related articles (%s) it is logged and thrown again: a cached page stays as it is',
    async (_what, content) => {
      const warn = jest.spyOn(opened.services.log, 'warn');
      await expect(pageAt(STORY, '', content)).rejects.toThrow('failed to load (CONTENT_FAILED)');
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'STORY_PAGINATION_FAILED' }), 'stories');
      warn.mockRestore();
    },
  );
});

describe('the API of the open services', () => {
  it('D-01 uses the client of the pages', async () => {
    const slot = { service: null };
    opened.services.stories = slot;
    contentPort();
    expect(slot.service).toBe(contentPort());
    delete opened.services.stories;
  });
});
