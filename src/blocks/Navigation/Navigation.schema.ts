import { mixed, type InferType } from 'yup';
import { MENU_DEPTH, type BarItem } from '@/domain/content/menu';
import { isRecord } from '@/lib/guards';
import { flagField, knownFields } from '../fields.schema';
import { menuBarFields } from '../parts/menuBar.schema';

const bare = (value: unknown): unknown => (isRecord(value) && 'value' in value ? value.value : value);
const text = (value: unknown): string => {
  const plain = bare(value);
  if (typeof plain === 'boolean') return plain ? '1' : '';
  return typeof plain === 'string' ? plain : '';
};
const href = (value: unknown): string => {
  const link = bare(value);
  const address = text(isRecord(link) ? (link.href ?? link.url) : link).trim();
  return /^(?:\/|https?:)/i.test(address) ? address : '';
};
/** Children as a list, or as a page of the platform's response. */
const childrenOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Array.isArray(value.results) ? value.results : [];
};

/** The tree of pages; also accepts the platform's own field names. Invalid items are left out. */
function readItems(given: unknown, depth = MENU_DEPTH): BarItem[] {
  if (depth === 0) return [];
  return childrenOf(given)
    .filter(isRecord)
    .map((item) => {
      const children = readItems(item.children, depth - 1);
      const fields = {
        navigationTitle: text(item.navigationTitle ?? item.navTitle).trim() || text(item.name),
        hideInNavigation: text(item.hideInNavigation),
        isNavigableInMenuWhenItHasChildren: text(
          item.isNavigableInMenuWhenItHasChildren ?? item.shouldBeNavigableInMenuWhenItHasChildren,
        ),
        externalLink: href(item.externalLink),
        ImageUrl: text(item.ImageUrl),
      };
      return {
        url: { path: href(isRecord(item.url) ? item.url.path : item.url) },
        ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
        ...(children.length > 0 && { children }),
      };
    });
}

export const navigationSchema = knownFields({
  ...menuBarFields,
  UseMegaMenu: flagField(),
  /** null: the platform failed to respond, and nothing is rendered. */
  Items: mixed<readonly BarItem[]>()
    .transform((_, given: unknown) => (given === null ? null : readItems(given)))
    .nullable()
    .default([]),
});

export type NavigationFields = InferType<typeof navigationSchema>;
