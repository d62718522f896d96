import { searchAliasesPath } from '@/domain/content/contentIds';
import type { EditWarning } from '@/domain/content/editWarnings';
import { compileRedirects } from '@/domain/sites/redirects';
import { themes } from '@/sites/themes/themes';
import type { Language, Site } from '@/sites/site.types';
import type { QueryUnderstanding } from '@/server/search/textSearch.service';
import type { ContentTrees } from '../../contentTrees';
import type { ContentItem, SiteTree } from '../../model/content.types';
import { pageForRoute, routeKey } from '../../pageForRoute';
import { aliasWarnings } from '../searchTerms.service';
import { fieldsOf, type PictureSize } from './warning.types';
import { findWarnings } from './findWarnings';
import { partsOf } from './pageParts';

/** Names of the languages in themselves. */
const names: Readonly<Record<Language, string>> = {
  sv: 'svenska',
  nb: 'norsk',
  da: 'dansk',
  fi: 'suomi',
  sk: 'slovenčina',
  en: 'English',
};

/** Lookup in the media store. */
export interface MediaLookup {
  /** Addresses of all its files. */
  files(): Promise<readonly string[]>;
  /** null for an address that is not a picture of the store. */
  size(address: string): Promise<PictureSize | null>;
}

export interface WarningService {
  /** The warnings of a page with its drafts, by the id of its item; null if the item is not a page. */
  warnings(of: { site: string; locale: string; item: string }): Promise<readonly EditWarning[] | null>;
}

/** Checks pages before they are published. */
export function createWarningService({
  contentTrees,
  media,
  now,
  aliasMeaning,
}: {
  contentTrees: ContentTrees;
  media: MediaLookup;
  now: () => number;
  aliasMeaning?: QueryUnderstanding['aliasMeaning'];
}): WarningService {
  return {
    async warnings({ site: name, locale, item }) {
      const site = contentTrees.site(name);
      const tree = site && contentTrees.tree(site.name, locale, 'draft');
      const page = tree?.byId.get(item);
      if (!site || !tree || !page?.areas) return null;
      const parts = partsOf(page, tree);
      const addresses = [
        ...new Set(
          fieldsOf(parts).flatMap(({ value }) =>
            value.type === 'image' && value.image ? [value.image.src.split(/[?#]/, 1)[0] ?? ''] : [],
          ),
        ),
      ];
      const sizes = await Promise.all(addresses.map(async (address) => [address, await media.size(address)] as const));
      const found = findWarnings({
        parts,
        now: now(),
        colors: themes[site.theme].colors,
        leads: linkResolver(site, tree, contentTrees),
        files: new Set(await media.files()),
        pictures: new Map(sizes.flatMap(([address, size]) => (size ? [[address, size] as const] : []))),
        others: site.languages
          .filter((one) => one.locale !== tree.locale)
          .map((one) => ({
            language: names[one.language],
            find: (id: string): ContentItem | undefined =>
              contentTrees.tree(site.name, one.locale, 'draft')?.byId.get(id),
          })),
      });
      const aliases = tree.byPath.get(searchAliasesPath(site.name).toLowerCase());
      const language = site.languages.find((one) => one.locale === tree.locale)?.language;
      // Editors find the aliases at the list of cars.
      return site.cars && aliases && language && aliasMeaning && page.route === site.paths.carList
        ? [...found, ...(await aliasWarnings(aliases, { index: site.cars.index, language }, aliasMeaning))]
        : found;
    },
  };
}

/** Pages, wildcard pages, redirects and the page of saved cars, in every language of the site. */
function linkResolver(site: Site, tree: SiteTree, contentTrees: ContentTrees): (href: string) => boolean {
  const { find } = compileRedirects(contentTrees.settings(site).redirects);
  const saved = site.cars && routeKey(site.paths.saved);
  return (href) => {
    const [path = '', query = ''] = (href.split('#', 1)[0] ?? '').split('?', 2);
    const route = routeKey(path);
    if (route === null) return false;
    if (route === saved || pageForRoute(tree.byRoute, route) || find(path, query) !== null) return true;
    return site.languages.some(({ prefix, locale }) => {
      if (prefix === '' || (route !== `/${prefix}` && !route.startsWith(`/${prefix}/`))) return false;
      const other = contentTrees.tree(site.name, locale, 'draft');
      return other !== null && pageForRoute(other.byRoute, route.slice(prefix.length + 1) || '/') !== null;
    });
  };
}
