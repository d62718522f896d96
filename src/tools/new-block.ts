import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBlockName } from '@/blocks/definitions';
import { itemFields } from '@/server/content/model/blockFields';
import { blockLists } from './block-lists/lists';
import { formatted } from './formatted';
import { blockName, newBlockFiles } from './new-block/files';
import { refreshed } from './requirements/table';
import { testedIn } from './requirements/titles';

const REQUIREMENTS = 'docs/requirements.md';

/** Why there can be no new block of this name; null where there can. */
function refusal(name: string | undefined): string | null {
  if (name === undefined) return 'The block needs a name: npm run new:block NAME.';
  if (!blockName.test(name)) return `A block's name is letters in PascalCase, like OpeningHours: ${name} is none.`;
  if (isBlockName(name) || existsSync(join(process.cwd(), 'src/blocks', name)))
    return `There is a block ${name} already.`;
  if (Object.hasOwn(itemFields, name)) return `Content has a template ${name} already: the items of a list.`;
  return null;
}

/**
 * `npm run new:block NAME`: a folder with definition, schema, view, styles and samples of a block, and its test. The lists
 * of all blocks and the table of requirements are generated again; no other file changes.
 */
async function main([name]: readonly string[]): Promise<number> {
  const refused = refusal(name);
  if (refused !== null || name === undefined) {
    console.error(refused);
    return 1;
  }
  const root = process.cwd();
  const write = (file: string, text: string) => {
    if (existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === text) return;
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  };
  for (const [file, text] of newBlockFiles(name)) write(file, await formatted(root, text));
  (await blockLists(root, (file) => import(pathToFileURL(file).href))).forEach((text, file) => write(file, text));
  write(REQUIREMENTS, refreshed(readFileSync(join(root, REQUIREMENTS), 'utf8'), testedIn(root)));
  console.log(
    `Next: npm run dev, then http://localhost:3000/dev/blocks/${name}. Its fields are those of ${name}.schema.ts and ${name}.block.ts; a new name needs its label in src/server/content/fieldLabels.`,
  );
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(String(error));
    process.exitCode = 1;
  },
);
