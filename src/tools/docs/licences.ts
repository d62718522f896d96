import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boolean, object, string } from 'yup';

const FILE = 'docs/licences.md';

/** They ask for their notice and no more. */
const PERMISSIVE = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
]);

/** What packages do not say in their description, but in their licence file. */
const STATED: Readonly<Record<string, string>> = { suncalc: 'BSD-2-Clause' };

/** All others, each considered by itself. */
const CONSIDERED: readonly { packages: RegExp; why: string }[] = [
  {
    packages: /^(@react-leaflet\/core|react-leaflet)$/,
    why: 'limits uses that harm people; one line of `tsconfig.json` takes plain Leaflet instead ([maps.md](maps.md#without-react-leaflet))',
  },
  { packages: /^opening_hours$/, why: 'used unchanged, on the server alone' },
  { packages: /^@img\/sharp-/, why: 'the library libvips, used unchanged as a separate file; on the server alone' },
  { packages: /^caniuse-lite$/, why: 'data of browsers for the build; not in the product' },
];

const lockSchema = object({ packages: object().required() }).required();
const packageSchema = object({ license: string(), dev: boolean(), devOptional: boolean() });

interface Licensed {
  name: string;
  licence: string;
}

/** Packages of the product, by the lock file: what `npm install --omit=dev` brings on any platform. */
function packagesOf(root: string): Licensed[] {
  const { packages } = lockSchema.validateSync(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const found = new Map<string, Licensed>();
  for (const [path, given] of Object.entries<unknown>(packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    const { license, dev, devOptional } = packageSchema.validateSync(given);
    if (path === '' || dev || devOptional) continue;
    const licence = license ?? STATED[name] ?? 'unknown';
    found.set(`${name} ${licence}`, { name, licence });
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const reasonOf = ({ name }: Licensed): string | undefined =>
  CONSIDERED.find(({ packages }) => packages.test(name))?.why;

/** The report of licences. @throws Error for a package whose licence was not considered yet */
export function licencesPage(root: string): Map<string, string> {
  const all = packagesOf(root);
  const others = all.filter(({ licence }) => !PERMISSIVE.has(licence));
  const unknown = others.filter((one) => reasonOf(one) === undefined);
  if (unknown.length > 0)
    throw new Error(
      `Licences to consider in src/tools/docs/licences.ts: ${unknown.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`,
    );
  const licences = [...new Set(all.map(({ licence }) => licence))].toSorted();
  const text = `# Licences

Generated from \`package-lock.json\` by \`npm run docs\`; \`npm run check\` fails when it is stale, and for a package whose licence nobody has considered (\`src/tools/docs/licences.ts\`). Packages for tests and development are left out: they are not delivered.

## With conditions

| package | licence | why it is here |
|---|---|---|
${others.map((one) => `| ${one.name} | ${one.licence} | ${reasonOf(one)} |\n`).join('')}
## All

| licence | packages |
|---|---|
${licences
  .map((licence) => {
    const names = all.filter((one) => one.licence === licence).map(({ name }) => name);
    return `| ${licence} | ${names.length}: ${names.join(', ')} |\n`;
  })
  .join('')}`;
  return new Map([[FILE, text]]);
}
