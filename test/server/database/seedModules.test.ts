import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** Every program of the product: what Next starts from, and what the server opens before traffic. */
const ENTRIES = [
  'src/instrumentation.ts',
  'src/instrumentation-node.ts',
  'src/proxy.ts',
  'src/server/app.ts',
  'src/server/wiring.ts',
  ...readdirSync(path.join(ROOT, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join('src/pages', file.replaceAll('\\', '/'))),
];
const isSeed = (file: string): boolean => /\/seed\//.test(file) || /\/database\/(?:seed|fill)\.ts$/.test(file);

function resolved(from: string, specifier: string): string | null {
  if (!/^(?:\.|@\/)/.test(specifier)) return null;
  const base = specifier.startsWith('@/')
    ? path.join('src', specifier.slice(2))
    : path.join(path.dirname(from), specifier);
  return (
    ['', '.ts', '.tsx', '.js']
      .map((ending) => base + ending)
      .find((file) => /\.\w+$/.test(file) && existsSync(path.join(ROOT, file))) ?? null
  );
}

const IMPORT = /^(?:import|export)\b(?! type\b)([^;'"]*?)(?:\bfrom )?'([^']+)';/gm;
const isErased = (names: string): boolean =>
  /^\s*\{[^}]*\}\s*$/.test(names) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .filter((name) => name.trim() !== '')
    .every((name) => name.trim().startsWith('type '));

/** Modules that a module loads when it runs: imports of types are erased. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const loaded = [
    ...[...text.matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) => (isErased(names) ? [] : [specifier])),
    ...[...text.matchAll(/\b(?:import|require)\('([^']+)'\)/g)].map(([, specifier = '']) => specifier),
  ];
  return loaded.flatMap((specifier) => resolved(file, specifier) ?? []);
}

/** Every module within reach, with the one that imports it. */
function reachable(entries: readonly string[]): Map<string, string> {
  const importers = new Map(entries.map((entry) => [entry, '']));
  for (const file of importers.keys())
    if (/\.(?:tsx?|js)$/.test(file))
      for (const next of importsOf(file)) if (!importers.has(next)) importers.set(next, file);
  return importers;
}

describe('the generators of the demo data', () => {
  it('M-03 are imported by the seeding program only', () => {
    const product = reachable(ENTRIES);
    expect(product.size).toBeGreaterThan(700);
    expect(product.has('src/server/database/seeding.ts')).toBe(true);
    expect([...product].filter(([file]) => isSeed(file))).toEqual([]);
    const seeding = [...reachable(['src/server/database/seed.ts']).keys()];
    expect(seeding.filter((file) => /\/seed\//.test(file)).length).toBeGreaterThan(20);
  });
});
