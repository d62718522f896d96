import { gzipSync } from 'node:zlib';
import { request, pageText, type Served } from './served';

/** Addresses of the scripts that a page loads at first; those for browsers without modules are not among them. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const source = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    return source === undefined || /\snomodule\b/i.test(attributes) ? [] : [source.replaceAll('&amp;', '&')];
  });
}

/** Bytes of a script as a careful server sends it: gzip -9. */
export async function scriptBytes(server: Served, source: string): Promise<number> {
  const { status, body } = await request(server, source);
  if (status !== 200) throw new Error(`${source} answered ${status}.`);
  return gzipSync(body, { level: 9 }).length;
}

/** kB (1000 bytes) of all first-load scripts of a page. */
export async function firstLoadKb(server: Served, path: string): Promise<number> {
  let sum = 0;
  for (const source of scriptsOf(await pageText(server, path))) sum += await scriptBytes(server, source);
  return sum / 1000;
}
