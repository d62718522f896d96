import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadAll, YAMLException } from 'js-yaml';
import { isRecord } from '@/lib/guards';
import type { Locale, Site, SiteLanguage, SiteName } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import type { ContentFile, ContentText, ParsedContent } from './parsedContent';

/** All problems of the content, one line each, for its author; for a file that cannot be parsed, the first. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(readonly problems: readonly string[]) {
    super(`The content cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/** The files of a site in one language by path: 'home/kop-bil', 'partials/footer', 'dictionary'. */
export type LanguageFiles = ReadonlyMap<string, ContentFile>;

export interface SiteFiles {
  site: Site;
  settings: ContentFile | null;
  redirects: ContentFile | null;
  languages: ReadonlyMap<Locale, LanguageFiles>;
}

/** The files that can be parsed, and the problems of the others. */
interface Parsed {
  files: readonly ContentFile[];
  problems: string[];
}

function parsed(texts: readonly ContentText[]): Parsed {
  const files: ContentFile[] = [];
  const problems: string[] = [];
  for (const { file, text } of texts) {
    try {
      const [data = null, ...others] = loadAll(text);
      if (others.length === 0) files.push({ file, data });
      else problems.push(`${file}: holds more than one document`);
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      problems.push(`${file}, line ${(error.mark?.line ?? 0) + 1}: ${error.reason}`);
    }
  }
  return { files, problems };
}

/**
 * Reads a folder of content: `shared/<language>/…` for every site, `<site>/<locale>/…` for one.
 * @param stored what was parsed before
 * @throws ContentError
 */
export async function readContentFiles(
  folder: string,
  stored?: ParsedContent,
): Promise<ReadonlyMap<SiteName, SiteFiles>> {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();
  const texts = await Promise.all(
    names.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  );
  const storedFiles = await stored?.read(texts);
  const { files, problems }: Parsed = storedFiles ? { files: storedFiles, problems: [] } : parsed(texts);
  if (!storedFiles && problems.length === 0) await stored?.write(texts, files);
  const found = new Map(files.map((one) => [one.file, one]));
  const siteFolders = new Set(
    allSites.flatMap(({ name, languages }) => [
      `${name}/site.yaml`,
      `${name}/redirects.yaml`,
      ...languages.map(({ locale }) => `${name}/${locale}/`),
    ]),
  );
  const languages = new Set(allSites.flatMap((site) => site.languages.map(({ language }) => `shared/${language}/`)));
  for (const file of names) {
    if (
      !languages.has(file.split('/').slice(0, 2).join('/') + '/') &&
      !siteFolders.has(file) &&
      !siteFolders.has(file.split('/').slice(0, 2).join('/') + '/')
    )
      problems.push(`${file}: stands in the folder of no site and language`);
  }
  if (problems.length > 0) throw new ContentError(problems.toSorted());
  return new Map(
    allSites.map((site) => [
      site.name,
      {
        site,
        settings: found.get(`${site.name}/site.yaml`) ?? null,
        redirects: found.get(`${site.name}/redirects.yaml`) ?? null,
        languages: new Map(site.languages.map((language) => [language.locale, languageFiles(found, site, language)])),
      },
    ]),
  );
}

/** Shared files of the language, overridden by the site's own files with the same path. */
function languageFiles(
  found: ReadonlyMap<string, ContentFile>,
  site: Site,
  { locale, language }: SiteLanguage,
): LanguageFiles {
  const files = new Map<string, ContentFile>();
  const placeholders = {
    site: site.title,
    carList: site.paths.carList,
    carBase: site.paths.carBase,
    facilities: site.paths.facilities,
  };
  for (const [name, { file, data }] of found) {
    const shared = `shared/${language}/`;
    if (name.startsWith(shared) && appliesTo(site, data))
      files.set(contentPath(name, shared), { file, data: fillPlaceholders(data, placeholders) });
  }
  for (const [name, file] of found) {
    const own = `${site.name}/${locale}/`;
    if (name.startsWith(own)) files.set(contentPath(name, own), file);
  }
  return files;
}

const contentPath = (name: string, folder: string): string => name.slice(folder.length, -'.yaml'.length);

/** A shared file may be limited to one kind of site: `when: cars` or `when: facilities`. */
const appliesTo = (site: Site, data: unknown): boolean => {
  const when = isRecord(data) ? data.when : undefined;
  return (
    when === undefined ||
    (when === 'cars' ? site.cars !== undefined : when === 'facilities' ? site.facilities !== undefined : false)
  );
};

/** Shared files contain '{site}' for the site's name and '{carList}', '{carBase}', '{facilities}' for its paths. */
function fillPlaceholders(data: unknown, placeholders: Readonly<Record<string, string>>): unknown {
  if (typeof data === 'string') return data.replace(/\{(\w+)\}/g, (match, name: string) => placeholders[name] ?? match);
  if (Array.isArray(data)) return data.map((one) => fillPlaceholders(one, placeholders));
  if (isRecord(data))
    return Object.fromEntries(
      Object.entries(data)
        .filter(([key]) => key !== 'when')
        .map(([key, value]) => [key, fillPlaceholders(value, placeholders)]),
    );
  return data;
}
