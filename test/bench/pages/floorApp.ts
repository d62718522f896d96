import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { EXIT_WITH_PARENT, ROOT, node, packaged, begin } from '../../../src/tools/kit/processes.js';
import { anyFreePort } from '../../../src/tools/kit/server.js';
import type { FloorData, FloorTexts } from './floor/floor.types';
import type { Served } from './served';
import { untilReady } from './served';

const BUILD_LIMIT_MS = 5 * 60_000;
const UP_WITHIN_MS = 60_000;

/** The pages of the floor: each file hands on a component, so that lint rules for pages stay where pages are. */
const pages: Readonly<Record<string, string>> = {
  '_document.tsx': `import { Head, Html, Main, NextScript } from 'next/document';
export default () => <Html lang="sv-SE"><Head><link rel="stylesheet" href="/floor.css" /></Head><body><Main /><NextScript /></body></Html>;
`,
  'empty.tsx': "export { Empty as default } from '../Empty';\n",
  'list.tsx': "export { List as default } from '../List';\nexport { getServerSideProps } from '../listProps';\n",
  'still.tsx': "export { Still as default } from '../Still';\nexport { getStaticProps } from '../stillProps';\n",
};

const nextConfig = `const path = require('node:path');
module.exports = { compiler: { emotion: true }, poweredByHeader: false, reactStrictMode: true, outputFileTracingRoot: __dirname, typescript: { ignoreBuildErrors: true } };
`;

const tsconfig = (root: string) => ({
  compilerOptions: {
    target: 'ES2022',
    lib: ['dom', 'dom.iterable', 'ES2023'],
    allowJs: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    esModuleInterop: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: 'react-jsx',
    jsxImportSource: '@emotion/react',
    incremental: true,
    paths: { '@/*': [`${root}/src/*`] },
  },
  include: ['next-env.d.ts', '**/*.ts', '**/*.tsx'],
  exclude: ['node_modules'],
});

export interface FloorInput {
  data: FloorData;
  dictionary: FloorTexts;
  /** Source of the component around the list. */
  shell: string;
  /** The list's styles as one file. */
  css: string;
  /** Text of the page that is as large as our start page. */
  still: string;
}

/**
 * Writes and builds the floor: an application with the same framework and packages as ours, in a folder of its own.
 * @returns the folder
 */
export async function buildFloor(folder: string, { data, dictionary, shell, css, still }: FloorInput): Promise<string> {
  cpSync(path.join(ROOT, 'test/bench/pages/floor'), folder, { recursive: true });
  mkdirSync(path.join(folder, 'pages'));
  mkdirSync(path.join(folder, 'public'));
  for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(folder, 'pages', file), text);
  writeFileSync(path.join(folder, 'next.config.js'), nextConfig);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'floor', private: true }));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig(ROOT)));
  writeFileSync(path.join(folder, 'data.json'), JSON.stringify(data));
  writeFileSync(path.join(folder, 'dictionary.json'), JSON.stringify(dictionary));
  writeFileSync(path.join(folder, 'Shell.tsx'), shell);
  writeFileSync(path.join(folder, 'public/floor.css'), css);
  writeFileSync(path.join(folder, 'still.txt'), still);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const built = await node([packaged('next/dist/bin/next'), 'build', '--webpack', folder], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', FLOOR: folder },
    limitMs: BUILD_LIMIT_MS,
  });
  if (built.code !== 0) throw new Error(`The floor could not be built.\n${built.output}`);
  return folder;
}

/** Starts the floor on a free port. */
export async function startFloor(folder: string): Promise<Served & { child: ChildProcess }> {
  const port = await anyFreePort();
  const child = begin(
    process.execPath,
    [...EXIT_WITH_PARENT, packaged('next/dist/bin/next'), 'start', folder, '-p', String(port)],
    {
      ipc: true,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', FLOOR: folder },
    },
  );
  const served = { port, host: `localhost:${port}`, pid: pidOf(child), child };
  await untilReady(served, '/empty', UP_WITHIN_MS);
  return served;
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('The floor could not be started.');
  return child.pid;
}
