import { isInstalled } from '@/tools/kit/install';
import { withFolder } from './programs';

const text = (packages: Record<string, object>): string => JSON.stringify({ lockfileVersion: 3, packages });
const A = { version: '1.0.0', integrity: 'sha512-a' };
const wanted = (more: Record<string, object> = {}): string =>
  text({ '': { name: 'forecourt' }, 'node_modules/a': A, ...more });
const elsewhere = process.platform === 'win32' ? 'linux' : 'win32';

describe('what is installed', () => {
  it.each<[string, Record<string, string>, boolean]>([
    [
      'all of it',
      { 'package-lock.json': wanted(), 'node_modules/.package-lock.json': text({ 'node_modules/a': A }) },
      true,
    ],
    ['no node_modules', { 'package-lock.json': wanted() }, false],
    [
      'an installation that was broken off',
      { 'package-lock.json': wanted(), 'node_modules/a/package.json': '{}' },
      false,
    ],
    [
      'a package that is missing',
      {
        'package-lock.json': wanted({ 'node_modules/b': A }),
        'node_modules/.package-lock.json': text({ 'node_modules/a': A }),
      },
      false,
    ],
    [
      'another version',
      {
        'package-lock.json': wanted(),
        'node_modules/.package-lock.json': text({ 'node_modules/a': { ...A, version: '0.9.0' } }),
      },
      false,
    ],
    [
      'an optional package of another platform left away',
      {
        'package-lock.json': wanted({ 'node_modules/b': { ...A, optional: true, os: [elsewhere], cpu: ['x64'] } }),
        'node_modules/.package-lock.json': text({ 'node_modules/a': A }),
      },
      true,
    ],
    [
      'the optional package of this platform missing',
      {
        'package-lock.json': wanted({
          'node_modules/b': { ...A, optional: true, os: [process.platform], cpu: [process.arch] },
        }),
        'node_modules/.package-lock.json': text({ 'node_modules/a': A }),
      },
      false,
    ],
  ])('M-03 fits: %s', async (_what, files, fits) => {
    await withFolder(files, async (folder) => expect(isInstalled(folder)).toBe(fits));
  });
});
