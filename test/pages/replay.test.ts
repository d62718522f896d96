import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { everyFeature } from '@/features/everyFeature';
import { readRecording } from '@/store/recording';
import { listRecordings, loadRecording } from '@/ssr/recordings';
import { allFeatures } from '@test/kit/allFeatures';

describe('the replay player', () => {
  it('M-01 has every feature that owns a part of the state', async () => {
    const withSlices = (await allFeatures()).filter(({ slices }) => slices.length > 0).map(({ name }) => name);
    expect(withSlices.length).toBeGreaterThan(8);
    expect(withSlices.filter((name) => !everyFeature.some((one) => one.name === name))).toEqual([]);
  });

  it('M-02 offers every recording of the tests, and no other file', async () => {
    const names = readdirSync(join(__dirname, '../recordings'))
      .map((file) => file.replace(/\.json$/, ''))
      .toSorted();
    expect(await listRecordings()).toEqual(names);
    for (const name of names) expect(readRecording((await loadRecording(name)) ?? '').ok).toBe(true);
    for (const other of ['', '../tsconfig', 'consent.json', '/etc/hosts'])
      expect(await loadRecording(other)).toBeNull();
  });
});
