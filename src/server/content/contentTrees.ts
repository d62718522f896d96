import type { Site, SiteName } from '@/sites/site.types';
import { buildTree, type Override } from './build';
import { ContentError, readContentFiles, type SiteFiles } from './files';
import type { ContentItem, SiteTree } from './model/content.types';
import { settingsOf, type SiteSettings } from './siteSettings';

/** `published` is what visitors see; `draft` includes unpublished changes. */
export type View = 'published' | 'draft';

/** Changes of editors by site and language ('car-store-se/sv-SE'), then by item id. */
export type Overrides = ReadonlyMap<string, ReadonlyMap<string, Override>>;

/** All content in memory, synchronous; unknown names give `null`. Names and languages match in any case. */
export interface ContentTrees {
  sites(): readonly Site[];
  site(name: string): Site | null;
  settings(site: Site): SiteSettings;
  /** Origin of the site, without a slash at the end. */
  origin(site: Site): string;
  tree(site: string, locale: string, view: View): SiteTree | null;
  trees(view: View): readonly SiteTree[];
  /** Items of a template or of one that inherits from it, over all sites; in one language (lower case) or in all. */
  ofTemplate(id: string, view: View, locale: string | null): readonly ContentItem[];
  /** Replaces the changes over the files; only trees whose changes differ are rebuilt. */
  overlay(view: View, overrides: Overrides): void;
}

export const treeKey = (site: string, locale: string): string => `${site}/${locale}`.toLowerCase();

/** @throws ContentError listing all problems, each with its file. */
export async function openContentTrees(folder: string, origin: (site: Site) => string): Promise<ContentTrees> {
  return contentTreesOf(await readContentFiles(folder), origin);
}

interface TreeSet {
  trees: Map<string, SiteTree>;
  overrides: Overrides;
  byTemplate: Map<string, readonly ContentItem[]>;
}

const NONE: Overrides = new Map();

export function contentTreesOf(files: ReadonlyMap<SiteName, SiteFiles>, origin: (site: Site) => string): ContentTrees {
  const problems: string[] = [];
  const bySite = new Map<string, { site: Site; settings: SiteSettings; files: SiteFiles }>();
  const base = new Map<string, SiteTree>();
  const sources = new Map<string, Parameters<typeof buildTree>[0]>();
  for (const given of files.values()) {
    const { settings, problems: wrong } = settingsOf(given, origin(given.site));
    problems.push(...wrong);
    bySite.set(given.site.name, { site: given.site, settings, files: given });
    for (const language of given.site.languages) {
      const source = { site: given.site, language, files: given.languages.get(language.locale) ?? new Map() };
      const key = treeKey(given.site.name, language.locale);
      const { tree, problems: wrongHere } = buildTree(source);
      problems.push(...wrongHere);
      sources.set(key, source);
      base.set(key, tree);
    }
  }
  if (problems.length > 0) throw new ContentError([...new Set(problems)]);

  const treeSets: Record<View, TreeSet> = {
    published: { trees: new Map(base), overrides: NONE, byTemplate: new Map() },
    draft: { trees: new Map(base), overrides: NONE, byTemplate: new Map() },
  };

  return {
    sites: () => [...bySite.values()].map(({ site }) => site),
    site: (name) => bySite.get(name.toLowerCase())?.site ?? null,
    settings: ({ name }) => {
      const found = bySite.get(name);
      if (!found) throw new Error(`The content has no site ${name}.`);
      return found.settings;
    },
    origin,
    tree(site, locale, view) {
      const key = treeKey(site, locale);
      const tree = treeSets[view].trees.get(key) ?? null;
      const source = sources.get(key);
      if (view !== 'draft' || tree === null || !source || tree !== base.get(key)) return tree;
      // The tree of the files, until an editor opens a page.
      const forEditors = buildTree({ ...source, withPageForms: true }).tree;
      treeSets.draft.trees.set(key, forEditors);
      treeSets.draft.byTemplate = new Map();
      return forEditors;
    },
    trees: (view) => [...treeSets[view].trees.values()],
    ofTemplate(id, view, locale) {
      const treeSet = treeSets[view];
      const key = `${id}/${locale ?? ''}`;
      const known = treeSet.byTemplate.get(key);
      if (known) return known;
      const trees = [...treeSet.trees.values()].filter(
        (tree) => locale === null || tree.locale.toLowerCase() === locale,
      );
      const found = trees.flatMap((tree) => [...tree.byId.values()].filter((item) => item.template.lineage.has(id)));
      // Only existing templates are cached: clients may send any id.
      if (found.length > 0) treeSet.byTemplate.set(key, found);
      return found;
    },
    overlay(view, overrides) {
      const treeSet = treeSets[view];
      for (const [key, source] of sources) {
        const next = overrides.get(key);
        if (sameOverrides(next, treeSet.overrides.get(key))) continue;
        const plain = base.get(key);
        if (next && next.size > 0)
          treeSet.trees.set(key, buildTree({ ...source, overrides: next, withPageForms: view === 'draft' }).tree);
        else if (plain) treeSet.trees.set(key, plain);
        treeSet.byTemplate = new Map();
      }
      treeSet.overrides = overrides;
    },
  };
}

function sameOverrides(
  a: ReadonlyMap<string, Override> | undefined,
  b: ReadonlyMap<string, Override> | undefined,
): boolean {
  if ((a?.size ?? 0) !== (b?.size ?? 0)) return false;
  return [...(a ?? [])].every(([id, { stamp }]) => b?.get(id)?.stamp === stamp);
}
