import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facility } from '@/domain/dealers/facility';
import { markets } from '@/server/cars/seed/markets';
import { facilityTexts } from '@/server/dealers/seed/facilityTexts';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { StockName } from '@/sites/site.types';

const counts: readonly [StockName, number][] = [
  ['se', 60],
  ['no', 15],
  ['uk', 12],
  ['fi', 8],
  ['sk', 5],
  ['dk', 5],
  ['eu', 3],
];
const everyFacility = (): Facility[] => counts.flatMap(([stock]) => generateFacilities(stock));
const failing = (facilities: readonly Facility[], holds: (facility: Facility) => boolean): string[] =>
  facilities.filter((one) => !holds(one)).map(({ site_official_name }) => site_official_name);

const CONTENT = path.join(__dirname, '../../../../src/server/content/files');
/** What editors wrote: the sites have numbers of their own. */
const pageTexts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(path.join(CONTENT, file), 'utf8'))
  .join('\n');

const phones: Record<StockName, RegExp> = {
  se: /^(070-174 06 (0[5-9]|[1-9]\d)|08-465 004 \d\d|031-390 06 \d\d|040-628 04 \d\d|0980-319 2\d\d)$/,
  uk: /^(01632 960\d{3}|020 7946 0\d{3}|01(13|15|17|18|21|31|61) 496 0\d{3}|0191 498 0\d{3}|07700 900\d{3})$/,
  no: /^\+47 00 0\d \d\d \d\d$/,
  dk: /^\+45 00 0\d \d\d \d\d$/,
  fi: /^\+358 00 000 \d{4}$/,
  sk: /^\+421 000 00\d \d{3}$/,
  eu: /^\+000 000 \d\d \d\d$/,
};
const zips: Record<StockName, RegExp> = {
  se: /^\d{3} \d{2}$/,
  no: /^\d{4}$/,
  uk: /^[A-Z]{1,2}\d{1,2} \d[A-Z]{2}$/,
  fi: /^\d{5}$/,
  sk: /^\d{3} \d{2}$/,
  dk: /^\d{4}$/,
  eu: /^(\d{5}|\d{4}|\d{4} [A-Z]{2})$/,
};
const boxes: Record<Exclude<StockName, 'eu'>, [south: number, north: number, west: number, east: number]> = {
  se: [55, 69.1, 10.5, 24.2],
  no: [57.9, 71.2, 4.5, 31.2],
  uk: [49.9, 59, -8, 2],
  fi: [59.8, 70.1, 20, 31.6],
  sk: [47.7, 49.7, 16.8, 22.6],
  dk: [54.5, 57.8, 8, 12.7],
};

describe('facilities', () => {
  it.each(counts)(
    'I-01 %s has %i houses with unique slugs, ids and names, numbered county by county',
    (stock, count) => {
      const facilities = generateFacilities(stock);
      expect(facilities).toHaveLength(count);
      expect(new Set(facilities.map(({ slug }) => slug)).size).toBe(count);
      expect(new Set(facilities.map(({ site_id }) => site_id)).size).toBe(count);
      expect(new Set(facilities.map(({ site_official_name }) => site_official_name)).size).toBe(count);
      const { compare } = new Intl.Collator(markets[stock].language, { numeric: true });
      const numbered = facilities.toSorted((a, b) => a.website_sort_order - b.website_sort_order);
      expect(numbered.map(({ website_sort_order }) => website_sort_order)).toEqual(
        numbered.map((_, index) => index + 1),
      );
      expect(numbered).toEqual(
        facilities.toSorted(
          (a, b) =>
            compare(a.site_region, b.site_region) ||
            compare(a.site_city, b.site_city) ||
            compare(a.site_official_name, b.site_official_name),
        ),
      );
      expect(
        failing(
          facilities,
          ({ slug, site_official_name, site_image_url }) =>
            /^[a-z]+(-[a-z]+)*$/.test(slug) &&
            site_official_name.startsWith(stock === 'uk' || stock === 'dk' ? 'Terra ' : 'Nordvik ') &&
            site_image_url === '',
        ),
      ).toEqual([]);
    },
  );

  it('I-01 is the same in every run and on every machine', () => {
    expect(createHash('sha256').update(JSON.stringify(everyFacility())).digest('hex').slice(0, 16)).toBe(
      'f126c85a13412c53',
    );
  });

  it.each(counts)('I-02 %s telephones ring nowhere, letters go nowhere, postcodes look right', (stock) => {
    expect(
      failing(generateFacilities(stock), (one) => {
        const people = one.site_departments.flatMap(({ users }) => users);
        const numbers = [
          one.site_phone,
          ...one.site_departments.map(({ phone }) => phone),
          ...people.map(({ phone }) => phone),
        ];
        const mails = [
          one.site_email,
          ...one.site_departments.map(({ email }) => email),
          ...people.map(({ email }) => email),
        ];
        return (
          numbers.every((number) => phones[stock].test(number)) &&
          mails.every((mail) => /^[a-z0-9.-]+@(([a-z]{2}\.)?nordvik|terracars|terrabiler)\.example$/.test(mail)) &&
          zips[stock].test(one.site_zip)
        );
      }),
    ).toEqual([]);
  });

  it.each(counts)('I-02 %s facilities and departments have a number each, people their own or that', (stock) => {
    const facilities = generateFacilities(stock);
    const departments = facilities.flatMap(({ site_departments }) => site_departments);
    const landlines = [...facilities.map(({ site_phone }) => site_phone), ...departments.map(({ phone }) => phone)];
    const own = departments.flatMap(({ phone, users }) =>
      users.map((user) => user.phone).filter((number) => number !== phone),
    );
    expect(new Set([...landlines, ...own]).size).toBe(landlines.length + own.length);
    expect(own.length).toBeGreaterThan(0);
    expect([...landlines, ...own].filter((number) => pageTexts.includes(number))).toEqual([]);
  });

  it('I-02 a facility of a large town has the area code of that town', () => {
    const numberOf = (stock: StockName, slug: string) =>
      generateFacilities(stock).find((one) => one.slug === slug)?.site_phone;
    expect(numberOf('se', 'stockholm-solna')).toMatch(/^08-/);
    expect(numberOf('se', 'goteborg-hisingen')).toMatch(/^031-/);
    expect(numberOf('se', 'malmo-fosie')).toMatch(/^040-/);
    expect(numberOf('se', 'lulea')).toMatch(/^0980-/);
    expect(numberOf('uk', 'croydon')).toMatch(/^020 7946 /);
    expect(numberOf('uk', 'exeter')).toMatch(/^01632 /);
  });

  it('I-02 is within its country', () => {
    for (const [stock] of counts) {
      if (stock === 'eu') continue;
      const [south, north, west, east] = boxes[stock];
      expect(
        failing(generateFacilities(stock), ({ site_geocoord }) => {
          const [lat = 0, lng = 0] = site_geocoord.split(',').map(Number);
          return lat > south && lat < north && lng > west && lng < east;
        }),
      ).toEqual([]);
    }
  });

  it('I-02 Sweden is covered from Skåne to Norrbotten', () => {
    expect(new Set(generateFacilities('se').map(({ site_region }) => site_region)).size).toBe(21);
  });

  it('I-02 has all four groups of departments, sales and workshop everywhere', () => {
    const groups = (one: Facility) => one.site_departments.map(({ group }) => group);
    expect(
      failing(
        everyFacility(),
        (one) =>
          groups(one).includes('New cars') &&
          groups(one).includes('Workshop') &&
          one.site_departments.every(({ users }) => users.length >= 2),
      ),
    ).toEqual([]);
    expect([...new Set(generateFacilities('se').flatMap(groups))].sort()).toEqual([
      'Body work',
      'New cars',
      'Parts',
      'Workshop',
    ]);
  });

  it.each(counts)('I-02 %s opening hours: seven days from Monday in the language, hours or closed', (stock) => {
    const { days, closed } = facilityTexts[markets[stock].language];
    const isHours = (text: string) => text === closed || /^\d\d:\d\d–\d\d:\d\d$/.test(text);
    expect(
      failing(generateFacilities(stock), ({ site_departments }) =>
        site_departments.every(
          ({ openingschedule: { openinghours, deviationdays } }) =>
            openinghours.map(({ day }) => day).join() === days.join() &&
            [...openinghours, ...deviationdays].every(({ displayText }) => isHours(displayText)) &&
            deviationdays.every(({ day }) => days.some((weekday) => day.startsWith(weekday))),
        ),
      ),
    ).toEqual([]);
  });

  it('I-02 some have deviation days and some have none; Christmas Eve 2026 is a Thursday', () => {
    const schedules = generateFacilities('se').flatMap(({ site_departments }) =>
      site_departments.map(({ openingschedule }) => openingschedule),
    );
    const withDeviations = schedules.filter(({ deviationdays }) => deviationdays.length > 0);
    expect(withDeviations.length).toBeGreaterThan(schedules.length / 2);
    expect(withDeviations.length).toBeLessThan(schedules.length);
    expect(withDeviations[0]?.deviationdays[0]).toEqual({ day: 'Torsdag 24 december', displayText: 'Stängt' });
    expect(new Date(Date.UTC(2026, 11, 24)).getUTCDay()).toBe(4);
  });

  it('I-02 brand codes: children with their parent, and the two exceptions', () => {
    const brands = everyFacility().flatMap(({ site_departments }) =>
      site_departments.flatMap((department) => department.brands),
    );
    const codes = new Set(brands.map(({ brand_code }) => brand_code));
    for (const code of ['VO', 'VO_TR', 'VW_TR', 'FI_TR', 'MH_TR']) expect(codes).toContain(code);
    expect(
      brands.filter(({ brand_code, erp_id }) => !/^[A-Z]{2}(_TR)?$/.test(brand_code) || !/^\d+\.\d+$/.test(erp_id)),
    ).toEqual([]);
    for (const one of everyFacility())
      for (const { brands: own } of one.site_departments) {
        const here = new Set(own.map(({ brand_code }) => brand_code));
        expect(own.filter(({ brand_code }) => brand_code.includes('_') && !here.has(brand_code.slice(0, 2)))).toEqual(
          [],
        );
      }
  });

  it('I-02 each person works at one facility of a country', () => {
    for (const [stock] of counts) {
      const mails = generateFacilities(stock).flatMap(({ site_departments }) =>
        site_departments.flatMap(({ users }) => users.map(({ email }) => email)),
      );
      expect(new Set(mails).size).toBe(mails.length);
    }
  });
});
