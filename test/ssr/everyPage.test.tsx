import { renderToString } from 'react-dom/server';
import { Blocks } from '@/blocks/Blocks';
import { FrameContextProvider } from '@/blocks/FrameContext';
import type { PageHead } from '@/domain/content/pageHead';
import { TextsProvider } from '@/i18n/TextsProvider';
import { publicPath } from '@/sites/resolver';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import type { ContentProps } from '@/ssr/contentPage';
import { getSiteProps } from '@/ssr/site';
import { StoreProvider } from '@/store/StoreProvider';
import { openServices, thingsIn, type Opened } from './ssrKit';

const inTwoLanguages: readonly SiteName[] = [
  'car-store-se',
  'car-store-fi',
  'dealer-brand-se',
  'truck-fi',
  'restaurant',
  'logistics',
];
const named: readonly SiteName[] = ['car-store-se', 'dealer-brand-no', 'dealer-brand-uk', 'truck-fi', 'car-auction-sk'];
const names = [...new Set([...inTwoLanguages, ...named])];

let opened: Opened;
beforeAll(async () => {
  opened = await openServices(
    Object.fromEntries(names.filter((name) => siteByName(name).cars).map((name) => [`cars-${name}`, []])),
    names,
  );
}, 60_000);
afterAll(() => opened.close());

interface RenderedPage {
  locale: string;
  path: string;
  address: string;
  props: ContentProps;
}

const originOf = (name: SiteName): string => `http://${name}.localhost:3000`;
const rendered = new Map<SiteName, Promise<RenderedPage[]>>();

async function renderSite(name: SiteName): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const language of siteByName(name).languages) {
    for (const path of opened.content.contentTrees.tree(name, language.locale, 'published')?.byRoute.keys() ?? []) {
      if (path.includes('*')) continue;
      const result = await getSiteProps({
        params: { site: name, locale: language.locale, path: path.split('/').filter(Boolean) },
      });
      if (!('props' in result)) throw new Error(`There is no ${path}.`);
      pages.push({
        locale: language.locale,
        path,
        address: `${originOf(name)}${publicPath(language, path)}`,
        props: await result.props,
      });
    }
  }
  return pages;
}

/** What the server gives for each page of a site; made once for all that look at it. */
function pagesOf(name: SiteName): Promise<RenderedPage[]> {
  const pages = rendered.get(name) ?? renderSite(name);
  rendered.set(name, pages);
  return pages;
}

const ports = () => {
  throw new Error('No page of the server asks the browser.');
};
const htmlOf = ({ blocks, frame, texts, state, stateId }: ContentProps): string =>
  renderToString(
    <TextsProvider texts={texts} language={frame.language} locale={frame.lang}>
      <StoreProvider pageState={state} stateId={stateId} ports={ports}>
        <FrameContextProvider site={frame.site} language={frame.siteLanguage}>
          <Blocks blocks={blocks} />
        </FrameContextProvider>
      </StoreProvider>
    </TextsProvider>,
  );

describe('every page of a site', () => {
  it.each(named)(
    'A-02 M-04 of %s has one heading of the first level, before all others',
    async (name) => {
      const wrong: string[] = [];
      const pages = await pagesOf(name);
      for (const { locale, path, props } of pages) {
        const levels = [...htmlOf(props).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
        if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1)
          wrong.push(`${locale} ${path}: ${levels.join(' ')}`);
      }
      expect(wrong).toEqual([]);
      expect(pages.length).toBeGreaterThan(5);
    },
    60_000,
  );
});

describe('the pages of a site in two languages', () => {
  it.each(inTwoLanguages)(
    'A-09 A-15 of %s name each other, mutually; their structured data can be read and keep their ids',
    async (name) => {
      const site = siteByName(name);
      const origin = originOf(name);
      const heads = new Map(
        (await pagesOf(name)).map(({ address, props }): [string, PageHead] => [address, props.head]),
      );
      expect(heads.size).toBeGreaterThan(8);
      const ids = new Set<string>();
      for (const [address, head] of heads) {
        expect(head.canonical).toBe(address.toLowerCase());
        expect(head.title).toMatch(/\S/);
        for (const { hreflang, href } of head.alternates) {
          const other = heads.get(href);
          expect(other?.alternates).toEqual(head.alternates);
          expect(['x-default', ...site.languages.map(({ locale }) => locale)]).toContain(hreflang);
        }
        expect(head.alternates.length === 0 || head.alternates.some(({ href }) => href === address)).toBe(true);
        const things = thingsIn(head);
        ids.add(
          [things.get('WebSite')?.['@id'], (things.get('AutoDealer') ?? things.get('Organization'))?.['@id']].join(' '),
        );
        expect(things.get('WebPage')?.['@id']).toBe(`${head.canonical}#webpage`);
        expect(head.graph).not.toContain('<');
      }
      expect([...ids]).toEqual([`${origin}/#website ${origin}/#organization`]);
      // The home page at least is there in both.
      expect(heads.get(`${origin}/`)?.alternates.map(({ hreflang }) => hreflang)).toEqual([
        ...site.languages.map(({ locale }) => locale),
        'x-default',
      ]);
    },
    60_000,
  );
});
