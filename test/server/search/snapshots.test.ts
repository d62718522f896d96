import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import type { SearchReply } from '@/server/search/search.service';
import { createSnapshots } from '@/server/search/snapshots';
import { someCars } from '@test/kit/someCars';
import { documentsOf, INDEX, replyOf } from './contract';

/** More than one part of texts. */
const cars = someCars(1_200);
const selection = { stock: 'se', filters: [] };
const request = {
  index: INDEX,
  fields: ['car_id', 'car_equipment'],
  keyphrase: '',
  facets: [{ name: 'car_brand', child_name: 'car_model', sort_order: 'count' as const, filters: [] }],
  limit: 100,
  offset: 0,
  sort_name: 'car_price_asc',
  filters: [],
};

describe('index snapshots', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const file = () => path.join(folder, `${INDEX}.snapshot`);
  function opened({ build = 'one', installation = 'here' } = {}) {
    const logged: object[] = [];
    const search = createEmbeddedSearch({
      definitionOf,
      report: (error) => {
        throw error;
      },
    });
    const log = { info: () => undefined, warn: (fields: object) => void logged.push(fields) };
    return { search, logged, snapshots: createSnapshots({ search, definitionOf, folder, build, installation, log }) };
  }
  /** Built once: the written file, and the reply of the index. */
  let written: Buffer | undefined;
  let reply: SearchReply | undefined;
  async function storedSnapshot() {
    if (!written) {
      const { search, snapshots } = opened();
      await search.rebuild(INDEX, documentsOf(cars));
      await snapshots.save({ index: INDEX, selection, version: 7 });
      written = readFileSync(file());
      reply = await replyOf(search, request);
    }
    writeFileSync(file(), written);
    return reply;
  }

  it('restores the index as it was, with the number from which changes are missing', async () => {
    const before = await storedSnapshot();
    const { search, snapshots, logged } = opened();
    expect(await snapshots.restore({ index: INDEX, selection, newest: 9 })).toBe(7);
    expect(await replyOf(search, request)).toEqual(before);
    expect(logged).toEqual([]);
  });

  it('returns undefined where there is none', async () => {
    const { snapshots, logged } = opened();
    expect(await snapshots.restore({ index: INDEX, selection, newest: 9 })).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it.each<[string, string, () => { opening?: object; what?: object; damage?: (bytes: Buffer) => Buffer }]>([
    ['of another build', 'another build', () => ({ opening: { build: 'two' } })],
    ['of another database', 'another build or origin', () => ({ opening: { installation: 'there' } })],
    [
      'of another selection of the stock',
      'another build or origin',
      () => ({ what: { selection: { stock: 'se', filters: [{ name: 'car_fuel', values: ['El'] }] } } }),
    ],
    ['newer than the stock, which was set back', 'newer than its origin', () => ({ what: { newest: 6 } })],
    ['with a flipped bit in the index', 'damaged', () => ({ damage: (bytes) => flipped(bytes, 400) })],
    ['with a flipped bit in a text', 'damaged', () => ({ damage: (bytes) => flipped(bytes, bytes.length - 10_000) })],
    ['with a flipped bit in its head', 'damaged', () => ({ damage: (bytes) => flipped(bytes, 60) })],
    ['that is cut short', 'cut short', () => ({ damage: (bytes) => bytes.subarray(0, bytes.length - 100) })],
    ['without its end', 'cut short', () => ({ damage: (bytes) => bytes.subarray(0, bytes.length - 36) })],
    [
      'of another form',
      'another form',
      () => ({ damage: (bytes) => Buffer.concat([Buffer.from('forecourt-snapshot-0\n'), bytes.subarray(21)]) }),
    ],
    ['that is empty', 'cut short', () => ({ damage: () => Buffer.alloc(0) })],
  ])('ignores one %s, with a line in the log', async (_, reason, change) => {
    await storedSnapshot();
    const { opening, what, damage } = change();
    if (damage) writeFileSync(file(), damage(readFileSync(file())));
    const { search, snapshots, logged } = opened(opening);
    expect(await snapshots.restore({ index: INDEX, selection, newest: 9, ...what })).toBeUndefined();
    expect(logged).toEqual([{ index: INDEX, reason: expect.stringContaining(reason) }]);
    expect(await search.search(request)).toMatchObject({ ok: false });
    await search.rebuild(INDEX, documentsOf(cars.slice(0, 3)));
    expect((await replyOf(search, request)).total_items).toBe(3);
  });

  it('goes on without one that can not be written', async () => {
    writeFileSync(path.join(folder, 'search'), 'a file where the folder belongs');
    const search = createEmbeddedSearch({
      definitionOf,
      report: (error) => {
        throw error;
      },
    });
    const logged: object[] = [];
    const snapshots = createSnapshots({
      search,
      definitionOf,
      folder: path.join(folder, 'search'),
      build: 'one',
      installation: 'here',
      log: { info: () => undefined, warn: (fields) => void logged.push(fields) },
    });
    await search.rebuild(INDEX, documentsOf(cars.slice(0, 3)));
    await snapshots.save({ index: INDEX, selection, version: 1 });
    expect(logged).toEqual([{ index: INDEX, reason: expect.stringContaining('EEXIST') }]);
  });
});

function flipped(bytes: Buffer, index: number): Buffer {
  bytes[index] = bytes[index]! ^ 1;
  return bytes;
}
