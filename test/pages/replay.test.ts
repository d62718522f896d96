import { replayFeatures } from '@/pages/dev/replay';
import { allFeatures } from '@test/kit/allFeatures';

describe('the replay player', () => {
  it('M-01 knows every feature that keeps a part of the state', async () => {
    const keeping = (await allFeatures()).filter(({ slices }) => slices.length > 0).map(({ name }) => name);
    expect(keeping.length).toBeGreaterThan(8);
    expect(keeping.filter((name) => !replayFeatures.some((one) => one.name === name))).toEqual([]);
  });
});
