/** @jest-environment ./test/kit/asOnServer.js */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Blocks } from '@/blocks/Blocks';
import { CarsPageBlock } from '@/blocks/CarsPageBlock';
import type { PageHead } from '@/domain/content/pageHead';
import { SavedPage } from '@/features/saved/components/SavedPage';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { buildIndexes } from '@/server/search/stockIndexes';
import { movedTo } from '@/sites/redirects';
import { publicPath, resolveSite } from '@/sites/resolver';
import { routed } from '@/sites/routing';
import type { Site, SiteLanguage, StockName } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { getCarsProps } from '@/ssr/cars';
import { getLiveProps } from '@/ssr/live';
import { getSavedProps } from '@/ssr/saved';
import { getSiteProps } from '@/ssr/site';
import { refreshSite } from '@/ssr/siteRoutes';
import { demoCarsOf, demoStock } from '../server/demoStock';
import { crawl, type CrawledPage } from './crawlKit';
import { financedCars, undisclosedPrice } from './monthlyPrices';
import { openServices, thingsIn, visitOf, type Opened } from './ssrKit';

/* Every page of every site, as a crawler reads it, with the whole invented stock: its head and where its links lead. */

const FILES = path.join(process.cwd(), 'src/server/media/files');

async function* numbered<T extends object>(documents: Iterable<T>, idOf: (document: T) => string) {
  let version = 0;
  for (const document of documents) yield { id: idOf(document), version: ++version, document };
}

const stores = {
  cars: {
    documents: (stock: StockName) => numbered(demoStock(stock), ({ car_id }) => car_id),
    version: async () => 0,
    async *changesSince() {
      yield* [];
    },
  },
  dealers: {
    documents: (stock: StockName) => numbered(generateFacilities(stock), ({ site_id }) => site_id),
    version: async () => 1,
  },
};

let opened: Opened;
beforeAll(async () => {
  opened = await openServices(
    {},
    allSites.map(({ name }) => name),
  );
  await buildIndexes(opened.search, stores.cars, stores.dealers);
  for (const site of allSites) await refreshSite(site);
}, 300_000);
afterAll(() => opened.close());

interface Visited extends Partial<CrawledPage> {
  status: number;
  head?: PageHead;
  /** Where a redirect leads. */
  moved?: string;
  /** Of the page view, where content names it. */
  pageName?: string | null;
}

const originOf = ({ name }: Site): string => `http://${name}.localhost:3000`;

/** A public address as the proxy and the pages serve it. */
async function visit(site: Site, address: string): Promise<Visited> {
  const { pathname, search } = new URL(address, originOf(site));
  const { language, path: bare, area } = routed(site, decodeURI(pathname));
  const found = movedTo(site, language, bare, search.slice(1));
  if (found) return { status: 301, moved: found.target };
  const context = visitOf(site.name, `${encodeURI(bare)}${search}`, language.locale);
  if (area === '_sites') {
    const result = await getSiteProps({ params: context.params });
    if (!('props' in result)) return { status: 404 };
    const props = await result.props;
    const { head, frame, blocks } = props;
    return { status: 200, head, pageName: frame.pageName, ...crawl(props, <Blocks blocks={blocks} />) };
  }
  if (area === '_saved') {
    const result = await getSavedProps(context);
    return 'props' in result ? { status: 200, ...crawl(await result.props, <SavedPage />) } : { status: 404 };
  }
  const result = await (area === '_cars' ? getCarsProps(context) : getLiveProps(context));
  if ('redirect' in result) return { status: 302, moved: result.redirect.destination };
  if (!('props' in result)) return { status: 404 };
  const props = await result.props;
  const status = context.res.statusCode;
  if ('blocks' in props)
    return { status, pageName: props.frame.pageName, ...crawl(props, <Blocks blocks={props.blocks} />) };
  return { status, ...crawl(props, <CarsPageBlock trail={props.trail} />) };
}

const visits = new Map<string, Promise<Visited>>();
function visited(site: Site, address: string): Promise<Visited> {
  const key = `${site.name} ${address}`;
  const known = visits.get(key) ?? visit(site, address);
  visits.set(key, known);
  return known;
}

/** Pages of content in a language; those of errors have no address of their own. */
const pathsOf = (site: Site, language: SiteLanguage, except = /\*|^\/(?:404|500)$/): string[] =>
  [...(opened.content.contentTrees.tree(site.name, language.locale, 'published')?.byRoute.keys() ?? [])]
    .filter((bare) => !except.test(bare))
    .map((bare) => publicPath(language, bare));

/** Pages of content, and one of each kind that stock and facilities make. */
function addressesOf(site: Site): string[] {
  const [car] = demoCarsOf(site);
  const brand = site.cars?.filters.find(({ name }) => name === 'car_brand')?.values?.[0] ?? 'Volvo';
  return site.languages.flatMap((language) => [
    ...pathsOf(site, language),
    ...(site.cars
      ? [
          `${publicPath(language, site.paths.makes)}/${brand.toLowerCase()}`,
          `${publicPath(language, site.paths.carList)}?car_brand=${brand}&car_year_min=2020`,
        ]
      : []),
    ...(site.cars && car && site.cars.filters.length === 0
      ? [publicPath(language, `${site.paths.carBase}/${car.car_id}/${car.slug}`)]
      : []),
  ]);
}

/** The first facility of the list. */
async function facilityOf(site: Site): Promise<string[]> {
  const { html = '' } = await visited(site, site.paths.facilities);
  const [, found] = new RegExp(`href="(${site.paths.facilities}/[^"/?]+)"`).exec(html) ?? [];
  if (found === undefined) throw new Error(`The list of ${site.name} shows no facility.`);
  return [found];
}

describe.each(allSites.map((site) => [site.name, site] as const))('every page of %s', (_name, site) => {
  it('A-09 has a title, a description, an address and a picture for who shares it', async () => {
    const wrong: string[] = [];
    for (const address of addressesOf(site)) {
      const { status, title = '', metas = new Map(), links = new Map() } = await visited(site, address);
      const complain = (what: string): void => void wrong.push(`${address}: ${what}`);
      if (status !== 200) complain(`status ${status}`);
      const meta = (name: string): string => metas.get(name) ?? '';
      if (!title.endsWith(site.title) || title.length > 110) complain(`title ${title}`);
      if (meta('og:title') !== title) complain(`og:title ${meta('og:title')}`);
      const description = meta('description');
      if (description.length < 25 || description.length > 200) complain(`description "${description}"`);
      if (meta('og:description').length < 25) complain(`og:description "${meta('og:description')}"`);
      if (meta('og:site_name') !== site.title) complain('og:site_name');
      if (!/^[a-z]{2}_[A-Z]{2}$/.test(meta('og:locale'))) complain('og:locale');
      if (meta('twitter:card') !== 'summary_large_image') complain('twitter:card');
      const isListed = meta('robots') === '';
      if (isListed && links.get('canonical') !== meta('og:url')) complain('canonical');
      if (!meta('og:url').startsWith(originOf(site))) complain(`og:url ${meta('og:url')}`);
      if (meta('og:image:width') !== '1200' || meta('og:image:height') !== '630') complain('size of the picture');
      if (meta('og:image:alt') === '') complain('og:image:alt');
      const picture = meta('og:image').replace(originOf(site), '');
      const file = /^\/-\/jssmedia\/(.+)\?f=share$/.exec(picture)?.[1];
      if (picture !== '/share.jpg' && !(file && existsSync(path.join(FILES, file)))) complain(`picture ${picture}`);
      for (const [rel, href] of links) if (!href.startsWith('http')) complain(`${rel} ${href}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('A-14 A-17 has a name in the data layer, its own or that of its kind', async () => {
    const wrong: string[] = [];
    for (const address of [...addressesOf(site), ...(site.facilities ? await facilityOf(site) : [])]) {
      const { pageName } = await visited(site, address);
      // Lists and cars are named by their kind.
      if (pageName !== undefined && !/^[a-z0-9][\w-]*$/i.test(pageName ?? '')) wrong.push(`${address}: ${pageName}`);
    }
    expect(wrong).toEqual([]);
  });

  it('A-02 M-04 has one heading of the first level, before all others', async () => {
    const wrong: string[] = [];
    const ofErrors = site.languages.flatMap((language) => pathsOf(site, language, /\*|^(?!\/(?:404|500)$)/));
    for (const address of [...addressesOf(site), ...ofErrors]) {
      const { html = '' } = await visited(site, address);
      const main = html.slice(html.indexOf('<main>'), html.lastIndexOf('</main>'));
      const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1)
        wrong.push(`${address}: ${levels.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('C-27 shows no scene twice, those of its stories included', async () => {
    const wrong: string[] = [];
    for (const address of addressesOf(site)) {
      const { html = '' } = await visited(site, address);
      const main = html.slice(html.indexOf('<main>'), html.lastIndexOf('</main>'));
      // A gallery shows its pictures large in a dialog.
      const shown = main.replace(/<dialog\b.*?<\/dialog>/gs, '');
      const scenes = [...shown.matchAll(/<img\b[^>]*\ssrc="[^"]*\/scenes\/([^"?]+)/g)].map(([, name = '']) => name);
      const twice = scenes.filter((name, index) => scenes.indexOf(name) !== index);
      if (twice.length > 0) wrong.push(`${address}: ${twice.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('A-02 has no link to a page that is not there or has moved, nor one that leads nowhere', async () => {
    const wrong: string[] = [];
    const facilities = site.facilities ? await facilityOf(site) : [];
    for (const address of [...addressesOf(site), ...facilities]) {
      const { html = '' } = await visited(site, address);
      const hrefs = new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => unescaped(href)));
      for (const href of hrefs) {
        const problem = await problemOf(site, address, href);
        if (problem !== null) wrong.push(`${address}: ${href} ${problem}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  }, 300_000);
});

describe.each(allSites.map((site) => [site.name, site] as const))('monthly prices of %s', (_name, site) => {
  it('H-03 stand in no page of any language without the legal information of the market', async () => {
    const wrong: string[] = [];
    const disclosed = new Set<string>();
    const ofCars = financedCars(site);
    for (const address of [...addressesOf(site), ...ofCars]) {
      const { html = '', status } = await visited(site, address);
      if (status !== 200) wrong.push(`${address}: status ${status}`);
      if (html.includes('data-credit=')) disclosed.add(address);
      const price = undisclosedPrice(html, site.currency);
      if (price !== null) wrong.push(`${address}: ${price}`);
    }
    expect(wrong).toEqual([]);
    // The crawl sees prices at all; an auction sells without credit.
    expect(site.cars?.auction ? disclosed.size : 0).toBe(0);
    expect(disclosed.size).toBeGreaterThanOrEqual(site.cars && !site.cars.auction ? site.languages.length : 0);
  }, 120_000);
});

const inTwoLanguages = allSites.filter(({ languages }) => languages.length > 1);

describe('the pages of a site in several languages', () => {
  it.each(inTwoLanguages.map((site) => [site.name, site] as const))(
    'A-09 A-15 of %s name each other, mutually; their structured data can be read and keep their ids',
    async (_name, site) => {
      const origin = originOf(site);
      const heads = new Map<string, PageHead>();
      for (const address of site.languages.flatMap((language) => pathsOf(site, language, /\*/))) {
        const { head } = await visited(site, address);
        if (head) heads.set(`${origin}${address}`, head);
      }
      expect(heads.size).toBeGreaterThan(8);
      const ids = new Set<string>();
      for (const [address, head] of heads) {
        expect(head.canonical).toBe(address.toLowerCase());
        expect(head.title).toMatch(/\S/);
        for (const { hreflang, href } of head.alternates) {
          expect(heads.get(href)?.alternates).toEqual(head.alternates);
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
      // The home page at least is there in all.
      expect(heads.get(`${origin}/`)?.alternates.map(({ hreflang }) => hreflang)).toEqual([
        ...site.languages.map(({ locale }) => locale),
        'x-default',
      ]);
    },
    60_000,
  );
});

const unescaped = (href: string): string => href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const problems = new Map<string, Promise<string | null>>();

/** Why a link leads nowhere; null where it leads somewhere. */
async function problemOf(site: Site, from: string, href: string): Promise<string | null> {
  if (href === '' || href === '#') return 'is empty';
  if (/^(?:tel|mailto|sms):./.test(href) || href.startsWith('#')) return null;
  const target = new URL(href, `${originOf(site)}${from}`);
  const on = resolveSite(target.host);
  // Another house's site.
  if (!on) return null;
  const media = /^\/-\/jssmedia\/(.+)$/.exec(target.pathname)?.[1];
  if (media !== undefined) return existsSync(path.join(FILES, media)) ? null : 'is no file';
  const address = `${target.pathname}${target.search}`;
  const key = `${on.name} ${address}`;
  const known = problems.get(key) ?? linkProblem(on, address);
  problems.set(key, known);
  return known;
}

/** A link of ours leads to the page itself, not to an address that moves on. */
async function linkProblem(site: Site, address: string): Promise<string | null> {
  const { status, moved } = await visited(site, address);
  if (moved !== undefined) return `moves on to ${moved}`;
  return status === 200 ? null : `is ${status}`;
}
