import { mixed, type InferType } from 'yup';
import { knownFields } from '../fields.schema';
import { MENU_DEPTH, type MegaMenuItem } from '@/domain/content/menu';
import { isRecord } from '@/lib/guards';
import { menuBarFields } from '../parts/menuBar.schema';

const bare = (value: unknown): unknown => (isRecord(value) && 'value' in value ? value.value : value);
const text = (value: unknown): string => {
  const plain = bare(value);
  return typeof plain === 'string' ? plain.trim() : '';
};
const flag = (value: unknown): boolean => [true, '1', 'true'].some((yes) => yes === bare(value));
const address = (value: unknown): string => {
  const link = bare(value);
  const given = text(isRecord(link) ? link.href : link);
  return /^(?:\/|https?:)/i.test(given) ? given : '';
};

/** The entries of a mega menu; invalid items are left out. */
function readEntries(given: unknown, depth = MENU_DEPTH): MegaMenuItem[] {
  if (depth === 0 || !Array.isArray(given)) return [];
  return given.filter(isRecord).map((item) => ({
    Title: text(item.Title),
    Url: address(item.Url),
    HideInNavigation: flag(item.HideInNavigation),
    TopSelected: flag(item.TopSelected),
    ImageUrl: address(item.ImageUrl),
    Children: readEntries(item.Children, depth - 1),
  }));
}

export const megaMenuSchema = knownFields({
  ...menuBarFields,
  Items: mixed<readonly MegaMenuItem[]>()
    .transform((_, given: unknown) => (given === null ? null : readEntries(given)))
    .nullable()
    .default([]),
});

export type MegaMenuFields = InferType<typeof megaMenuSchema>;
