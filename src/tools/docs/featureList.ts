import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { formatted } from '../formatted';

const FEATURES = 'src/features';
const FILE = `${FEATURES}/everyFeature.ts`;

/** The generated list of features by its path: `<folder>/<name>.feature.ts` exports `<name>Feature`. */
export async function featureList(root: string): Promise<Map<string, string>> {
  const found = readdirSync(join(root, FEATURES), { recursive: true, encoding: 'utf8' })
    .map((file) => /^(.+\/(\w+)\.feature)\.ts$/.exec(file.split(sep).join('/')))
    .flatMap((match) => (match ? [{ path: match[1], name: `${match[2]}Feature` }] : []))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const text = `// Generated from the files of src/features by \`npm run docs\`. Do not edit.
${found.map(({ path, name }) => `import { ${name} } from './${path}';\n`).join('')}
/** Recordings replay through the reducers of every feature. */
export const everyFeature = [
${found.map(({ name }) => `  ${name},\n`).join('')}];
`;
  return new Map([[FILE, await formatted(root, text)]]);
}
