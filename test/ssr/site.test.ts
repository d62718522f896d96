/** @jest-environment ./test/kit/asOnServer.js */
import type { Car } from '@/domain/cars/car';
import { translate } from '@/i18n/text';
import type { ContentService } from '@/server/content/content.service';
import type { Locale, SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { getSiteProps } from '@/ssr/site';
import { bytesOf, openServices, swedishCars, type Opened } from './ssrKit';

let cars: Car[];
let opened: Opened;
beforeAll(async () => {
  cars = swedishCars(600);
});
beforeEach(async () => {
  opened = await openServices({ 'cars-car-store-se': cars }, [
    'car-store-se',
    'car-store-no',
    'dealer-brand-se',
    'restaurant',
  ]);
}, 60_000);
afterEach(() => {
  jest.restoreAllMocks();
  opened.close();
});

const getProps = (path = '/', site: SiteName = 'car-store-se', locale: Locale = siteByName(site).languages[0].locale) =>
  getSiteProps({ params: { site, locale, path: path.split('/').filter(Boolean) } });
/** The page's props; fails where the result has none. */
const page = async (...where: Parameters<typeof getProps>) => {
  const result = await getProps(...where);
  if (!('props' in result)) throw new Error('The page has no props.');
  return { props: await result.props, revalidate: result.revalidate };
};

/** What an editor does: changes an item's fields and publishes. */
async function edited(
  { content }: { content: ContentService },
  path: string,
  fields: Record<string, unknown>,
  locale: Locale = 'sv-SE',
): Promise<void> {
  const tree = content.contentTrees.tree('car-store-se', locale, 'published');
  const itemId = tree?.byRoute.get(path)?.id ?? tree?.byPath.get(`${tree.root.path}/${path}`.toLowerCase())?.id;
  if (!itemId) throw new Error(`There is no ${path}.`);
  const saved = await content.save({ site: 'car-store-se', locale, itemId }, fields, 'Test');
  expect(saved).toMatchObject({ ok: true });
  await content.publish({ site: 'car-store-se', locale, itemIds: [itemId] });
}

describe('a start page', () => {
  it('A-08 shows the stock summary where content has the block', async () => {
    const { props, revalidate } = await page();
    expect(revalidate).toBe(300);
    expect(props.blocks.map(({ block }) => block)).toEqual(
      expect.arrayContaining(['HeroBanner', 'LatestCars', 'BodyTypes', 'BrandLinks', 'Promises']),
    );
    const newest = cars
      .toSorted((a, b) => (b.car_published ?? '').localeCompare(a.car_published ?? ''))
      .slice(0, 8)
      .map(({ car_published }) => car_published?.slice(0, 10));
    const { latest, total } = Object(props.state.stockSummary);
    expect(total).toBe(600);
    expect(latest.map((id: string) => props.state.entities?.cars?.[id]?.car_published?.slice(0, 10))).toEqual(newest);
  });

  it('A-02 has header, main and footer areas', async () => {
    const { props } = await page();
    expect(props.header.map(({ block }) => block)).toEqual(['Navigation']);
    expect(props.blocks.length).toBeGreaterThan(0);
    expect(props.footer.map(({ block }) => block)).toEqual(['CreditWarning', 'Footer']);
  });

  it.each([
    ['/kop-bil/finansiering', ['CreditWarning', 'Footer']],
    ['/kop-bil/bilmarken', ['CreditWarning', 'Footer']],
    ['/service-och-verkstad/boka-bilverkstad', ['Footer']],
    ['/livet-med-bil', ['Footer']],
    ['/integritet', ['Footer']],
  ])('A-12 warns of credit in the footer area where cars or credit are offered: %s', async (path, footer) => {
    const { props } = await page(path);
    expect(props.footer.map(({ block }) => block)).toEqual(footer);
  });

  it('A-08 is at most 60 kB raw (P40), plain data and no chassis number', async () => {
    for (const locale of ['sv-SE', 'en'] as const) {
      const { props } = await page('/', 'car-store-se', locale);
      expect(bytesOf(props)).toBeLessThanOrEqual(60_000);
      expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
      expect(JSON.stringify(props)).not.toContain('car_chassino');
    }
  });

  it('A-08 is rendered without the stock after a failed search, and revalidated soon', async () => {
    const { props, revalidate } = await page('/', 'car-store-no');
    expect(revalidate).toBe(5);
    expect(props.state.stockSummary).toEqual({ total: 0, latest: [], bodies: [], brands: [], quick: [], months: [] });
    expect(props.blocks[0]).toMatchObject({ block: 'Carousel' });
  }, 30_000);

  it('A-01 of a site that sells no cars is about the site', async () => {
    const { props, revalidate } = await page('/', 'restaurant');
    expect(revalidate).toBe(300);
    expect(props.head.title).toContain(siteByName('restaurant').title);
    expect(JSON.stringify(props.blocks)).not.toContain('/kop-bil');
    expect(props.frame.site).not.toHaveProperty('cars');
  });
});

describe('a page of content', () => {
  it('A-02 is rendered as composed, and does not request cars that it does not show', async () => {
    const { props, revalidate } = await page('/om-nordvik/kontakt');
    expect(revalidate).toBe(300);
    expect(props.head.title).toMatch(/ \| Nordvik Bil$/);
    expect(props.frame).toMatchObject({ lang: 'sv-SE', pageName: 'kontakt' });
    expect(props.blocks.length).toBeGreaterThan(0);
    expect(props.state).not.toHaveProperty('home');
  });

  it('A-15 is in its language, with every link of the site in that language', async () => {
    const { props } = await page('/privacy', 'car-store-se', 'en');
    expect(props.frame).toMatchObject({ lang: 'en', siteLanguage: { prefix: 'en' } });
    const home = await page('/', 'car-store-se', 'en');
    // The switcher gets each language's own path, and puts the prefix on.
    const siteLanguages = new Set(['/', '/privacy', '/integritet']);
    for (const { header, footer, blocks } of [props, home.props]) {
      const links = [
        ...JSON.stringify(header).matchAll(/"(?:href|Url|path)":"(\/[^"]*)"/g),
        ...JSON.stringify([footer, blocks]).matchAll(/"(\/[^"]*)"/g),
      ].map(([, href = '']) => href);
      const inside = links.filter((href) => !/^\/(?:-|icons)\//.test(href) && !siteLanguages.has(href));
      expect(inside.length).toBeGreaterThan(5);
      expect(inside.filter((href) => href !== '/en' && !href.startsWith('/en/'))).toEqual([]);
    }
  });

  it('C-22 has the breadcrumb of the page', async () => {
    const { props } = await page('/kop-bil/bilmarken/volvo');
    const crumbs = props.blocks.flatMap((block) =>
      block.block === 'Breadcrumb' ? block.fields.Items.map(({ Title, Url }) => [Title, Url.href]) : [],
    );
    expect(crumbs.map(([, href]) => href)).toEqual(['/', '/kop-bil', '/kop-bil/bilmarken', '/kop-bil/bilmarken/volvo']);
    expect(crumbs.every(([title]) => title !== '')).toBe(true);
  });

  it('A-02 unknown to the platform responds 404, and is revalidated soon', async () => {
    expect(await getProps('/om-oss')).toEqual({ notFound: true, revalidate: 5 });
    expect(await getProps('/privacy')).toEqual({ notFound: true, revalidate: 5 });
  });

  it('A-01 throws for an unknown site', async () => {
    await expect(getSiteProps({ params: { site: 'nobody', locale: 'sv-SE' } })).rejects.toThrow('Unknown site');
  });
});

describe('what an editor changes', () => {
  it('E-01 is on the next page, without waiting', async () => {
    expect((await page('/om-nordvik')).props.head.title).not.toContain('Nytt namn');
    await edited(opened, '/om-nordvik', { metaTitle: 'Nytt namn' });
    expect((await page('/om-nordvik')).props.head.title).toBe('Nytt namn | Nordvik Bil');
    // In the menu of every page, too.
    await edited(opened, '/om-nordvik', { navTitle: 'Nya vi' });
    expect(JSON.stringify((await page('/salj-bil')).props.header)).toContain('Nya vi');
  });

  it('A-13 is the theme of a page, by the brand of its route', async () => {
    expect((await page('/om-nordvik')).props.frame.theme).toBe('nordvik');
    await edited(opened, '/om-nordvik', { BrandDesign: 'Terra' });
    expect((await page('/om-nordvik')).props.frame.theme).toBe('terra');
    expect((await page('/salj-bil')).props.frame.theme).toBe('nordvik');
    await edited(opened, '/om-nordvik', { BrandDesign: '' });
    expect((await page('/om-nordvik')).props.frame.theme).toBe('nordvik');
  });

  it('A-14 is the tag manager of a page', async () => {
    expect((await page('/salj-bil')).props.frame.gtmId).toBe(siteByName('car-store-se').tagManager);
    await edited(opened, '/salj-bil', { gtmID: 'GTM-OWN123' });
    expect((await page('/salj-bil')).props.frame.gtmId).toBe('GTM-OWN123');
    // The address of a booking's link has its token.
    expect((await page('/service-och-verkstad/min-bokning')).props.frame.gtmId).toBeNull();
  });

  it('A-15 is a built-in text, by its key, and one form of a plural by itself', async () => {
    const text = async (count: number) => {
      const { texts } = (await page()).props;
      return [
        translate(texts, 'sv-SE', 'frame.skip'),
        translate(texts, 'sv-SE', 'list.facetCount', { value: 'Volvo', count: String(count), pluralBy: count }),
      ];
    };
    const [, many] = await text(7);
    await edited(opened, 'Dictionary/frame.skip', { Phrase: 'Raka vägen till innehållet' });
    await edited(opened, 'Dictionary/list.facetCount#one', { Phrase: 'En enda bil' });
    expect(await text(1)).toEqual(['Raka vägen till innehållet', 'En enda bil']);
    expect(await text(7)).toEqual(['Raka vägen till innehållet', many]);
    const english = (await page('/', 'car-store-se', 'en')).props.texts;
    expect(translate(english, 'en', 'frame.skip')).not.toBe('Raka vägen till innehållet');
  });
});

describe('a platform that does not respond', () => {
  const kill = () =>
    Object.assign(opened.services, {
      contentSource: { endpoint: 'http://127.0.0.1:9/graphql', headers: {}, embedded: false },
    });

  it('E-01 makes no page: the cached one stays as it is', async () => {
    kill();
    await expect(getProps('/om-nordvik')).rejects.toThrow(
      'The content platform failed for car-store-se /om-nordvik (CONTENT_FAILED)',
    );
  });

  it('E-01 uses cached responses while the platform fails', async () => {
    const { props } = await page('/om-nordvik');
    const warn = jest.spyOn(opened.services.log, 'warn');
    const { app } = opened.services;
    jest.spyOn(app, 'request').mockImplementation(async () => new Response('{}', { status: 500 }));
    opened.services.contentListeners.forEach((listener) => listener());
    expect((await page('/om-nordvik')).props.blocks).toEqual(props.blocks);
    expect(warn.mock.calls.map(([what]) => JSON.stringify(what)).join()).toContain(
      'could not be renewed (CONTENT_FAILED)',
    );
  });
});
