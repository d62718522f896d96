import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locale, StockName, ThemeName } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { themes } from '@/sites/themes/themes';
import { insertionsOf, isLocale, newSiteFiles, siteName, type NewSite } from './new-site/files';

const stocks: readonly StockName[] = ['se', 'no', 'uk', 'fi', 'sk', 'dk', 'eu'];

const USAGE = `Usage: npm run new:site -- NAME --title "TITLE" --languages LOCALES [--theme THEME] [--stock STOCK]
  NAME       small letters, digits and hyphens: car-store-dk
  LOCALES    the first is the default: da-DK or sv-SE,en
  THEME      ${Object.keys(themes).join(', ')}; nordvik unless said
  STOCK      whose cars and facilities it shows: ${stocks.join(', ')}; none unless said`;

const isTheme = (text: string): text is ThemeName => Object.hasOwn(themes, text);

function refuse(sentence: string): number {
  console.error(`${sentence}\n\n${USAGE}`);
  return 1;
}

/** `npm run new:site`: a site with its shared pages at a local address, in one command. */
function main(args: readonly string[]): number {
  const options = {
    title: { type: 'string' },
    languages: { type: 'string' },
    theme: { type: 'string', default: 'nordvik' },
    stock: { type: 'string' },
  } as const;
  const {
    values: { title, languages, theme, stock: wanted },
    positionals: [name],
  } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (name === undefined || !siteName.test(name)) return refuse('The site needs a name.');
  if (allSites.some((site) => site.name === name) || existsSync(join(process.cwd(), 'src/sites', `${name}.ts`)))
    return refuse(`There is a site ${name} already.`);
  if (!title?.trim()) return refuse('The site needs a title.');
  const given = (languages ?? '').split(',').map((text) => text.trim());
  const locales = given.filter(isLocale);
  const [first, ...others]: Locale[] = locales;
  if (first === undefined || locales.length !== given.length || new Set(locales).size !== locales.length)
    return refuse('The languages are not ones of the house.');
  if (!isTheme(theme)) return refuse(`There is no theme ${theme}.`);
  const stock = stocks.find((one) => one === wanted) ?? null;
  if (wanted !== undefined && stock === null) return refuse(`There is no stock ${wanted}.`);
  const site: NewSite = { name, title: title.trim(), locales: [first, ...others], theme, stock };

  const changed = new Map<string, string>();
  for (const { file, before, text } of insertionsOf(site)) {
    const source = changed.get(file) ?? readFileSync(join(process.cwd(), file), 'utf8');
    const [head, tail, ...more] = source.split(before);
    if (head === undefined || tail === undefined || more.length > 0)
      throw new Error(`${file} is not what it was: ${JSON.stringify(before)} does not stand in it once.`);
    changed.set(file, `${head}${text}${before}${tail}`);
  }
  const sharedFooter = (locale: Locale): string =>
    readFileSync(
      join(process.cwd(), `src/server/content/files/shared/${locale.slice(0, 2)}/partials/footer.yaml`),
      'utf8',
    );
  for (const [file, text] of newSiteFiles(site, sharedFooter)) changed.set(file, text);
  for (const [file, text] of changed) {
    mkdirSync(join(process.cwd(), dirname(file)), { recursive: true });
    writeFileSync(join(process.cwd(), file), text);
    console.log(`wrote ${file}`);
  }
  console.log(
    `Next: npm run dev, then http://${name}.localhost:3000. Its hosts stand in src/sites/${name}.ts, its pages in src/server/content/files/${name}.`,
  );
  return 0;
}

process.exitCode = main(process.argv.slice(2));
