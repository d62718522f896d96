import type { NavigationItem } from '@/domain/content/menu';
import type { RedirectKind, RedirectRule } from '@/domain/sites/redirects';
import { isObject } from '@/lib/guards';
import type { Crumb } from '@/ports/content.port';
import type { CrumbNode, NavigationNode, RedirectNode } from './documents';

/* What the nodes of the platform's responses mean. */

const REDIRECT_KINDS: readonly RedirectKind[] = ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'];

export const present = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((one): one is T => one !== null);

/** The platform writes the year 1 for no date. */
export const dayOf = (text: string | null | undefined): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !text.startsWith('0001') ? text : '';

const depth = ({ path }: Crumb): number => (path === '/' ? 0 : path.split('/').length);
const crumbOf = ({ name = '', displayName, url, navTitle, metaTitle }: CrumbNode): Crumb => ({
  title: navTitle?.value?.trim() || metaTitle?.value?.trim() || displayName || name,
  path: url?.path ?? '/',
});

/** The address of a general link in `jsonValue`. */
function hrefOf(json: unknown): string {
  const value: unknown = isObject(json) && 'value' in json ? json.value : null;
  return isObject(value) && 'href' in value && typeof value.href === 'string' ? value.href : '';
}

export const navigationEntries = (children: NavigationNode['children']): NavigationItem[] =>
  present(children?.results).map((entry) => ({
    name: entry.name ?? '',
    url: { path: entry.url?.path ?? '' },
    navigationTitle: entry.navTitle?.value ?? '',
    hideInNavigation: entry.hideInNavigation?.value ?? '',
    isNavigableInMenuWhenItHasChildren: entry.shouldBeNavigableInMenuWhenItHasChildren?.value ?? '',
    externalLink: hrefOf(entry.externalLink?.jsonValue),
    ImageUrl: entry.menuImage?.src ?? '',
    children: navigationEntries(entry.children),
  }));

/** Empty for an incomplete redirect, or one of an unknown kind. */
export function redirectRules({
  pattern,
  target,
  redirectType,
  isQueryStringPreserved,
  isLanguagePreserved,
  locale,
}: RedirectNode): RedirectRule[] {
  const kind = REDIRECT_KINDS.find((one) => one === redirectType);
  if (pattern === undefined || target === undefined || !kind) return [];
  return [
    {
      pattern,
      target,
      redirectType: kind,
      isQueryStringPreserved: isQueryStringPreserved === true,
      isLanguagePreserved: isLanguagePreserved === true,
      locale: locale ?? '',
    },
  ];
}

/** The pages down to an item, the home page first. */
export const trailTo = (
  item: CrumbNode & { ancestors?: readonly (CrumbNode | null)[] | null },
  path: string,
): Crumb[] => [
  ...present(item.ancestors)
    .map(crumbOf)
    .toSorted((a, b) => depth(a) - depth(b)),
  { ...crumbOf(item), path },
];
