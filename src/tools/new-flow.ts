import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { featureList } from './docs/featureList';
import { generatedPages, writePages, type LoadModule } from './docs/generated';
import { formatted } from './formatted';
import { flowName, newFlowFiles } from './new-flow/files';

const load: LoadModule = (file) => import(pathToFileURL(file).href);

/** `npm run new:flow NAME`: creates a feature with a flow, its saga, its tests and its page in docs/flows. */
async function main([name]: readonly string[]): Promise<number> {
  const root = process.cwd();
  if (name === undefined || !flowName.test(name)) {
    console.error('Usage: npm run new:flow NAME, where NAME is camelCase letters and digits: tradeIn.');
    return 1;
  }
  if (existsSync(join(root, 'src/features', name))) {
    console.error(`src/features/${name} exists already.`);
    return 1;
  }
  for (const [path, text] of newFlowFiles(name)) {
    const written = await formatted(root, text);
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), written, { flag: 'wx' });
    console.log(`wrote ${path}`);
  }
  const generated = new Map([...(await featureList(root)), ...(await generatedPages(root, load))]);
  for (const page of writePages(root, generated)) console.log(`wrote ${page}`);
  console.log(
    `Next: edit the flow table, then the slice, the saga and the components, and attach the feature to a block or page. See docs/first-week.md.`,
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
