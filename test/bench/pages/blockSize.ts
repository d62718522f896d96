import { build, type Plugin } from 'esbuild';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../../src/tools/kit/processes.js';

export interface BlockSize {
  name: string;
  kb: number;
}

/** An import statement as esbuild writes it: in a build a short call with a number stands for it. */
const IMPORT = /import[^;"]*"[^"]*";/g;

/** Leaves out whatever is not in the block's folder (packages, and code that others may use as well) or comes later. */
const onlyIn = (folder: string): Plugin => ({
  name: 'only-in',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ path: specifier, resolveDir, kind }) =>
      kind === 'entry-point' ||
      (kind !== 'dynamic-import' && specifier.startsWith('.') && path.resolve(resolveDir, specifier).startsWith(folder))
        ? undefined
        : { path: specifier, external: true },
    ),
});

async function ownBytes(file: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    legalComments: 'none',
    plugins: [onlyIn(path.dirname(file) + path.sep)],
  });
  return outputFiles.reduce((sum, { text }) => sum + gzipSync(text.replace(IMPORT, ''), { level: 9 }).length, 0);
}

/**
 * The code in the folder of each block that its view needs, kB gzip -9. Not the size of its chunk: the bundler may copy
 * what two blocks share into both chunks, or put the code of two blocks into one chunk.
 */
export async function blockSizes(): Promise<BlockSize[]> {
  const blocks = path.join(ROOT, 'src', 'blocks');
  const views = readdirSync(blocks, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.view.tsx'));
  return Promise.all(
    views.map(async (file) => ({
      name: path.basename(file, '.view.tsx'),
      kb: (await ownBytes(path.join(blocks, file))) / 1000,
    })),
  );
}
