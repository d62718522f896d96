import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isFlow } from '@/machine/isFlow';
import { errorsPage, flowPage } from './pages';

/** Loads a module by absolute path; the caller's module system does it. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>;

const FLOWS = 'docs/flows';
const slashed = (path: string) => path.split(sep).join('/');

/** Flow tables of the project at `root`: `*.flow.ts` under src/features and src/blocks, paths relative to it, sorted. */
export const flowFiles = (root: string): string[] =>
  ['src/features', 'src/blocks']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => slashed(join(folder, name))),
    )
    .filter((name) => name.endsWith('.flow.ts'))
    .sort();

/** Every generated page by its path. Throws where a flow file holds no flow, or two flows share an id. */
export async function generatedPages(root: string, load: LoadModule): Promise<Map<string, string>> {
  const pages = new Map([['docs/errors.md', errorsPage()]]);
  for (const file of flowFiles(root)) {
    const flows = Object.values(await load(join(root, file))).filter(isFlow);
    if (flows.length === 0) throw new Error(`${file} exports no flow.`);
    for (const flow of flows) {
      const page = `${FLOWS}/${flow.id}.md`;
      if (pages.has(page)) throw new Error(`Two flows are called '${flow.id}'; the second is in ${file}.`);
      pages.set(page, flowPage(flow, file));
    }
  }
  return pages;
}

/** Pages of removed flows. */
const leftOver = (root: string, pages: ReadonlyMap<string, string>): string[] =>
  existsSync(join(root, FLOWS))
    ? readdirSync(join(root, FLOWS))
        .map((name) => `${FLOWS}/${name}`)
        .filter((page) => page.endsWith('.md') && !pages.has(page))
    : [];

/** Pages that are missing, differ from what would be written, or belong to no flow. */
export const stalePages = (root: string, pages: ReadonlyMap<string, string>): string[] => [
  ...[...pages]
    .filter(([page, text]) => !existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8') !== text)
    .map(([page]) => page),
  ...leftOver(root, pages),
];

/** Writes stale files and returns their names. */
export function writePages(root: string, pages: ReadonlyMap<string, string>): string[] {
  const stale = stalePages(root, pages);
  for (const page of stale) {
    const file = join(root, page);
    const text = pages.get(page);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
  return stale;
}
