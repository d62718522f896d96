import { blocks } from '@/blocks/generated/definitions';
import { siteByName } from '@/sites/sites';
import { siteBlockProps } from '@/ssr/siteBlockProps';
import { openServices, type Opened } from './ssrKit';

let opened: Opened;
beforeAll(async () => {
  opened = await openServices({}, ['car-store-se']);
});
afterAll(() => opened.close());

const site = siteByName('car-store-se');
const route = { site, language: site.languages[0] };

describe('props of blocks from the sites', () => {
  it("C-24 is every site in each of its languages, by the names of the page's language", () => {
    const { Sites } = blocks.SiteSelection.schema.validateSync({
      Title: 'Välj',
      ...siteBlockProps(new Set(['SiteSelection']), route).SiteSelection,
    });
    expect(Sites.filter(({ Current }) => Current).map(({ Link, Country }) => [Link.href, Country])).toEqual([
      ['http://car-store-se.localhost:3000/', 'Sverige'],
    ]);
    expect(Sites.map(({ Link }) => Link.href)).toEqual(
      expect.arrayContaining([
        'http://car-store-se.localhost:3000/en',
        'http://dealer-brand-uk.localhost:3000/',
        'http://truck-fi.localhost:3000/sv',
      ]),
    );
    expect(new Set(Sites.map(({ Country }) => Country))).toEqual(
      new Set(['Sverige', 'Norge', 'Finland', 'Slovakien', 'Europa', 'Danmark', 'Storbritannien']),
    );
  });

  it('C-27 is which origins the site lets its pages frame', () => {
    expect(siteBlockProps(new Set(['EmbeddedComponent']), route)).toEqual({
      EmbeddedComponent: { Frames: ['https://www.youtube-nocookie.com'] },
    });
  });

  it('C-24 adds nothing to a page without such a block', () => {
    expect(siteBlockProps(new Set(['Blurb']), route)).toEqual({});
  });
});
