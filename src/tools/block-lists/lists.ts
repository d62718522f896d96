import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@/lib/guards';
import { formatted } from '../formatted';

/** Loads a module by absolute path; the caller's module system does it. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>;

const BLOCKS = 'src/blocks';
const GENERATED = `${BLOCKS}/generated`;
const HEADER = '// Generated from the folders of src/blocks by `npm run docs`. Do not edit.\n';

interface BlockFiles {
  name: string;
  folder: string;
  chunk: string | undefined;
  hasLoader: boolean;
}

const chunkOf = (definition: unknown): string | undefined =>
  isObject(definition) && 'chunk' in definition && typeof definition.chunk === 'string' ? definition.chunk : undefined;

/**
 * Every block by its definition file, sorted by name.
 * @throws Error for a block without a view, or one whose name is not that of its file.
 */
async function blockFiles(root: string, load: LoadModule): Promise<BlockFiles[]> {
  const found = readdirSync(join(root, BLOCKS), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => {
      const [, folder, name] = /^([^/]+)\/([^/]+)\.block\.ts$/.exec(file) ?? [];
      return folder === undefined || name === undefined ? [] : [{ folder, name }];
    });
  const blocks = found.map(async ({ folder, name }): Promise<BlockFiles> => {
    const base = `${BLOCKS}/${folder}/${name}`;
    const { block } = await load(join(root, `${base}.block.ts`));
    if (!isObject(block) || !('name' in block) || block.name !== name)
      throw new Error(`${base}.block.ts has to export a block of the name ${name}.`);
    if (!existsSync(join(root, `${base}.view.tsx`))) throw new Error(`${base}.view.tsx is missing.`);
    return { name, folder, chunk: chunkOf(block), hasLoader: existsSync(join(root, `${base}.loader.ts`)) };
  });
  return (await Promise.all(blocks)).sort((one, other) => (one.name < other.name ? -1 : 1));
}

const names = (blocks: readonly BlockFiles[]): string => blocks.map(({ name }) => `  ${name},\n`).join('');

const definitions = (blocks: readonly BlockFiles[]): string => `${blocks
  .map(({ name, folder }) => `import { block as ${name} } from '../${folder}/${name}.block';\n`)
  .join('')}
/** The definition of every block. */
export const blocks = {
${names(blocks)}};
`;

const eagerViews = (blocks: readonly BlockFiles[]): string => `import type { BlockViews } from '../blocks.types';
${blocks.map(({ name, folder }) => `import { ${name} } from '../${folder}/${name}.view';\n`).join('')}
/** The view of every block, for the server. */
export const eagerViews: BlockViews = {
${names(blocks)}};
`;

const lazyViews = (blocks: readonly BlockFiles[]): string => `import { lazyWithRetry } from '@/ui/lazyWithRetry';
import type { BlockViews } from '../blocks.types';

/** The view of every block, for the browser: fetched when a page shows it. */
export const lazyViews: BlockViews = {
${blocks
  .map(({ name, folder, chunk }) => {
    const chunkName = chunk === undefined ? '' : `/* webpackChunkName: "${chunk}" */ `;
    return `  ${name}: lazyWithRetry(() => import(${chunkName}'../${folder}/${name}.view').then((module) => module.${name})),\n`;
  })
  .join('')}};
`;

const loaders = (blocks: readonly BlockFiles[]): string => `${blocks
  .map(({ name, folder }) => `import { loader as ${name} } from '../${folder}/${name}.loader';\n`)
  .join('')}
/** What blocks load for their first render. */
export const loaders = {
${names(blocks)}};
`;

/** The generated lists of blocks by their path, formatted as the project is. */
export async function blockLists(root: string, load: LoadModule): Promise<Map<string, string>> {
  const blocks = await blockFiles(root, load);
  const texts: [file: string, text: string][] = [
    ['definitions', definitions(blocks)],
    ['eagerViews', eagerViews(blocks)],
    ['lazyViews', lazyViews(blocks)],
    ['loaders', loaders(blocks.filter(({ hasLoader }) => hasLoader))],
  ];
  const written = texts.map(
    async ([file, text]) => [`${GENERATED}/${file}.ts`, await formatted(root, `${HEADER}${text}`)] as const,
  );
  return new Map(await Promise.all(written));
}
