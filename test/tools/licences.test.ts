import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { licencesPage } from '@/tools/docs/licences';

describe('the report of licences', () => {
  let root: string;
  const lock = (packages: object) => writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('M-03 lists the packages that are delivered, and why those with conditions are', () => {
    lock({
      '': { license: 'UNLICENSED' },
      'node_modules/react': { license: 'MIT' },
      'node_modules/a/node_modules/react': { license: 'MIT' },
      'node_modules/jest': { license: 'GPL-3.0', dev: true },
      'node_modules/react-leaflet': { license: 'Hippocratic-2.1' },
    });
    const page = licencesPage(root).get('docs/licences.md') ?? '';
    expect(page).toContain('| MIT | 1: react |');
    expect(page).toMatch(/\| react-leaflet \| Hippocratic-2\.1 \| .*tsconfig\.json/);
    expect(page).not.toContain('jest');
  });

  it.each([
    ['GPL-3.0', { license: 'GPL-3.0' }],
    ['unknown', {}],
  ])('M-03 refuses a package whose licence was not considered: %s', (licence, given) => {
    lock({ 'node_modules/new-one': given });
    expect(() => licencesPage(root)).toThrow(`new-one (${licence})`);
  });
});
