import { readFileSync } from 'node:fs';
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

describe('the lock file', () => {
  interface LockEntry {
    optionalDependencies?: Record<string, string>;
    resolved?: string;
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };

  /** Looks a package up as Node does: next to its dependent, then in each folder above. */
  const has = (dependent: string, name: string): boolean => {
    for (let folder = dependent; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
      if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
      if (folder === '') return false;
    }
  };

  it('M-03 holds the optional packages of every platform, without which `npm ci` refuses it', () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !has(folder, name)),
    );
    expect(missing).toEqual([]);
  });

  it('M-03 names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
