import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../../src/tools/kit/processes.js';
import { ask, pageText, type Served } from './served';

/** Addresses of the scripts that a page loads at first; those for browsers without modules are not among them. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const source = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    return source === undefined || /\snomodule\b/i.test(attributes) ? [] : [source.replaceAll('&amp;', '&')];
  });
}

/** Bytes of a script as a careful server sends it: gzip -9. */
export async function scriptBytes(server: Served, source: string): Promise<number> {
  const { status, body } = await ask(server, source);
  if (status !== 200) throw new Error(`${source} answered ${status}.`);
  return gzipSync(body, { level: 9 }).length;
}

/** kB (1000 bytes) of all first-load scripts of a page. */
export async function firstLoadKb(server: Served, path: string): Promise<number> {
  let sum = 0;
  for (const source of scriptsOf(await pageText(server, path))) sum += await scriptBytes(server, source);
  return sum / 1000;
}

export interface BlockChunk {
  name: string;
  kb: number;
}

const BLOCK = /^blocks\/registry\.ts -> \.\/(\w+)\//;

/** The code that comes with one block and with nothing else of the build in this folder, kB gzip -9. */
export function blockChunks(place: string): BlockChunk[] {
  const folder = path.join(ROOT, place);
  const manifest: Record<string, { files: string[] }> = JSON.parse(
    readFileSync(path.join(folder, 'react-loadable-manifest.json'), 'utf8'),
  );
  const parts = Object.entries(manifest);
  return parts.flatMap(([key, { files }]) => {
    const name = BLOCK.exec(key)?.[1];
    if (name === undefined) return [];
    const own = files.filter((file) => !parts.some(([other, part]) => other !== key && part.files.includes(file)));
    return [
      {
        name,
        kb:
          own.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length, 0) /
          1000,
      },
    ];
  });
}
