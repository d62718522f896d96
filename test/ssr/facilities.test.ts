/** @jest-environment ./test/kit/asOnServer.js */
import { PUBLIC_LIVE_PAGE } from '@/domain/sites/pageCache';
import type { Facility } from '@/domain/dealers/facility';
import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import type { DealersState } from '@/features/dealers/dealers.slice';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { SiteName } from '@/sites/site.types';
import { getLiveProps } from '@/ssr/live';
import { getSiteProps } from '@/ssr/site';
import { bytesOf, openServices, swedishCars, visitOf, type Opened } from './ssrKit';

const LIST = '/anlaggningar';
const facilities = generateFacilities('se');
let opened: Opened;

async function* places(given: readonly Facility[]) {
  for (const [index, facility] of given.entries())
    yield { id: facility.site_id, version: index + 1, document: { ...facility } };
}

beforeAll(async () => {
  opened = await openServices({ 'cars-car-store-se': swedishCars(600) }, ['car-store-se', 'car-store-no']);
  await opened.search.rebuild('sites-car-store-se', places(facilities));
}, 60_000);
afterEach(() => jest.restoreAllMocks());
afterAll(() => opened.close());

const visit = async (address: string, site: SiteName = 'car-store-se', locale?: Parameters<typeof visitOf>[2]) => {
  const context = visitOf(site, address, locale);
  const result = await getLiveProps(context);
  return {
    result,
    props: 'props' in result ? await result.props : null,
    status: context.res.statusCode,
    cache: context.res.getHeader('Cache-Control'),
  };
};
const page = async (...where: Parameters<typeof visit>) => {
  const { props, ...rest } = await visit(...where);
  if (!props) throw new Error('The page has no props.');
  return { ...rest, props };
};
const first = facilities[0]!;
const thingsOf = (graph: string): Record<string, unknown>[] =>
  (JSON.parse(graph) as { '@graph': Record<string, unknown>[] })['@graph'];

describe('the list of facilities, on the server', () => {
  it('I-01 is complete, with makes and hours, and small', async () => {
    const { props, status, cache } = await page(LIST);
    expect([status, cache, props.blocks.map(({ block }) => block)]).toEqual([
      200,
      PUBLIC_LIVE_PAGE,
      expect.arrayContaining(['Breadcrumb', 'FacilityList']),
    ]);
    expect(props.state.dealers).toMatchObject({ listing: { total: facilities.length, failed: false } });
    // Of it 11 kB are today's hours of workshop and sales.
    expect(bytesOf(props)).toBeLessThanOrEqual(66_000);
  });

  it('I-01 searches by its address', async () => {
    const { props } = await page(
      `${LIST}?keyphrase=${encodeURIComponent(first.site_city)}&site_brands=${encodeURIComponent(first.site_brands[0] ?? '')}&utm_source=brev`,
    );
    const listing: unknown = props.state.dealers;
    expect(listing).toMatchObject({
      listing: {
        query: { keyphrase: first.site_city, filters: { site_brands: first.site_brands[0] }, pages: 1 },
        failed: false,
        ids: expect.arrayContaining([first.site_id]),
      },
    });
    expect((await page(`${LIST}?keyphrase=qqqqqqqq`)).props.state.dealers).toMatchObject({
      listing: { total: 0, ids: [], failed: false },
    });
  });

  it('I-01 measures from a place of the address, with the distances sorted', async () => {
    const { props } = await page(`${LIST}?near=Lund`);
    const dealers = props.state.dealers as DealersState;
    const { origin, ids } = dealers.listing ?? { origin: null, ids: [] };
    if (!origin) throw new Error('The place is unknown.');
    const distances = ids.map((id) => {
      const position = positionOf(facilities.find(({ site_id: own }) => own === id)?.site_geocoord);
      return position ? distanceKm(origin, position) : Number.NaN;
    });
    expect([origin.name, distances.length]).toEqual(['Lund', Math.min(48, facilities.length)]);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it("I-01 that can't be fetched is 503 for no cache", async () => {
    const { status, cache, props } = await page('/avdelinger', 'car-store-no');
    expect([status, cache]).toEqual([503, 'no-store']);
    expect(props.state.dealers).toMatchObject({ listing: { failed: true } });
  }, 30_000);
});

describe('the page of a facility, on the server', () => {
  it('I-02 names it in title, trail and data, and shows its cars', async () => {
    const { props, status, cache } = await page(`${LIST}/${first.slug}`);
    expect([status, cache, props.head.noIndex]).toEqual([200, PUBLIC_LIVE_PAGE, false]);
    expect(props.head.title).toBe(`${first.site_official_name} | Nordvik Bil`);
    expect(props.head.description).toContain(first.site_street);
    const trail = props.blocks.find((block) => block.block === 'Breadcrumb');
    expect(trail?.block === 'Breadcrumb' && trail.fields.Items.at(-1)?.Title).toBe(first.site_official_name);
    const things = thingsOf(props.head.graph);
    const canonical = `http://car-store-se.localhost:3000${LIST}/${first.slug}`;
    expect(things.find((thing) => thing['@id'] === `${canonical}#facility`)).toMatchObject({
      '@type': 'AutoDealer',
      name: first.site_official_name,
      url: canonical,
      parentOrganization: { '@id': 'http://car-store-se.localhost:3000/#organization' },
      address: { streetAddress: first.site_street, postalCode: first.site_zip, addressLocality: first.site_city },
      geo: { latitude: Number(first.site_geocoord.split(',')[0]) },
      department: first.site_departments.map((department, index) =>
        expect.objectContaining({ '@id': `${canonical}#facility-${index + 1}`, name: department.official_name }),
      ),
    });
    expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ name: first.site_official_name, item: canonical }),
      ]),
    });
    expect(bytesOf(props)).toBeLessThanOrEqual(60_000);
  });

  it('I-02 has one data for a workshop and one for the days that deviate', async () => {
    const open = facilities.find(
      ({ site_departments: departments }) => departments[1]?.openingschedule.deviationdays.length,
    )!;
    const { props } = await page(`${LIST}/${open.slug}`);
    const thing = thingsOf(props.head.graph).find((one) => String(one['@id']).endsWith('#facility'));
    const workshop = (value: unknown) =>
      Array.isArray(value) ? value.find((one) => one['@type'] === 'AutoRepair') : undefined;
    expect(workshop(thing?.department)?.openingHoursSpecification).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'Monday' }),
        expect.objectContaining({
          validFrom: '2026-12-24',
          validThrough: '2026-12-24',
          opens: '00:00',
          closes: '00:00',
        }),
      ]),
    );
  });

  it('I-02 in another language is the same facility, and each version links to the other', async () => {
    const { props, status } = await page(`${LIST}/${first.slug}`, 'car-store-se', 'en');
    expect([status, props.frame.lang]).toEqual([200, 'en']);
    expect(props.head.alternates.map(({ href }) => href)).toEqual(
      expect.arrayContaining([`http://car-store-se.localhost:3000/en${LIST}/${first.slug}`]),
    );
    expect(props.head.alternates.filter(({ href }) => href.includes('*'))).toEqual([]);
  });

  it.each(['finns-inte', `${'x'.repeat(300)}`, '%C2%85', 'a/b'])(
    "I-02 with an unknown slug is the site's 404: %s",
    async (slug) => {
      const { props, status } = await page(`${LIST}/${slug}`);
      expect([status, props.head.noIndex]).toEqual([404, true]);
    },
  );

  it("I-02 that can't be fetched redirects to the list in its language with 302, is not cached, and is logged", async () => {
    const error = jest.spyOn(opened.services.log, 'error');
    const { result, cache } = await visit('/avdelinger/oslo', 'car-store-no');
    expect([result, cache]).toEqual([{ redirect: { destination: '/avdelinger', statusCode: 302 } }, 'no-store']);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ site: 'car-store-no' }), 'facility');
  }, 30_000);
});

describe('a landing page of cars, on the server', () => {
  const cached = async (path: string) => {
    const result = await getSiteProps({
      params: { site: 'car-store-se', locale: 'sv-SE', path: path.split('/').filter(Boolean) },
    });
    if (!('props' in result)) throw new Error('The page has no props.');
    return { props: await result.props, revalidate: result.revalidate };
  };

  it('C-27 shows the first twelve cars of its filter, and is small', async () => {
    const { props, revalidate } = await cached('/kop-bil/bilmarken/volvo');
    const teasers = Object.values(
      props.state.carTeasers as Record<string, { ids: string[]; total: number; query: string }>,
    );
    expect([revalidate, teasers.length, teasers[0]?.query]).toEqual([300, 1, 'car_brand=Volvo']);
    expect(teasers[0]?.ids.length).toBe(Math.min(12, teasers[0]?.total ?? 0));
    expect(teasers[0]?.ids.every((id) => props.state.entities?.cars?.[id]?.car_brand === 'Volvo')).toBe(true);
    expect(bytesOf(props)).toBeLessThanOrEqual(60_000);
  });

  it.each([
    '/kop-bil/biltyp/elbilar',
    '/kop-bil/biltyp/hybridbilar',
    '/kop-bil/biltyp/demobilar',
    '/kop-bil/begagnade-bilar-i-lager',
    '/kop-bil/nya-bilar-i-lager',
    '/kop-bil/foretag/transportbilar',
    '/kop-bil/privatleasing-bilar',
    '/kop-bil/kampanjer/bilkampanjer',
  ])('C-27 %s leads to the list with its filter', async (path) => {
    const { props } = await cached(path);
    const teasers = Object.values(
      props.state.carTeasers as Record<string, { total: number; query: string | null; failed: boolean }>,
    );
    expect(teasers).toEqual([expect.objectContaining({ query: expect.stringMatching(/^car_/), failed: false })]);
  });
});
