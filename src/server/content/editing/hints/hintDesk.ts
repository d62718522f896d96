import type { EditHint } from '@/domain/content/editWarnings';
import { compileRedirects } from '@/domain/sites/redirects';
import { themes } from '@/sites/themes/themes';
import type { Language, Site } from '@/sites/site.types';
import type { ContentLibrary } from '../../library';
import type { ContentItem, SiteTree } from '../../model/content.types';
import { pageAt, routeKey } from '../../pageAt';
import { fieldsOf, type PictureSize } from './hint.types';
import { hintsOf } from './hintsOf';
import { partsOf } from './pageParts';

/** As each calls itself. */
const names: Readonly<Record<Language, string>> = {
  sv: 'svenska',
  nb: 'norsk',
  da: 'dansk',
  fi: 'suomi',
  sk: 'slovenčina',
  en: 'English',
};

/** What is known of the media store. */
export interface MediaFacts {
  /** Addresses of all its files. */
  files(): Promise<readonly string[]>;
  /** null for what is no picture of it. */
  size(address: string): Promise<PictureSize | null>;
}

export interface HintDesk {
  /** Of a page with its drafts, by the id of its item; null for what is no page. */
  hints(of: { site: string; locale: string; item: string }): Promise<readonly EditHint[] | null>;
}

/** Looks at pages before they are published. */
export function createHintDesk({
  library,
  media,
  now,
}: {
  library: ContentLibrary;
  media: MediaFacts;
  now: () => number;
}): HintDesk {
  return {
    async hints({ site: name, locale, item }) {
      const site = library.site(name);
      const tree = site && library.tree(site.name, locale, 'draft');
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
      return hintsOf({
        parts,
        now: now(),
        colors: themes[site.theme].colors,
        leads: leadsIn(site, tree, library),
        files: new Set(await media.files()),
        pictures: new Map(sizes.flatMap(([address, size]) => (size ? [[address, size] as const] : []))),
        others: site.languages
          .filter((one) => one.locale !== tree.locale)
          .map((one) => ({
            language: names[one.language],
            find: (id: string): ContentItem | undefined => library.tree(site.name, one.locale, 'draft')?.byId.get(id),
          })),
      });
    },
  };
}

/** Pages, what stands for any name at its place, and old addresses that lead on, in every language of the site. */
function leadsIn(site: Site, tree: SiteTree, library: ContentLibrary): (href: string) => boolean {
  const { find } = compileRedirects(library.settings(site).redirects);
  return (href) => {
    const [path = '', query = ''] = (href.split('#', 1)[0] ?? '').split('?', 2);
    const route = routeKey(path);
    if (route === null) return false;
    if (pageAt(tree.byRoute, route) || find(path, query) !== null) return true;
    return site.languages.some(({ prefix, locale }) => {
      if (prefix === '' || (route !== `/${prefix}` && !route.startsWith(`/${prefix}/`))) return false;
      const other = library.tree(site.name, locale, 'draft');
      return other !== null && pageAt(other.byRoute, route.slice(prefix.length + 1) || '/') !== null;
    });
  };
}
