import { createCarsStore } from '@/server/cars/cars.store';
import type { RowEvent } from '@/server/cars/feed/rowFeed';
import { ReplacementRefused } from '@/server/cars/staging';
import type { Database } from '@/server/database/orm';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { createFacilityFeed, type FacilityImport } from '@/server/facilityFeed/facilityFeed.service';
import { facilityFieldKinds } from '@/server/facilityFeed/flatRow';
import { createRegistryStore } from '@/server/workshop/registry.store';
import { generateWorkshop } from '@/server/workshop/seed/workshop.seed';
import { readFeedMap } from '@/domain/stock/stockMap.schema';
import { todayOf } from '@/domain/dealers/openingHours';
import { openMigrated } from '@test/server/database/engines';

jest.setTimeout(120_000);

const facility = (over: object = {}) => ({
  site_id: '501',
  site_official_name: 'Exempelbil Örebro',
  site_city: 'Örebro',
  site_geocoord: '59.27,15.21',
  ...over,
});
const capacity = { morning: [3, 3, 3, 3, 3, 0, 0], afternoon: [2, 2, 2, 2, 2, 0, 0], day: [1, 1, 1, 1, 1, 0, 0] };
const service = { type: 'service', code: 'S', name: 'Service', category: 'service', minutes: 60, price_kind: 'fixed' };

let database: Database;
const changed = jest.fn();
beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());
beforeEach(async () => {
  changed.mockClear();
  await database.orm.execute(
    'truncate facilities, departments, workshop_departments, vehicles, workshop_brands, workshop_offerings, workshop_categories, price_history, cars cascade',
  );
});

const feed = () => createFacilityFeed({ orm: database.orm, changed, now: () => new Date('2026-11-20T09:00:00Z') });

async function run(content: string | readonly object[], over: Partial<FacilityImport> = {}) {
  const text = typeof content === 'string' ? content : content.map((row) => JSON.stringify(row)).join('\n');
  const refused: Record<number, string[]> = {};
  const onEvent = (event: RowEvent): void => {
    if (event.type === 'refused') refused[event.line] = event.reasons;
  };
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  const { added, changed: changes, unchanged, removed } = await feed().import({ stock: 'se', ...over }, bytes, onEvent);
  return { counts: { added, changed: changes, unchanged, removed }, refused };
}
const counts = (added: number, changes: number, unchanged: number, removed: number) => ({
  added,
  changed: changes,
  unchanged,
  removed,
});
const stored = () => createDealersStore(database.orm).facilities('se');
async function exported(format: 'jsonl' | 'csv'): Promise<string> {
  let text = '';
  for await (const piece of feed().export('se', format)) text += piece;
  return text;
}

describe('the feed of facilities', () => {
  it.each<[string, object, RegExp]>([
    ['no name', { site_official_name: undefined }, /^site_official_name is missing$/],
    ['a wrong id', { site_id: 'a b' }, /^site_id must be letters, digits, hyphens and underscores, not "a b"$/],
    ['a wrong position', { site_geocoord: '91,15' }, /^site_geocoord must be latitude and longitude/],
    [
      'a wrong type',
      { type: 'garage' },
      /^type must be one of facility, service, brand, vehicle, tire_agreement, not "garage"$/,
    ],
    ['a wrong group', { site_departments: [{ group: 'Wash' }] }, /group must be one of New cars, Parts/],
    ['an unknown field', { site_departments: [{ group: 'Parts', hours: '9-18' }] }, /has no field hours$/],
    [
      'wrong hours',
      { site_departments: [{ group: 'Parts', opening_hours: 'Mo-Fr 09:00-' }] },
      /^site_departments\[0\]\.opening_hours can't be read: Mo-Fr 09:00- <--- /,
    ],
    [
      'a wrong day',
      { site_departments: [{ group: 'Parts', deviation_days: [{ date: '2026-02-30', hours: 'off' }] }] },
      /date must be a day such as 2026-12-24, not "2026-02-30"$/,
    ],
    [
      'six weekdays',
      { site_departments: [{ group: 'Workshop', workshop: { hourly_rate: 1, capacity: { ...capacity, day: [1] } } }] },
      /capacity\.day must have seven numbers, Monday first$/,
    ],
    [
      'a workshop without a position',
      { site_geocoord: '', site_departments: [{ group: 'Workshop', workshop: { hourly_rate: 1, capacity } }] },
      /^site_geocoord is missing: a workshop is found by distance$/,
    ],
    [
      'a picture over plain HTTP',
      { site_image_url: 'http://a.example/b.jpg' },
      /^site_image_url must begin with https/,
    ],
    [
      'a vehicle without a year',
      { type: 'vehicle', registration_number: 'ABC123', brand: 'Kia', model: 'Ceed', fuel: 'gas' },
      /^build_year is missing$/,
    ],
    ['a brand without policy', { type: 'brand', brand: 'Kia' }, /^policy is missing$/],
    ['wrong prices', { ...service, prices: { Kia: 'free' } }, /^prices must be prices by brand/],
    [
      'nothing to remove',
      { site_id: undefined, removed: true },
      /^the row does not say what to remove: site_id is missing$/,
    ],
  ])('M-03 I-01 refuses %s by line, and takes the rest', async (_, over, reason) => {
    const { counts: of, refused } = await run([facility({ site_id: '500', slug: 'x' }), facility(over)]);
    expect(of).toEqual(counts(1, 0, 0, 0));
    expect(refused).toEqual({ 2: [expect.stringMatching(reason)] });
  });

  it('M-03 I-02 reads hours with holidays and breaks, and exports the same', async () => {
    await run([
      facility({
        site_departments: [
          {
            group: 'New cars',
            brands: [{ name: 'Land Rover' }, { name: 'Volvo', brand_code: 'VO' }],
            opening_hours: 'Mo-Fr 09:00-12:00,13:00-18:00; Sa 10:00-15:00; PH off',
            deviation_days: [{ date: '2026-12-31', hours: '10:00-13:00' }],
          },
        ],
      }),
    ]);
    const [of] = await stored();
    const [department] = of?.site_departments ?? [];
    if (!department) throw new Error('no department');
    expect(of).toMatchObject({ slug: 'exempelbil-orebro', site_brands: ['Land Rover', 'Volvo'] });
    expect(department).toMatchObject({
      name: 'Bilförsäljning',
      official_name: 'Exempelbil Örebro Bilförsäljning',
      brands: [
        { brand_code: 'LANDROVER', erp_id: '501.10' },
        { brand_code: 'VO', erp_id: '501.10' },
      ],
    });
    const statusOn = (date: string, time: string, weekday: number) =>
      todayOf(department.openingschedule, { date, time, weekday });
    expect(statusOn('2026-11-23', '11:59', 0)).toEqual({ status: 'open', until: '12:00' });
    expect(statusOn('2026-11-23', '12:30', 0)).toEqual({ status: 'opens', time: '13:00' });
    expect(statusOn('2026-12-25', '10:00', 4)).toEqual({
      status: 'closed',
      next: { date: '2026-12-28', days: 3, time: '09:00' },
    });
    expect(statusOn('2026-12-31', '12:00', 3)).toEqual({ status: 'open', until: '13:00' });
    expect(await exported('jsonl')).toContain(
      '"opening_hours":"Mo-Fr 09:00-12:00,13:00-18:00; Sa 10:00-15:00; Su off; 2026 Dec 25 off; 2026 Dec 26 off; 2026 Dec 31 10:00-13:00; 2027 Jan 01 off',
    );
  });

  it('M-03 exports everything so that importing it changes nothing', async () => {
    const facilities = generateFacilities('se').slice(0, 5);
    await createDealersStore(database.orm).upsert('se', facilities);
    await createRegistryStore(database.orm).fill(generateWorkshop(facilities, 20));
    await run([facility({ site_departments: [{ group: 'Workshop', opening_hours: 'Mo-Fr 08:00-17:00; PH off' }] })]);
    const lines = await exported('jsonl');
    const rows = lines.trim().split('\n').length;
    expect(await run(lines, { replace: true })).toEqual({ counts: counts(0, 0, rows, 0), refused: {} });
    expect(await run(await exported('csv'))).toEqual({ counts: counts(0, 0, 6, 0), refused: {} });
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('M-03 reads a foreign CSV by a mapping', async () => {
    const map = readFeedMap(
      {
        fields: {
          site_id: 'Kod',
          site_official_name: { from: ['Bolag', 'Ort'] },
          site_city: 'Ort',
          site_geocoord: { from: ['Lat', 'Lon'], join: ',' },
          workshop_brands: { from: 'Märken', split: '/' },
          workshop_opening_hours: 'Öppet',
          workshop_hourly_rate: 'Timpris',
          workshop_morning: { from: 'Förmiddag', split: ' ' },
          workshop_afternoon: { from: 'Förmiddag', split: ' ' },
          workshop_day: { from: 'Förmiddag', split: ' ' },
        },
        removed: { from: 'Status', when: ['nedlagd'] },
      },
      facilityFieldKinds,
      'a facility',
    );
    const header = 'Kod;Bolag;Ort;Lat;Lon;Märken;Öppet;Timpris;Förmiddag;Status';
    const row = 'A1;Bil AB;Örebro;59.27;15.21;Volvo/Kia;Mo-Fr 07:00-16:00;1 290 kr;3 3 3 3 2 0 0;öppen';
    expect(await run(`${header}\n${row}\n`, { map })).toEqual({ counts: counts(1, 0, 0, 0), refused: {} });
    expect((await stored())[0]).toMatchObject({ site_official_name: 'Bil AB Örebro', site_brands: ['Volvo', 'Kia'] });
    expect(await createRegistryStore(database.orm).departments()).toEqual([
      expect.objectContaining({ departmentId: '120', hourlyRate: 1290 }),
    ]);
    expect(await run(`${header}\n${row.replace('öppen', 'Nedlagd')}\n`, { map })).toEqual({
      counts: counts(0, 0, 0, 1),
      refused: {},
    });
    expect(await createRegistryStore(database.orm).departments()).toEqual([]);
  });

  it('M-03 replaces what the file does not name, keeps what was refused, and asks before it removes more than half', async () => {
    const four = ['1', '2', '3', '4'].map((site_id) => facility({ site_id, slug: `s${site_id}` }));
    await run([...four, { type: 'brand', brand: 'Kia', policy: 'own' }]);
    const [one, two, three, fourth] = four;
    if (!one || !two || !three || !fourth) throw new Error('four');
    await expect(run([one], { replace: true })).rejects.toThrow(ReplacementRefused);
    expect(await stored()).toHaveLength(4);
    // Two change addresses with each other, one is refused and stays, one is not named.
    const next = [
      { ...one, slug: 's2' },
      { ...two, slug: 's1' },
      { ...three, site_city: '' },
    ];
    expect(await run(next, { replace: true, dryRun: true })).toMatchObject({ counts: counts(0, 2, 0, 1) });
    expect((await stored()).map(({ slug }) => slug)).toEqual(['s1', 's2', 's3', 's4']);
    expect(await run(next, { replace: true })).toMatchObject({ counts: counts(0, 2, 0, 1) });
    expect((await stored()).map(({ site_id, slug }) => `${site_id} ${slug}`).toSorted()).toEqual([
      '1 s2',
      '2 s1',
      '3 s3',
    ]);
    expect((await createRegistryStore(database.orm).brands()).size).toBe(1);
    expect(await run([one], { replace: true, force: true })).toMatchObject({ counts: counts(0, 1, 0, 2) });
  });

  it('M-03 refuses an address that another facility has', async () => {
    await run([facility({ slug: 'orebro' })]);
    expect(await run([facility({ site_id: '502', slug: 'orebro' }), facility({ site_id: '503', slug: 'b' })])).toEqual({
      counts: counts(1, 0, 0, 0),
      refused: { 1: ['slug "orebro" is that of the facility 501'] },
    });
  });

  it('M-03 gives cars the new name of their facility, unless the feed gave them one of its own', async () => {
    const cars = createCarsStore(database.orm);
    const car = { car_brand: 'Volvo', car_model: 'V60', car_site_id: '501' };
    await cars.apply('se', [
      { kind: 'car', line: 1, car: { ...car, car_id: '500001' } },
      { kind: 'car', line: 2, car: { ...car, car_id: '500002', car_site_name: 'Eget namn' } },
    ]);
    await run([facility()]);
    await run([facility({ site_official_name: 'Bilhuset' })]);
    const names: Record<string, unknown> = {};
    for await (const { id, document } of cars.documents('se')) names[id] = document.car_site_name;
    expect(names).toEqual({ 500001: 'Bilhuset', 500002: 'Eget namn' });
    expect(changed).toHaveBeenLastCalledWith('se', [expect.objectContaining({ id: '500001' })]);
  });
});
