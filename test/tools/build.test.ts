import { stampOf } from '@/tools/kit/build';
import { withFolder } from './programs';

describe('a build that stands', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['with its stamp is known by its sources', { '.next/forecourt.json': '{"sources":"abc"}' }, 'abc'],
    ['without a stamp is none', { '.next/BUILD_ID': 'x' }, undefined],
    ['with a stamp that was cut short is none', { '.next/forecourt.json': '' }, undefined],
  ])('M-03 %s', async (_, files, sources) => {
    expect(await withFolder(files, async (folder) => stampOf('.next', folder))).toBe(sources);
  });
});
