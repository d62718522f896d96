import { facilityKeyphrase } from '@/domain/dealers/facilityKeyphrase';
import type { Facility } from '@/domain/dealers/facility';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { facilitiesOf, servedDefinition } from '@/server/search/stockIndexes';
import { generateTireHotel } from '@/server/tire-hotel/seed/agreements.seed';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';

const { facilities: storing } = generateTireHotel(generateFacilities('se'));

const unexpected = (error: unknown): void => {
  throw error;
};

interface Wanted {
  text?: string;
  filters?: { name: string; values: string[] }[];
  /** All where none is named, as the page of a facility wants them. */
  fields: (keyof Facility)[];
}

async function indexOn(name: SiteName, facilities: readonly Facility[]) {
  const site = siteByName(name);
  if (!site.facilities) throw new Error(`${name} has no facilities.`);
  const { index } = site.facilities;
  const search = createEmbeddedSearch({ definitionOf: servedDefinition, report: unexpected });
  async function* documents() {
    for (const [index, document] of facilities.entries()) yield { id: document.site_id, version: index + 1, document };
  }
  await search.rebuild(index, facilitiesOf({ documents }, site, site.facilities));
  return async ({ text = '', filters = [], fields }: Wanted): Promise<Partial<Facility>[]> => {
    const result = await search.search({
      index,
      fields,
      keyphrase: facilityKeyphrase(text, { weekday: 4 }),
      facets: [],
      limit: 100,
      offset: 0,
      sort_name: 'website_sort_order_asc',
      filters,
    });
    if (!result.ok) throw new Error(result.error.code);
    return JSON.parse(result.value.contentJson);
  };
}

async function searchOn(name: SiteName, facilities: readonly Facility[]) {
  const search = await indexOn(name, facilities);
  return async (text: string, filters: Wanted['filters'] = []): Promise<Facility[]> => {
    const found = await search({ text, filters, fields: ['site_id'] });
    return facilities.filter(({ site_id: id }) => found.some((one) => one.site_id === id));
  };
}

/** With the tire hotels among them. */
const swedish = generateFacilities('se').map(
  (facility) => storing.find(({ site_id: id }) => id === facility.site_id) ?? facility,
);
const has = (group: string) => (facility: Facility) =>
  facility.site_departments.some((department) => department.group === group);
const isOpenOn = (day: string) => (facility: Facility) =>
  facility.site_departments.some(({ openingschedule: { openinghours } }) =>
    openinghours.some((one) => one.day === day && one.displayText !== 'Stängt'),
  );
/** Its town, or another of its county. */
const inRegion = (name: string) => (facility: Facility) => facility.site_city === name || facility.site_region === name;
const storesWheels = ({ site_tire_hotel: isOffered }: Facility): boolean => isOffered === true;
const named = (text: string) => (facility: Facility) => facility.site_official_name.includes(text);
const town = (name: string) => (facility: Facility) => facility.site_city === name;

describe('the search of facilities', () => {
  let find: Awaited<ReturnType<typeof searchOn>>;
  beforeAll(async () => {
    find = await searchOn('car-store-se', swedish);
  });
  const idsOf = (facilities: readonly Facility[]) => facilities.map(({ site_id: id }) => id);
  const meeting = (...conditions: ((facility: Facility) => boolean)[]) =>
    swedish.filter((facility) => conditions.every((condition) => condition(facility)));
  const [someone] = swedish;
  /** Departments of that kind are there, and one of them serves the make. */
  const serves = (group: string, brand: string) => (facility: Facility) =>
    facility.site_departments.some((one) => one.group === group && one.brands.some(({ name }) => name === brand));
  const opens = (group: string, day: string) => (facility: Facility) =>
    facility.site_departments.some(
      (one) => one.group === group && isOpenOn(day)({ ...facility, site_departments: [one] }),
    );
  const make = swedish.find(town('Borås'))?.site_brands[0] ?? '';

  it.each<[string, () => Facility[]]>([
    [`verkstad ${make} borås`, () => meeting(serves('Workshop', make), town('Borås'))],
    [`${make.toLowerCase()}-verkstad i Borås`, () => meeting(serves('Workshop', make), town('Borås'))],
    ['volvo verkstad', () => meeting(serves('Workshop', 'Volvo'))],
    ['BMW däckbyte', () => meeting(serves('Workshop', 'BMW'))],
    ['skadeverkstad volvo', () => meeting(serves('Body work', 'Volvo'))],
    ['reservdelar öppet lördag', () => meeting(opens('Parts', 'Lördag'))],
    ['reservdelar Kia', () => meeting(serves('Parts', 'Kia'))],
    ['däckhotell', () => meeting(storesWheels)],
    ['däckhotell solna', () => meeting(storesWheels, named('Solna'))],
    ['tyre hotel', () => meeting(storesWheels)],
    ['däckbyte uppsala', () => meeting(has('Workshop'), inRegion('Uppsala'))],
    ['öppet lördag', () => meeting(isOpenOn('Lördag'))],
    ['öppet på söndagar', () => meeting(isOpenOn('Söndag'))],
    ['helgöppet', () => meeting((facility) => isOpenOn('Lördag')(facility) || isOpenOn('Söndag')(facility))],
    ['öppet idag', () => meeting(isOpenOn('Fredag'))],
    ['öppet i morgon', () => meeting(isOpenOn('Lördag'))],
    ['skadeverkstad', () => meeting(has('Body work'))],
    ['stenskott', () => meeting(has('Body work'))],
    ['reservdelar', () => meeting(has('Parts'))],
    [someone?.site_official_name ?? '', () => meeting(({ site_id: id }) => id === someone?.site_id)],
    [someone?.site_zip ?? '', () => meeting(({ site_zip: zip }) => zip === someone?.site_zip)],
    [someone?.site_street ?? '', () => meeting(({ site_street: street }) => street === someone?.site_street)],
    // The Swedish site has an English version: its visitors search in their language.
    ['workshop uppsala', () => meeting(has('Workshop'), inRegion('Uppsala'))],
    ['open sunday', () => meeting(isOpenOn('Söndag'))],
    ['ingenstans-alls', () => []],
  ])('I-01 %p finds exactly those', async (text, expected) => {
    const wanted = expected();
    expect(wanted.length > 0 || text.startsWith('ingen')).toBe(true);
    expect(idsOf(await find(text))).toEqual(idsOf(wanted));
  });

  it('I-01 a make is that of the department which a search names, not of another one', async () => {
    const facility = swedish.find((one) => one.site_departments.length > 1 && has('Workshop')(one));
    if (!facility) throw new Error('There is no such facility.');
    const withMakes = (workshop: string[], sales: string[]): Facility => ({
      ...facility,
      site_official_name: 'Exempelbil Borås',
      site_city: 'Borås',
      site_brands: ['Volvo', 'Land Rover'],
      site_departments: facility.site_departments.map((one) => ({
        ...one,
        official_name: one.name,
        brands: (one.group === 'Workshop' ? workshop : sales).map((name) => ({
          name,
          brand_code: name.slice(0, 2).toUpperCase(),
          erp_id: '1.1',
          email: '',
        })),
      })),
    });
    const found = async (one: Facility, text: string) => (await (await searchOn('car-store-se', [one]))(text)).length;
    const other = withMakes(['Land Rover'], ['Volvo']);
    expect([await found(other, 'verkstad volvo borås'), await found(other, 'volvo borås')]).toEqual([0, 1]);
    expect([await found(other, 'verkstad land rover borås'), await found(other, 'köpa volvo')]).toEqual([1, 1]);
    // Where no makes of the workshop are known, those of the facility count.
    expect(await found(withMakes([], ['Volvo']), 'verkstad volvo borås')).toBe(1);
  });

  it('I-01 filters by a service, with its name in the stock', async () => {
    const found = await find('', [{ name: 'site_services', values: ['Skadeverkstad'] }]);
    expect(idsOf(found)).toEqual(idsOf(meeting(has('Body work'))));
  });

  it('I-01 K-05 filters by the tire hotel, and serves where it is', async () => {
    const offering = meeting(storesWheels);
    expect(offering.length).toBeLessThan(swedish.length);
    const found = await (
      await indexOn('car-store-se', swedish)
    )({ filters: [{ name: 'site_services', values: ['Däckhotell'] }], fields: [] });
    expect(found.map(({ site_id: id, site_tire_hotel: isOffered }) => [id, isOffered])).toEqual(
      offering.toSorted((a, b) => a.website_sort_order - b.website_sort_order).map(({ site_id: id }) => [id, true]),
    );
  });

  it('I-01 A-15 knows the words of other countries', async () => {
    const finnish = generateFacilities('fi');
    const search = await searchOn('car-store-fi', finnish);
    expect(idsOf(await search('renkaanvaihto turku'))).toEqual(idsOf(finnish.filter(town('Turku'))));
    expect(idsOf(await search('verkstad Åbo'))).toEqual(idsOf(finnish.filter(town('Turku'))));
    const onSaturday = await search('auki lauantaina');
    expect(onSaturday.length).toBeGreaterThan(0);
    expect(idsOf(await search('avoinna lauantai'))).toEqual(idsOf(onSaturday));
    const slovak = await searchOn('car-store-sk', generateFacilities('sk'));
    expect((await slovak('otvorené v sobotu')).length).toBeGreaterThan(0);
    const british = generateFacilities('uk');
    const inBritain = await searchOn('dealer-brand-uk', british);
    expect((await inBritain('MOT open friday')).length).toBeGreaterThan(0);
    // Their showrooms are open on Saturdays, their workshops are not.
    expect([(await inBritain('open saturday')).length > 0, await inBritain('MOT open saturday')]).toEqual([true, []]);
  });

  it.each([
    ['öppet på lördag i Borås', 'öppet lördag Borås'],
    ['i', 'i'],
    ['open today', 'open fredag'],
    ['  volvo   verkstad ', 'wxqvolvo wxqverkstad'],
    ['verkstad', 'verkstad'],
    ['verkstad och reservdelar volvo', 'verkstad reservdelar volvo'],
    ['nordvik bil borås', 'nordvik bil borås'],
  ])('I-01 %p is searched as %p', (text, keyphrase) =>
    expect(facilityKeyphrase(text.trim(), { weekday: 4 })).toBe(keyphrase),
  );
});
