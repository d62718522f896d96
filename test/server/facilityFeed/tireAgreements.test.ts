import type { RowEvent } from '@/server/cars/feed/rowFeed';
import { ReplacementRefused } from '@/server/cars/staging';
import type { Database } from '@/server/database/orm';
import { tireAgreements, tireMeasurements, tireWheels } from '@/server/database/tireHotel.tables';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { createFacilityFeed, type FacilityImport } from '@/server/facilityFeed/facilityFeed.service';
import { facilityFieldKinds } from '@/server/facilityFeed/flatRow';
import { createAgreementsStore } from '@/server/tire-hotel/agreements.store';
import { generateTireHotel } from '@/server/tire-hotel/seed/agreements.seed';
import { readFeedMap } from '@/domain/stock/stockMap.schema';
import { openMigrated } from '@test/server/database/engines';
import { embedded, tireHotelApp, Visitor } from '@test/server/tire-hotel/area';

jest.setTimeout(120_000);

let database: Database;
beforeAll(async () => {
  database = await openMigrated();
  await createDealersStore(database.orm).upsert('se', generateFacilities('se').slice(0, 5));
});
afterAll(() => database.close());
beforeEach(() => database.orm.delete(tireAgreements));

const feed = () =>
  createFacilityFeed({
    orm: database.orm,
    changed: () => undefined,
    now: () => new Date('2026-11-20T09:00:00Z'),
  });

async function run(content: string | readonly object[], over: Partial<FacilityImport> = {}) {
  const text = typeof content === 'string' ? content : content.map((row) => JSON.stringify(row)).join('\n');
  const refused: Record<number, string[]> = {};
  const onEvent = (event: RowEvent): void => {
    if (event.type === 'refused') refused[event.line] = event.reasons;
  };
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  const { added, changed, unchanged, removed } = await feed().import({ stock: 'se', ...over }, bytes, onEvent);
  return { counts: { added, changed, unchanged, removed }, refused };
}
async function exported(): Promise<string> {
  let text = '';
  for await (const piece of feed().export('se', 'jsonl')) if (piece.includes('tire_agreement')) text += piece;
  return text;
}
const counts = (added: number, changed: number, unchanged: number, removed: number) => ({
  added,
  changed,
  unchanged,
  removed,
});

const wheel = (position: string, over: object = {}) => ({
  position,
  name: 'Nokian Hakkapeliitta R5',
  size: '205/55 R16',
  pattern: 'Riktningsbundet',
  season: 'winter',
  measurements: [
    { date: '2025-04-10', depth: 6.4 },
    { date: '2026-04-12', depth: 5.2 },
  ],
  ...over,
});
const agreement = (over: object = {}) => ({
  type: 'tire_agreement',
  registration_number: 'nkd 12-3',
  customer_phone: '070-174 06 90',
  brand: 'Volvo',
  model: 'V90',
  build_year: 2020,
  erp_id: '1001.20',
  wheels: ['FL', 'FR', 'RL', 'RR'].map((position) => wheel(position)),
  ...over,
});
const agreements = createAgreements();
function createAgreements() {
  return { of: (regNo: string) => createAgreementsStore(database.orm).ofCars([regNo]) };
}

describe('the feed of tire hotel agreements', () => {
  it.each<[string, object, RegExp]>([
    ['no number', { registration_number: undefined }, /^registration_number is missing$/],
    ['a wrong number', { registration_number: 'A' }, /^registration_number must be 2 to 7 letters and digits/],
    ['no phone', { customer_phone: undefined }, /^customer_phone is missing$/],
    ['a wrong phone', { customer_phone: '12' }, /^customer_phone must be a phone number$/],
    ['a workshop that is none', { erp_id: '9.9' }, /^erp_id "9\.9" is that of no workshop$/],
    ['a wrong size', { wheels: [wheel('FL', { size: '16 tum' })] }, /^wheels\[0\]\.size must be a size such as/],
    ['a wrong position', { wheels: [wheel('LF')] }, /^wheels\[0\]\.position must be one of FL, FR, RL, RR/],
    ['a wheel twice', { wheels: [wheel('FL'), wheel('FL')] }, /^wheels must have each position once$/],
    ['a wrong day', { wheels: [wheel('FL', { measurements: [{ date: '2026-02-30', depth: 5 }] })] }, /must be a day/],
    [
      'a depth in tenths',
      { wheels: [wheel('FL', { measurements: [{ date: '2026-02-01', depth: 52 }] })] },
      /at most 20/,
    ],
    ['a field that is none', { wheels: [wheel('FL', { dot: '1' })] }, /^wheels\[0\] has no field dot$/],
    ['a site that is none', { site: 'nowhere' }, /^site is no site/],
  ])('M-03 K-03 refuses %s by line, and takes the rest', async (_, over, reason) => {
    const { counts: of, refused } = await run([agreement({ registration_number: 'OKB123' }), agreement(over)]);
    expect(of).toEqual(counts(1, 0, 0, 0));
    expect(refused).toEqual({ 2: [expect.stringMatching(reason)] });
  });

  it('M-03 K-01 K-03 lets a customer in who came by a file, with their wheels', async () => {
    expect(await run([agreement()])).toEqual({ counts: counts(1, 0, 0, 0), refused: {} });
    const visitor = new Visitor(tireHotelApp(await embedded(database.orm)).app);
    const { vehicles } = await visitor.logIn(database.orm, 'NKD123');
    expect(vehicles).toMatchObject([
      {
        regNo: 'NKD123',
        name: 'Volvo V90 2020',
        brandCode: 'VOLVO',
        location: { erpId: '1001.20', locationName: 'Nordvik Bil Stockholm Solna' },
      },
    ]);
    expect(vehicles[0]?.tires.map(({ equipmentPosition }) => equipmentPosition)).toEqual(['FL', 'FR', 'RL', 'RR']);
    expect(vehicles[0]?.tires[0]?.wheel).toMatchObject({ threadDepth: 5.2, threadStatusId: 3, sectionWidth: 205 });
    // Another number: whoever had the car is out at once.
    await run([agreement({ customer_phone: '+46 70 174 06 91' })]);
    expect((await visitor.session()).status).toBe(204);
  });

  it('M-03 changes, keeps the customer’s own wish, and removes', async () => {
    await run([agreement({ wants_reminder: true })]);
    expect(await run([agreement()])).toEqual({ counts: counts(0, 0, 1, 0), refused: {} });
    expect(await agreements.of('NKD123')).toMatchObject([{ wantsReminder: true, phone: '+46701740690' }]);
    expect(await run([agreement({ wheels: [wheel('FL')] })])).toEqual({ counts: counts(0, 1, 0, 0), refused: {} });
    expect([await database.orm.$count(tireWheels), await database.orm.$count(tireMeasurements)]).toEqual([1, 2]);
    const gone = { type: 'tire_agreement', registration_number: 'NKD 123', removed: true };
    expect(await run([gone])).toEqual({ counts: counts(0, 0, 0, 1), refused: {} });
    expect([await database.orm.$count(tireWheels), await database.orm.$count(tireMeasurements)]).toEqual([0, 0]);
  });

  it('M-03 exports the agreements so that importing them changes nothing', async () => {
    const seed = generateTireHotel(await createDealersStore(database.orm).facilities('se'));
    await createAgreementsStore(database.orm).save(seed.agreements);
    const lines = await exported();
    const rows = seed.agreements.length;
    expect(lines.trim().split('\n')).toHaveLength(rows);
    expect(await run(lines, { replace: true })).toEqual({ counts: counts(0, 0, rows, 0), refused: {} });
    await database.orm.delete(tireAgreements);
    expect(await run(lines)).toEqual({ counts: counts(rows, 0, 0, 0), refused: {} });
    expect(await exported()).toBe(lines);
  });

  it('M-03 replaces, not by less than half, keeps refused ones, and tries without writing', async () => {
    await run(['AAA111', 'BBB222', 'CCC333'].map((registration_number) => agreement({ registration_number })));
    const one = [agreement({ registration_number: 'AAA111' })];
    await expect(run(one, { replace: true })).rejects.toThrow(ReplacementRefused);
    const two = [...one, agreement({ registration_number: 'BBB222', customer_phone: '12' })];
    expect((await run(two, { replace: true, dryRun: true })).counts).toEqual(counts(0, 0, 1, 1));
    expect(await database.orm.$count(tireAgreements)).toBe(3);
    expect((await run(two, { replace: true })).counts).toEqual(counts(0, 0, 1, 1));
    expect(await agreements.of('BBB222')).toMatchObject([{ phone: '+46701740690' }]);
    expect(await agreements.of('CCC333')).toEqual([]);
    // A file without agreements leaves them alone.
    await run([{ type: 'brand', brand: 'Volvo', policy: 'own' }], { replace: true, force: true });
    expect(await database.orm.$count(tireAgreements)).toBe(2);
  });

  it('M-03 reads a foreign CSV by a mapping', async () => {
    const map = readFeedMap(
      {
        fields: {
          type: { value: 'tire_agreement' },
          registration_number: 'Regnr',
          customer_phone: 'Mobil',
          brand: 'Märke',
          model: 'Modell',
          erp_id: 'Verkstad',
          tire_name: 'Däck',
          tire_size: 'Dimension',
          tire_season: { from: 'Säsong', values: { V: 'winter', S: 'summer' } },
          tire_studded: 'Dubb',
          tire_treads: { from: 'Mått', split: '/' },
        },
      },
      facilityFieldKinds,
      'a tire hotel',
    );
    const csv = [
      'Regnr;Mobil;Märke;Modell;Verkstad;Däck;Dimension;Säsong;Dubb;Mått',
      'NKD123;0701740690;Kia;Ceed;1001.20;Nokian 10;205/55 R16;V;ja;FL 2026-04-01 6,1/FR 2026-04-01 6.2',
      'NKD124;0701740690;Kia;Ceed;1001.20;Nokian 10;205/55 R16;V;ja;XX 2026-04-01 6',
    ].join('\n');
    const { counts: of, refused } = await run(csv, { map });
    expect(of).toEqual(counts(1, 0, 0, 0));
    expect(refused).toEqual({ 3: [expect.stringMatching(/position must be one of/)] });
    const [stored] = await agreements.of('NKD123');
    expect(stored?.wheels.map(({ position, isStudded, measurements }) => [position, isStudded, measurements])).toEqual([
      ['FL', true, [{ measuredOn: '2026-04-01', depth: 61 }]],
      ['FR', true, [{ measuredOn: '2026-04-01', depth: 62 }]],
      ['RL', true, []],
      ['RR', true, []],
    ]);
  });

  it('M-03 K-01 marks a facility as a tire hotel', async () => {
    const facility = {
      site_id: '501',
      site_official_name: 'Exempelbil Örebro',
      site_city: 'Örebro',
      site_tire_hotel: true,
    };
    expect((await run([facility])).counts).toEqual(counts(1, 0, 0, 0));
    expect(await createDealersStore(database.orm).facility('se', '501')).toMatchObject({ site_tire_hotel: true });
    expect((await run([facility])).counts).toEqual(counts(0, 0, 1, 0));
    expect((await run([{ ...facility, site_tire_hotel: false }])).counts).toEqual(counts(0, 1, 0, 0));
  });
});
