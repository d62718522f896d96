import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { SEED_KEY, TIRE_HOTEL_SEED_KEY, WORKSHOP_SEED_KEY } from '@/server/database/seeding';
import { writeSetting } from '@/server/database/settings.store';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createAgreementsStore, type TireAgreement } from '@/server/tire-hotel/agreements.store';
import { inOneFile, temporaryFolder } from '@test/server/database/engines';
import { newDatabase } from '@test/server/database/sharedPostgres';

jest.setTimeout(240_000);

const COUNT = 400;
const CARS = 50;
const KILLS = 20;

let database: Database;
let url: string;
let command: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  command = inOneFile('src/tools/facilities.ts');
  url = await newDatabase();
  database = await openPostgres(url);
  for (const key of [SEED_KEY, WORKSHOP_SEED_KEY, TIRE_HOTEL_SEED_KEY]) await writeSetting(database.orm, key, {});
});
afterAll(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await database.close();
});

const facilitiesOf = (round: number): object[] =>
  Array.from({ length: COUNT }, (_, index) => ({
    site_id: String(1_000 + index + (round % 2) * (COUNT / 2)),
    site_official_name: `Exempelbil ${index} ${round}`,
    site_city: 'Örebro',
    site_region: `round ${round}`,
    site_departments: [{ group: 'Workshop', brands: [{ name: 'Volvo' }], opening_hours: 'Mo-Fr 08:00-17:00; PH off' }],
  }));

/** Wheels in a workshop that is there in every round. */
const agreementsOf = (round: number): object[] =>
  Array.from({ length: CARS }, (_, index) => ({
    type: 'tire_agreement',
    registration_number: `DCK${100 + index + (round % 2) * (CARS / 2)}`,
    customer_phone: '070-174 06 05',
    brand: 'Volvo',
    model: `round ${round}`,
    erp_id: `${1_000 + COUNT / 2}.20`,
    wheels: [{ position: 'FL', name: 'R5', size: '205/55 R16', season: 'winter', measurements: [] }],
  }));

/** 400 facilities and 50 agreements, half of them others than in the next round. */
const fileOf = (round: number): string =>
  [...facilitiesOf(round), ...agreementsOf(round)].map((row) => JSON.stringify(row)).join('\n');

async function stored() {
  const facilities = await createDealersStore(database.orm).facilities('se');
  const agreements: TireAgreement[] = [];
  for await (const agreement of createAgreementsStore(database.orm).all()) agreements.push(agreement);
  return { facilities, agreements };
}

function replaceBy(file: string): { child: ChildProcess; ended: Promise<{ code: number | null; out: string }> } {
  const child = spawn(process.execPath, [command, 'import', file, '--site', 'car-store-se', '--replace'], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: path.dirname(file) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  child.stdout?.on('data', (text) => (out += String(text)));
  child.stderr?.on('data', (text) => (out += String(text)));
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, out }))) };
}

it('M-03 I-01 K-01 a replacement of 400 facilities and 50 agreements that is killed at 20 moments loses nothing and doubles nothing', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'facilities.jsonl');
  writeFileSync(file, fileOf(0));
  const began = performance.now();
  const first = await replaceBy(file).ended;
  const duration = performance.now() - began;
  expect(first).toEqual({
    code: 0,
    out: 'Done: car-store-se (stock se), 450 rows: 450 added, 0 changed, 0 unchanged, 0 removed, 0 refused.\n',
  });

  for (let kill = 1; kill <= KILLS; kill += 1) {
    writeFileSync(file, fileOf(kill));
    const { child, ended } = replaceBy(file);
    const timer = setTimeout(() => child.kill('SIGKILL'), (duration * kill) / KILLS);
    await ended;
    clearTimeout(timer);
    const { facilities, agreements } = await stored();
    // Completely old or completely new: all are of one round, with their departments and wheels.
    const rounds = [...facilities.map(({ site_region }) => site_region), ...agreements.map(({ model }) => model)];
    expect(new Set(rounds).size).toBe(1);
    expect(new Set(facilities.map(({ site_id }) => site_id)).size).toBe(COUNT);
    expect(facilities.every(({ site_departments }) => site_departments.length === 1)).toBe(true);
    expect([agreements.length, agreements.every(({ wheels }) => wheels.length === 1)]).toEqual([CARS, true]);
  }

  writeFileSync(file, fileOf(KILLS + 1));
  expect((await replaceBy(file).ended).code).toBe(0);
  const { facilities, agreements } = await stored();
  expect([facilities.length, facilities[0]?.site_region]).toEqual([COUNT, `round ${KILLS + 1}`]);
  expect([agreements.length, agreements[0]?.model]).toEqual([CARS, `round ${KILLS + 1}`]);
});
