import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shapes } from '@/blocks/schemas';
import { blockFields, itemFields } from '@/server/content/model/blockFields';
import { blockName, insertionsOf, newBlockFiles } from './new-block/files';
import { refreshed } from './requirements/table';
import { shownIn } from './requirements/titles';

const REQUIREMENTS = 'docs/requirements.md';

/** Why there can be no new block of this name; null where there can. */
function refusal(name: string | undefined): string | null {
  if (name === undefined) return 'The block needs a name: npm run new:block NAME.';
  if (!blockName.test(name)) return `A block's name is letters in PascalCase, like OpeningHours: ${name} is none.`;
  if (Object.hasOwn(shapes, name) || existsSync(join(process.cwd(), 'src/blocks', name)))
    return `There is a block ${name} already.`;
  if (Object.hasOwn(itemFields, name) || Object.hasOwn(blockFields, name))
    return `Content has a template ${name} already, in src/server/content/model/blockFields.ts.`;
  return null;
}

/** `npm run new:block NAME`: shape, view, styles, samples and test of a block, known everywhere, green as it stands. */
function main([name]: readonly string[]): number {
  const refused = refusal(name);
  if (refused !== null || name === undefined) {
    console.error(refused);
    return 1;
  }
  const root = process.cwd();
  const changed = newBlockFiles(name);
  for (const { file, before, text } of insertionsOf(name)) {
    const source = changed.get(file) ?? readFileSync(join(root, file), 'utf8');
    const [head, tail, ...more] = source.split(before);
    if (head === undefined || tail === undefined || more.length > 0)
      throw new Error(`${file} is not what it was: ${JSON.stringify(before)} does not stand in it once.`);
    changed.set(file, `${head}${text}${before}${tail}`);
  }
  for (const [file, text] of changed) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  }
  writeFileSync(join(root, REQUIREMENTS), refreshed(readFileSync(join(root, REQUIREMENTS), 'utf8'), shownIn(root)));
  console.log(`wrote ${REQUIREMENTS}`);
  console.log(
    `Next: npm run dev, then http://localhost:3000/dev/blocks/${name}. Its fields stand in its shape and in src/server/content/model/blockFields.ts.`,
  );
  return 0;
}

process.exitCode = main(process.argv.slice(2));
