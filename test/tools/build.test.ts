import { stampOf } from '@/tools/kit/build';
import { withFolder } from './programs';

describe('an existing build', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    [
      'with its stamp is known by its sources',
      { '.next/forecourt.json': '{"sources":"abc"}', '.next/BUILD_ID': 'x' },
      'abc',
    ],
    ['that was cleared away in part is none', { '.next/forecourt.json': '{"sources":"abc"}' }, undefined],
    ['without a stamp is none', { '.next/BUILD_ID': 'x' }, undefined],
    ['with a stamp that was cut short is none', { '.next/forecourt.json': '', '.next/BUILD_ID': 'x' }, undefined],
  ])('M-03 %s', async (_, files, sources) => {
    expect(await withFolder(files, async (folder) => stampOf('.next', folder))).toBe(sources);
  });
});
