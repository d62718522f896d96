import { pathToFileURL } from 'node:url';
import { blockLists } from './block-lists/lists';
import { featureList } from './docs/featureList';
import { licencesPage } from './docs/licences';
import { lazyTextFiles } from './docs/lazyTextFiles';
import { vocabularyPages } from './docs/vocabularyPages';
import { generatedPages, stalePages, writePages, type LoadModule } from './docs/generated';

const load: LoadModule = (file) => import(pathToFileURL(file).href);

/**
 * `npm run docs` writes docs/flows/*.md, docs/errors.md, docs/licences.md, docs/understanding/*.md and the lists of blocks and features, and the lazy texts; with `--check` it names
 * the stale ones and exits with 1.
 */
async function main(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const pages = new Map([
    ...(await blockLists(root, load)),
    ...(await featureList(root)),
    ...(await lazyTextFiles(root)),
    ...(await generatedPages(root, load)),
    ...licencesPage(root),
    ...vocabularyPages(),
  ]);
  if (!args.includes('--check')) {
    for (const page of writePages(root, pages)) console.log(`wrote ${page}`);
    return 0;
  }
  const stale = stalePages(root, pages);
  for (const page of stale) console.error(`${page} is stale: run npm run docs.`);
  return stale.length > 0 ? 1 : 0;
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
