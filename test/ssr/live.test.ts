/** @jest-environment ./test/kit/asOnServer.js */
import type { Car } from '@/domain/cars/car';
import { slugOf } from '@/lib/slug';
import { PUBLIC_LIVE_PAGE } from '@/domain/sites/pageCache';
import { translate } from '@/i18n/text';
import type { Locale, SiteName } from '@/sites/site.types';
import { storeSiteRoutes } from '@/sites/routeTable';
import { getCarsProps } from '@/ssr/cars';
import { openedServices } from '@/ssr/content';
import type { ContentProps } from '@/ssr/contentPage';
import { getLiveProps } from '@/ssr/live';
import type { PageProps } from '@/ssr/page.types';
import { publicPath } from '@/sites/resolver';
import { routed } from '@/sites/routing';
import { siteByName } from '@/sites/sites';
import { carIn, listIn, carsPageIn } from '../features/listKit';
import type { StoreState } from '@/store/root';
import { bytesOf, openServices, swedishCars, visitOf, type Opened } from './ssrKit';

const LIST = '/kop-bil/alla-bilar-i-lager';
let cars: Car[];
let opened: Opened;
const open = async () => {
  opened = await openServices({ 'cars-car-store-se': cars, 'cars-dealer-brand-se': [] }, [
    'car-store-se',
    'car-store-no',
    'dealer-brand-se',
  ]);
};
beforeAll(async () => {
  cars = swedishCars(600);
  await open();
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(() => opened.close());

/** By the page that the proxy sends the address to. */
const visit = async (address: string, name: SiteName = 'car-store-se', locale?: Locale) => {
  const site = siteByName(name);
  const context = visitOf(name, address, locale);
  const language = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const { area } = routed(site, publicPath(language, address.split('?')[0] ?? ''));
  const result = area === '_cars' ? await getCarsProps(context) : await getLiveProps(context);
  const props: (PageProps & { blocks?: ContentProps['blocks'] }) | null = 'props' in result ? await result.props : null;
  return { result, area, props, status: context.res.statusCode, cache: context.res.getHeader('Cache-Control') };
};
/** The page's props; fails where the result has none. */
const page = async (...where: Parameters<typeof visit>) => {
  const { props, ...rest } = await visit(...where);
  if (!props) throw new Error('The page has no props.');
  const state: StoreState = {
    page: { stateId: null, attached: [] },
    ...props.state,
    entities: { cars: {}, facilities: {}, ...props.state.entities },
  };
  return {
    ...rest,
    props,
    state,
    list: () => listIn(state),
    car: () => carIn(state),
    shown: () => carsPageIn(state).view,
  };
};

describe('the list, on the server', () => {
  it('F-03 is complete: cars, counts, texts and its path', async () => {
    const { area, props, list, state, shown, status, cache } = await page(
      `${LIST}?car_brand=${encodeURIComponent(cars[0]?.car_brand ?? '')}&sort=car_price_asc`,
    );
    expect([status, cache]).toEqual([200, PUBLIC_LIVE_PAGE]);
    expect([area, shown()]).toEqual(['_cars', 'carList']);
    const { flow, total, pages, facets } = list();
    const same = cars.filter((car) => car.car_brand === cars[0]?.car_brand);
    expect([flow.value, total]).toEqual(['settled', same.length]);
    expect(pages[1]).toHaveLength(Math.min(48, same.length));
    expect(facets).toHaveLength(20);
    const prices = (pages[1] ?? []).map((id) => state.entities.cars[id]?.car_price ?? Number.MAX_SAFE_INTEGER);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(state.context).toMatchObject({
      site: 'car-store-se',
      locale: 'sv-SE',
      currency: 'SEK',
      carIndex: 'cars-car-store-se',
      paths: { carList: LIST },
    });
    expect(props.frame).toMatchObject({ lang: 'sv-SE', theme: 'nordvik' });
  });

  it('F-07 an address shows its own page, clamped to the last there is', async () => {
    expect(Object.keys((await page(`${LIST}?page=3`)).list().pages)).toEqual(['3']);
    const far = (await page(`${LIST}?page=999`)).list();
    expect([Object.keys(far.pages), far.query.page]).toEqual([['13'], 13]);
    expect((await page(`${LIST}?page=x`)).list().query.page).toBe(1);
  });

  it('F-03 names what it did not understand, and is a good page all the same', async () => {
    const { list, status } = await page(`${LIST}?car_price_min=mycket&sort=fel&utm_source=brev`);
    expect(status).toBe(200);
    expect(list()).toMatchObject({
      ignored: [
        { name: 'car_price_min', value: 'mycket' },
        { name: 'sort', value: 'fel' },
      ],
      total: 600,
    });
  });

  it.each([
    'car_fuel=%C2%85',
    'keyphrase=%C2%85',
    `keyphrase=${'x'.repeat(900)}`,
    `car_brand=${'x'.repeat(500)}`,
    'car_year_min=3&car_year_max=1',
    'car_brand=%3E',
    'car_brand=',
    'page=-1',
  ])('F-03 no address breaks it: %s', async (query) => {
    const { status, list } = await page(`${LIST}?${query}`);
    expect([status, list().error]).toEqual([200, null]);
  });

  it('A-15 has the language of its address', async () => {
    const { props, state } = await page(LIST, 'car-store-se', 'en');
    expect(props.frame.lang).toBe('en');
    expect(translate(props.texts, 'en', 'list.title')).toBe('All cars in stock');
    expect(state.context).toMatchObject({
      path: `/en${LIST}`,
      paths: { home: '/en', carList: `/en${LIST}`, carBase: '/en/kop-bil' },
    });
  });

  it('F-07 an empty stock is an empty list, no failure', async () => {
    const { status, list } = await page(LIST, 'dealer-brand-se');
    expect([status, list().total, list().flow.value]).toEqual([200, 0, 'settled']);
  });
});

describe('a car, on the server', () => {
  it('G-01 is complete, with similar cars', async () => {
    const [car] = cars;
    const {
      area,
      state,
      car: open,
      shown,
      status,
      cache,
    } = await page(`/kop-bil/${car?.car_id}/${encodeURIComponent(car?.slug ?? '')}`);
    expect([status, cache, area, shown()]).toEqual([200, PUBLIC_LIVE_PAGE, '_cars', 'carDetail']);
    expect(open()).toMatchObject({ flow: { value: 'loaded' }, carId: car?.car_id });
    expect(state.entities.cars[car?.car_id ?? '']).toMatchObject({
      car_description: car?.car_description,
      car_equipment: car?.car_equipment,
    });
    expect(
      open().similar.every((id) => id !== car?.car_id && state.entities.cars[id]?.car_body === car?.car_body),
    ).toBe(true);
  });

  it.each<[Locale, string]>([
    ['sv-SE', ''],
    ['en', '/en'],
  ])('G-01 without its slug is sent on to it with 302, in %s', async (locale, prefix) => {
    const [car] = cars;
    const { result } = await visit(`/kop-bil/${car?.car_id}`, 'car-store-se', locale);
    expect(result).toEqual({
      redirect: {
        destination: `${prefix}/kop-bil/${car?.car_id}/${encodeURIComponent(car?.slug ?? '')}`,
        statusCode: 302,
      },
    });
  });

  it.each([
    '/kop-bil/99999999/volvo-v60-kombi',
    '/kop-bil/99999999',
    `/kop-bil/99999999/a-b-${encodeURIComponent(`${'x'.repeat(59)}🚗🚗`)}`,
  ])('G-01 that is gone is 404 with up to eight others: %s', async (path) => {
    const { status, car } = await page(path);
    expect(status).toBe(404);
    expect(car().flow.value).toBe('notFound');
    expect(car().recommended.length).toBeLessThanOrEqual(8);
  });

  it('G-01 that is gone is searched for by the third part of its slug', async () => {
    const { car } = await page(`/kop-bil/99999999/x-y-${cars[0]?.car_brand.toLowerCase()}`);
    expect(car().recommended.length).toBeGreaterThan(0);
    expect(car().keyphrase).toBe(cars[0]?.car_brand.toLowerCase());
  });
});

describe('an unknown address', () => {
  it.each<[string, SiteName]>([
    ['/om-oss', 'car-store-se'],
    ['/kop-bil/12/x', 'car-store-se'],
    ['/Kop-Bil/12/x', 'car-store-se'],
    ['/404', 'car-store-se'],
    ['/500', 'car-store-se'],
    [LIST, 'it'],
    ['/kop-bil/12345/x', 'restaurant'],
  ])("A-02 %s is 404 on %s, in the site's own frame", async (path, site) => {
    const { props, status } = await page(path, site);
    expect([status, props.head.noIndex, props.frame.site.name]).toEqual([404, true, site]);
  });

  it('A-01 throws for an unknown site or language', async () => {
    for (const props of [getLiveProps, getCarsProps]) {
      await expect(
        (async () => props({ ...visitOf('car-store-se', LIST), params: { site: 'nobody', locale: 'sv-SE' } }))(),
      ).rejects.toThrow('Unknown site');
    }
    await expect(
      getCarsProps({ ...visitOf('car-store-se', LIST), params: { site: 'car-store-no', locale: 'en' } }),
    ).rejects.toThrow('has no locale en');
  });
});

describe('a search that fails', () => {
  it('F-07 makes the list 503 without caching, with its texts and the selection', async () => {
    const { props, list, status, cache } = await page('/kjop-bil/alle-biler-pa-lager?car_fuel=El', 'car-store-no');
    expect([status, cache]).toEqual([503, 'no-store']);
    expect(list()).toMatchObject({
      flow: { value: 'searchFailed' },
      error: { code: 'LIST_FAILED' },
      query: { terms: { car_fuel: ['El'] } },
    });
    expect(translate(props.texts, 'nb-NO', 'error.carListError')).toMatch(/\S/);
  }, 30_000);

  it('G-01 makes a car 503 for no cache, not gone', async () => {
    const { car, status, cache } = await page('/kjop-bil/123456/volvo', 'car-store-no');
    expect([status, cache]).toEqual([503, 'no-store']);
    expect(car()).toMatchObject({ flow: { value: 'lookupFailed' }, error: { code: 'DETAIL_FAILED' } });
  }, 30_000);
});

describe('what a page sends along', () => {
  const paths = (): string[] => [
    LIST,
    `${LIST}?page=2`,
    `/kop-bil/${cars[0]?.car_id}/${encodeURIComponent(cars[0]?.slug ?? '')}`,
    '/kop-bil/99999999/a-b-c',
    '/om-oss',
  ];

  it('F-01 is never a chassis number', async () => {
    const numbers = cars.flatMap(({ car_chassino: number }) => number ?? []);
    expect(numbers.length).toBeGreaterThan(500);
    for (const path of paths()) {
      const text = JSON.stringify((await page(path)).props);
      expect(text).not.toContain('car_chassino');
      expect(numbers.filter((number) => text.includes(number))).toEqual([]);
    }
  });

  it('M-01 is plain data: nothing undefined, a state of its own every time', async () => {
    for (const path of paths()) {
      const { props } = await page(path);
      expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
    }
    const [one, other] = [await page(LIST), await page(LIST)];
    expect(one.props.stateId).not.toBe(other.props.stateId);
  });

  it("M-01 is nothing of the visitor's own slices", async () => {
    expect(Object.keys((await page(LIST)).props.state).sort()).toEqual([
      'carList',
      'cars',
      'carsPage',
      'context',
      'entities',
      'queryText',
    ]);
  });

  it('F-03 is at most 100 kB raw for the list, whatever the query (P40)', async () => {
    for (const path of [LIST, `${LIST}?page=2`, `${LIST}?car_fuel=Diesel&car_year_min=2015`]) {
      expect(bytesOf((await page(path)).props)).toBeLessThanOrEqual(100_000);
    }
    expect(bytesOf((await page(LIST, 'car-store-se', 'en')).props)).toBeLessThanOrEqual(100_000);
  });
});

describe("the site's own page for unknown addresses", () => {
  it("A-02 has the data of content, in the site's language, and excludes search engines", async () => {
    for (const [site, locale, lang] of [
      ['car-store-se', 'sv-SE', 'sv-SE'],
      ['car-store-se', 'en', 'en'],
      ['car-store-no', 'nb-NO', 'nb-NO'],
    ] as const) {
      const { props, status, cache } = await page('/finns-inte', site, locale);
      expect([status, cache, props.frame.lang]).toEqual([404, PUBLIC_LIVE_PAGE, lang]);
      const [hero] = props.blocks ?? [];
      if (hero?.block !== 'HeroNotFound') throw new Error('There is no hero.');
      expect([hero.fields.Image?.src, hero.fields.Title, hero.fields.Text]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
      expect(props.head).toMatchObject({ noIndex: true, alternates: [] });
      expect([props.header.length, props.footer.map(({ block }) => block)]).toEqual([1, ['Footer']]);
    }
  });

  it('A-02 leaves the path in the log, and not more of it than the log takes', async () => {
    const info = jest.spyOn(opened.services.log, 'info');
    await page('/finns-inte');
    await page(`/${'x'.repeat(900)}`);
    expect(info.mock.calls).toEqual([
      [{ site: 'car-store-se', path: '/finns-inte' }, 'page not found'],
      [{ site: 'car-store-se', path: `/${'x'.repeat(199)}` }, 'page not found'],
    ]);
  });
});

describe("a page that the proxy's routes do not contain yet", () => {
  it('A-02 is rendered live, like any other', async () => {
    const { props, status, cache } = await page('/om-nordvik');
    expect([status, cache, props.head.noIndex, props.head.title]).toEqual([
      200,
      PUBLIC_LIVE_PAGE,
      false,
      'Om Nordvik Bil och koncernen | Nordvik Bil',
    ]);
  });

  it('A-08 without its stock is for no cache', async () => {
    const { props, status, cache } = await page('/', 'car-store-no');
    expect([status, cache, props.head.noIndex]).toEqual([503, 'no-store', false]);
  }, 30_000);
});

describe('the head of cars', () => {
  it('A-09 F-12 of the list has the title of its view, and the address of its page of content', async () => {
    const { props, list } = await page(`${LIST}?sort=car_price_asc`);
    expect(props.head).toMatchObject({
      // The same as the list's first render: nothing changes when its code arrives.
      title: `Alla bilar i lager, ${list().total} bilar | Nordvik Bil`,
      canonical: `http://car-store-se.localhost:3000${LIST}`,
      noIndex: false,
    });
    expect(props.head.alternates.map(({ hreflang }) => hreflang)).toEqual(['sv-SE', 'en', 'x-default']);
  });

  it('A-09 of a car names it, below the list', async () => {
    const [car] = cars;
    const { props } = await page(`/kop-bil/${car?.car_id}/${encodeURIComponent(car?.slug ?? '')}`);
    expect(props.head.title).toBe(
      `${[car?.car_brand, car?.car_model, car?.car_version].filter(Boolean).join(' ')} | Nordvik Bil`,
    );
    expect(props.head.canonical).toBe(
      `http://car-store-se.localhost:3000/kop-bil/${car?.car_id}/${encodeURIComponent(car?.slug ?? '')}`.toLowerCase(),
    );
    const { '@graph': things } = JSON.parse(props.head.graph);
    const trail = things.find((thing: object) => '@type' in thing && thing['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.slice(2).map(({ name }: { name: string }) => name)).toEqual([
      'Alla bilar i lager',
      car?.car_brand,
      car?.car_model,
      expect.stringContaining(car?.car_brand ?? ''),
    ]);
  });

  it('F-12 of a list of one make is below that make, in the page and in its data', async () => {
    const { props } = await page(`${LIST}?car_brand=Volvo`, 'car-store-se', 'en');
    const { '@graph': things } = JSON.parse(props.head.graph);
    const steps = things.find(
      (thing: object) => '@type' in thing && thing['@type'] === 'BreadcrumbList',
    ).itemListElement;
    expect(steps.at(-1)).toMatchObject({
      name: 'Volvo',
      item: 'http://car-store-se.localhost:3000/en/kop-bil/bilmarken/volvo',
    });
    expect('trail' in props && props.trail).toEqual(
      steps.slice(0, -1).map(({ name, item }: { name: string; item: string }) => ({
        title: name,
        path: item.replace('http://car-store-se.localhost:3000', ''),
      })),
    );
  });

  it('A-09 of a car that is gone is excluded from search engines', async () => {
    expect((await page('/kop-bil/99999999/a-b-c')).props.head.noIndex).toBe(true);
  });
});

describe('a content platform that does not respond', () => {
  /** The API still responds for the stock. */
  const silence = () => {
    const { app } = opened.services;
    const original = app.request;
    jest
      .spyOn(app, 'request')
      .mockImplementation((input, ...rest) =>
        String(input).includes('/api/graphql/v1')
          ? new Response('{"errors":[{"message":"no"}]}', { status: 500 })
          : original(input, ...rest),
      );
  };
  beforeEach(async () => {
    opened.close();
    await open();
    silence();
  });

  it("E-01 leaves the list its cars, with header and footer of the site's own data", async () => {
    const { props, list, status } = await page(LIST);
    expect([status, list().total, props.header.length, props.footer.map(({ block }) => block)]).toEqual([
      200,
      600,
      1,
      ['CreditWarning', 'Footer'],
    ]);
    expect(JSON.stringify(props.header)).toContain(LIST);
    expect(props.head.title).toContain('Nordvik Bil');
  });

  it('E-01 makes a page that may exist 503 for no cache', async () => {
    const { status, cache } = await page('/om-nordvik');
    expect([status, cache]).toEqual([503, 'no-store']);
  });

  it('E-01 responds with 404 to an unknown page all the same', async () => {
    storeSiteRoutes('car-store-se', {
      robots: null,
      redirects: new Map(),
      pages: new Map([
        [
          'sv-SE',
          new Map([
            ['/', 'home'],
            ['/om-nordvik', 'about'],
          ]),
        ],
      ]),
    });
    const { status, props } = await page('/finns-inte');
    expect([status, props.head.noIndex, props.header.length]).toEqual([404, true, 1]);
    expect((await page('/om-nordvik')).status).toBe(503);
  });
});

describe('before the services are open', () => {
  it('M-03 there is no page: every response waits for them', async () => {
    opened.close();
    await expect(page(LIST)).rejects.toThrow('The services are not open yet.');
    await open();
  }, 30_000);
});

describe('landing pages of the list', () => {
  const ORIGIN = 'http://car-store-se.localhost:3000';
  const model = () => {
    const car = cars.find(({ car_brand }) => car_brand === 'Volvo');
    return { name: car?.car_model ?? '', path: `/kop-bil/bilmarken/volvo/${slugOf(car?.car_model ?? '')}` };
  };

  it("F-03 a model's page shows its cars, under its own name", async () => {
    const { name, path } = model();
    const { area, status, props, list, state } = await page(path);
    expect([area, status]).toEqual(['_cars', 200]);
    expect(list().query.terms).toEqual({ car_brand: ['Volvo', `Volvo>${name}`] });
    expect(list().total).toBe(cars.filter((car) => car.car_brand === 'Volvo' && car.car_model === name).length);
    expect(state.context?.paths.landing).toMatchObject({ path, title: `Volvo ${name} i lager`, unknown: [] });
    expect(props.head).toMatchObject({
      title: `Volvo ${name} i lager, ${list().total} bilar | Nordvik Bil`,
      canonical: `${ORIGIN}${path}`,
      noIndex: false,
    });
    expect(props.head.alternates.map(({ href }) => href)).toEqual([
      `${ORIGIN}${path}`,
      `${ORIGIN}/en${path}`,
      `${ORIGIN}${path}`,
    ]);
    expect(props.head.description).toContain(`Volvo ${name}`);
  });

  it('A-15 a kind of car, in the language of the page', async () => {
    const { list, props } = await page('/kop-bil/biltyp/suv', 'car-store-se', 'en');
    expect(list().total).toBe(cars.filter((car) => car.car_body === 'SUV').length);
    expect(props.head).toMatchObject({
      title: `SUVs in stock, ${list().total} cars | Nordvik Bil`,
      canonical: `${ORIGIN}/en/kop-bil/biltyp/suv`,
    });
  });

  it('F-03 narrowed further, the landing page is the canonical address; its further pages have their own', async () => {
    const { path } = model();
    const canonical = async (address: string) => (await page(address)).props.head.canonical.replace(ORIGIN, '');
    expect(await canonical(`${path}?car_price_min=1`)).toBe(path);
    expect(await canonical(`${LIST}?car_body=SUV`)).toBe('/kop-bil/biltyp/suv');
    expect(await canonical(`${LIST}?car_body=SUV&page=2`)).toBe('/kop-bil/biltyp/suv?page=2');
    expect(await canonical(`${LIST}?car_brand=Volvo&car_gearbox=Automat`)).toBe('/kop-bil/bilmarken/volvo');
    expect(await canonical(`${LIST}?page=2`)).toBe(`${LIST}?page=2`);
    expect(await canonical(`${LIST}?car_gearbox=Automat&page=2`)).toBe(LIST);
  });

  it.each([
    ['', false],
    ['?car_body=SUV', false],
    ['?car_body=SUV&car_fuel=El', false],
    ['?car_body=SUV&car_fuel=El&car_gearbox=Automat', true],
    ['?keyphrase=zzz', true],
    ['?car_price_max=1', true],
  ])('F-03 search engines keep out of "%s": %p', async (search, noIndex) => {
    expect((await page(`${LIST}${search}`)).props.head.noIndex).toBe(noIndex);
  });

  it.each([
    '/kop-bil/biltyp/rymdskepp',
    '/kop-bil/bilmarken/anything',
    '/kop-bil/bilmarken/volvo/anything',
    '/en/kop-bil/bilmarken/anything/at-all',
  ])("F-03 the unknown path %s responds with the site's own 404", async (path) => {
    const { status, cache, props } = await visit(path);
    expect([status, cache, props?.head.noIndex]).toEqual([404, PUBLIC_LIVE_PAGE, true]);
    expect(props).toHaveProperty('trail', null);
  });

  it('P10 shows a value that the stock has never had as ignored, and does not search for it', async () => {
    const { list, state } = await page(`${LIST}?car_brand=Volvoo&car_fuel=El`);
    expect(list().ignored).toEqual([{ name: 'car_brand', value: 'Volvoo' }]);
    expect(list().query.terms).toEqual({ car_fuel: ['El'] });
    expect(state.context?.paths.landing?.unknown).toEqual([{ name: 'car_brand', value: 'Volvoo' }]);
  });

  it.each([
    ['?car_brand=volvo&utm_source=brev', '?car_brand=Volvo&utm_source=brev'],
    ['?car_vehicle_type=LCV', '?car_vehicle_type_code=LCV'],
  ])('A-07 an old address of a search, %s, redirects to %s', async (old, now) => {
    expect((await visit(`${LIST}${old}`)).result).toEqual({
      redirect: { destination: `${LIST}${now}`, statusCode: 308 },
    });
  });

  it('F-03 a list names the cars it shows, by position and address', async () => {
    const { props, list, state } = await page(`${LIST}?page=2`);
    const { '@graph': things } = JSON.parse(props.head.graph);
    const { itemListElement: items } = things.find(
      (thing: object) => '@type' in thing && thing['@type'] === 'ItemList',
    );
    const ids = list().pages[2] ?? [];
    expect(items).toEqual(
      ids.map((id, index) => ({
        '@type': 'ListItem',
        position: 49 + index,
        url: `${ORIGIN}/kop-bil/${id}/${encodeURIComponent(state.entities.cars[id]?.slug ?? '')}`,
      })),
    );
  });

  it('A-04 the sitemap names the landing pages of what is in stock, in every language', async () => {
    const { app } = opened.services;
    const xml = await (await app.request('http://car-store-se.localhost:3000/sitemap-1.xml')).text();
    for (const path of [model().path, '/kop-bil/biltyp/suv', `/en${model().path}`])
      expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`);
    expect(xml).not.toContain('/bilmarken/saab');
  });
});

describe('query text in the address of the list', () => {
  const sentTo = async (query: string) => {
    const { result } = await visit(`${LIST}?${query}`);
    return 'redirect' in result ? decodeURIComponent(result.redirect.destination).replaceAll('+', ' ') : null;
  };

  it('F-04 are understood once, so that the address has their filters; other filters are preserved', async () => {
    expect(await sentTo('keyphrase=diesel+max+8000+mil+zzz&car_gearbox=Automat')).toBe(
      `${LIST}?car_fuel=Diesel&car_mileage_max=8000&car_gearbox=Automat&said=diesel max 8000 mil zzz`,
    );
  });

  it.each([
    ['keyphrase=zzz', ['zzz']],
    ['car_fuel=Diesel&said=diesel', [undefined]],
    ['car_fuel=Diesel', []],
  ])('F-04 "%s" is understood and loaded by one search', async (query, texts) => {
    const { pageSearch } = openedServices();
    const plain = jest.spyOn(pageSearch, 'search');
    const ofText = jest.spyOn(pageSearch, 'searchText');
    await page(`${LIST}?${query}`);
    expect(plain.mock.calls.length + ofText.mock.calls.length).toBe(1);
    expect(ofText.mock.calls.map(([request]) => request.query_text.text)).toEqual(texts);
  });

  it.each(['keyphrase=zzz', 'keyphrase=zzz&page=2', 'car_fuel=Diesel&said=diesel+zzz&keyphrase=zzz', ''])(
    'F-04 "%s" needs no redirect',
    async (query) => {
      expect(await sentTo(query)).toBeNull();
    },
  );

  it('F-04 a form without script sends them with those that stood there before: these go with what they brought', async () => {
    expect(
      await sentTo('car_fuel=Diesel&car_gearbox=Automat&before=diesel+zzz&keyphrase=bensin&sort=car_publishdate_asc'),
    ).toBe(`${LIST}?car_fuel=Bensin&car_gearbox=Automat&said=bensin`);
    expect(await sentTo('car_fuel=Diesel&before=diesel+zzz&keyphrase=')).toBe(LIST);
    expect(await sentTo('car_fuel=Diesel&car_gearbox=Automat&before=diesel+zzz&keyphrase=diesel+zzz')).toBe(
      `${LIST}?car_fuel=Diesel&car_gearbox=Automat&said=diesel zzz`,
    );
  });

  it('F-05 M-05 a form without script sends a place and a radius: the address has the position of the town', async () => {
    const near = 'near=Borås,57.72,12.94';
    expect(await sentTo('car_fuel=Diesel&place=bor%C3%A5s&radius=50&sort=car_publishdate_asc&utm_source=brev')).toBe(
      `${LIST}?car_fuel=Diesel&${near},50&utm_source=brev`,
    );
    // As it was: no other place is searched for.
    expect(await sentTo(`${near},50&place=Borås&radius=50&sort=distance_asc`)).toBeNull();
    expect(await sentTo(`${near},50&place=Borås&radius=&sort=car_price_asc`)).toBe(
      `${LIST}?${near}&sort=car_price_asc`,
    );
    expect(await sentTo(`${near},50&place=&radius=50&sort=distance_asc`)).toBe(LIST);
    const unknown = (await page(`${LIST}?place=zzzz&radius=50`)).list();
    expect([unknown.ignored, unknown.query.near]).toEqual([[{ name: 'place', value: 'zzzz' }], undefined]);
  });

  it('F-11 preserves the parameters of the campaign that sent the visitor', async () => {
    expect(await sentTo('keyphrase=volvo&utm_source=brev&utm_medium=e-post')).toMatch(
      new RegExp(`^${LIST}/volvo\\?said=volvo&utm_source=brev&utm_medium=e-post$`),
    );
  });

  it.each(['volvo', 'suv diesel zzz', 'diesel bensin under 300 tusen'])(
    'F-11 "%s" from a search field: its values are the path in small letters, the rest is the query, and the page is that list',
    async (keyphrase) => {
      const { result } = await visit(`${LIST}?keyphrase=${encodeURIComponent(keyphrase)}`);
      const destination = 'redirect' in result ? result.redirect.destination : '';
      expect(destination).toMatch(new RegExp(`^${LIST}/[a-z/-]+\\?`));
      expect(destination).not.toMatch(/car_(?:brand|body|fuel)=/);
      const text = (await page(destination)).list().query;
      expect(text.queryText).toEqual({ text: keyphrase, plain: [] });
      expect(Object.keys(text.terms)).not.toEqual([]);
      // No car has 'zzz': it is set aside.
      expect(text.keyphrase).toBe('');
    },
  );

  it('F-04 are returned with their parts and meanings', async () => {
    const { state } = await page(`${LIST}?car_fuel=Diesel&said=diesel+zzz&keyphrase=zzz`);
    expect(state.carList).toMatchObject({
      understood: [
        {
          queryText: { text: 'diesel zzz', plain: [] },
          parts: [
            { text: 'diesel', meaning: { kind: 'terms', name: 'car_fuel', values: ['Diesel'] } },
            { text: 'zzz', meaning: { kind: 'setAside' } },
          ],
        },
      ],
    });
  });
});
