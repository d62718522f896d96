/** The menu of a site: fields from content, and the model of its views. */

/** A page in the navigation from the content platform (specification 1 section 3). */
export interface NavigationItem {
  name: string;
  url: { path: string };
  navigationTitle: string;
  /** '1' leaves the item out, with all below it. */
  hideInNavigation: string;
  /** '1': an item with children is also a link; otherwise it only opens them. */
  isNavigableInMenuWhenItHasChildren: string;
  /** '' for a page of the site. */
  externalLink: string;
  ImageUrl: string;
  children: readonly NavigationItem[];
}

/** What a bar needs of an item: empty fields are left out, as a menu has many items and is part of every page. */
export type BarItem = Pick<NavigationItem, 'url'> &
  Partial<Omit<NavigationItem, 'url' | 'children'>> & { children?: readonly BarItem[] };

/** An entry of the mega menu from content. */
export interface MegaMenuItem {
  Title: string;
  Url: string;
  HideInNavigation: boolean;
  TopSelected: boolean;
  ImageUrl: string;
  Children: readonly MegaMenuItem[];
}

export interface MenuEntry {
  /** Position in the tree: '0', '0.2', '0.2.1'. */
  id: string;
  title: string;
  /** null: it only opens its children. */
  href: string | null;
  /** A link to another site. */
  external: boolean;
  /** Highlighted by content, on every page. */
  selected: boolean;
  image: string | null;
  children: readonly MenuEntry[];
}

export interface LanguageLink {
  /** The language's name in that language. */
  title: string;
  href: string;
  /** BCP 47 */
  lang: string;
  current: boolean;
  /** Where the page has no version in the language: what the link leads to, in the page's language. */
  note?: string;
}

/** An item and three levels below it. */
export const MENU_DEPTH = 4;

const isExternal = (href: string): boolean => /^(?:https?:)?\/\//i.test(href);
const below = (id: string, index: number): string => (id === '' ? String(index) : `${id}.${index}`);

type Made = Omit<MenuEntry, 'id' | 'children' | 'external'>;

/** The tree of entries with a link or children; ids by position among the visible entries. */
function treeOf<Item>(
  items: readonly Item[],
  read: (item: Item, parent: boolean) => Made | null,
  childrenOf: (item: Item) => readonly Item[],
  id = '',
  depth = MENU_DEPTH,
): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const item of items) {
    const own = below(id, entries.length);
    const children = depth > 1 ? treeOf(childrenOf(item), read, childrenOf, own, depth - 1) : [];
    const made = read(item, children.length > 0);
    if (made && made.title !== '' && (made.href !== null || children.length > 0)) {
      entries.push({ id: own, ...made, external: made.href !== null && isExternal(made.href), children });
    }
  }
  return entries;
}

/** The visible menu of a site's pages. */
export const menuOfNavigation = (items: readonly BarItem[]): MenuEntry[] =>
  treeOf(
    items,
    (item, parent) => {
      if (item.hideInNavigation === '1') return null;
      const external = item.externalLink?.trim();
      const path = item.url.path.trim();
      const opensOnly = parent && item.isNavigableInMenuWhenItHasChildren !== '1';
      const href = external || (opensOnly ? '' : path);
      return {
        title: item.navigationTitle?.trim() || item.name?.trim() || '',
        href: href || null,
        selected: false,
        image: item.ImageUrl?.trim() || null,
      };
    },
    ({ children = [] }) => children,
  );

export const menuOfMega = (items: readonly MegaMenuItem[]): MenuEntry[] =>
  treeOf(
    items,
    (item) =>
      item.HideInNavigation
        ? null
        : {
            title: item.Title.trim(),
            href: item.Url.trim() || null,
            selected: item.TopSelected,
            image: item.ImageUrl.trim() || null,
          },
    ({ Children }) => Children,
  );

const plain = (href: string): string => (href.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').toLowerCase() || '/';

/** Whether the entry links to the current page. A link with a query is a view of a page, not the page. */
export const isHere = ({ href, external }: Pick<MenuEntry, 'href' | 'external'>, here: string): boolean =>
  href !== null && !external && !href.includes('?') && plain(href) === plain(here);

/** Length of the part of the address that an entry, or an entry below it, matches; 0 for none. */
function reach(entry: MenuEntry, here: string): number {
  const own = entry.href === null || entry.external || entry.href.includes('?') ? '' : plain(entry.href);
  const mine = own !== '' && own !== '/' && (plain(here) === own || plain(here).startsWith(`${own}/`)) ? own.length : 0;
  return Math.max(isHere(entry, here) ? own.length : mine, ...entry.children.map((child) => reach(child, here)));
}

/** The top-level entry of the current page: marked by content, else the one with the longest matching path. */
export function topHere(entries: readonly MenuEntry[], here: string): string | null {
  const marked = entries.find(({ selected }) => selected);
  if (marked) return marked.id;
  const reaches = entries.map((entry) => ({ id: entry.id, reach: reach(entry, here) }));
  const best = reaches.reduce<{ id: string; reach: number } | null>(
    (best, one) => (one.reach > (best?.reach ?? 0) ? one : best),
    null,
  );
  return best?.id ?? null;
}

/** Panels with more entries show pictures at any width; others on wide screens only. */
export const MENU_PICTURES_OVER = 4;
