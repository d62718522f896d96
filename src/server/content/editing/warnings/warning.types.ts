import type { EditWarning } from '@/domain/content/editWarnings';
import type { ThemeName } from '@/sites/site.types';
import type { themes } from '@/sites/themes/themes';
import type { FieldValue } from '../../model/fieldTypes';
import type { ContentItem } from '../../model/content.types';

export type Colors = (typeof themes)[ThemeName]['colors'];

/** The page itself, a block, or an item of a block's list; in the order of the page. */
export interface PagePart {
  item: ContentItem;
  /** 'page', or the area of the block. */
  area: 'page' | 'header' | 'main' | 'footer';
  /** True for an item of a block's list. */
  within: boolean;
}

/** A picture of the media store. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What the warning rules read. */
export interface PageContext {
  parts: readonly PagePart[];
  /** Milliseconds since 1970. */
  now: number;
  /** Of the site's theme. */
  colors: Colors;
  /** Whether a path of this site exists. */
  leads: (href: string) => boolean;
  /** Sizes of the media store's pictures that the page shows, by address. */
  pictures: ReadonlyMap<string, PictureSize>;
  /** Addresses of all files of the media store. */
  files: ReadonlySet<string>;
  /** The same content in the site's other languages. */
  others: readonly { language: string; find: (id: string) => ContentItem | undefined }[];
}

/** One kind of problem: a pure function of the page. */
export type WarningRule = (context: PageContext) => readonly EditWarning[];

/** A field's value by its name in any case. */
export const valueIn = ({ fields }: ContentItem, name: string): FieldValue | undefined =>
  fields.get(name.toLowerCase());

/** The text of a field; '' without one. */
export function textIn(item: ContentItem, name: string): string {
  const value = valueIn(item, name);
  return value && 'text' in value ? value.text.trim() : '';
}

/** Every field of the page's parts, with its name as the template writes it. */
export const fieldsOf = (parts: readonly PagePart[]): { part: PagePart; name: string; value: FieldValue }[] =>
  parts.flatMap((part) =>
    [...part.item.template.fields.values()].flatMap(({ name }) => {
      const value = valueIn(part.item, name);
      return value ? [{ part, name, value }] : [];
    }),
  );

export const warning = (
  rule: EditWarning['rule'],
  item: ContentItem,
  name: string,
  params: EditWarning['params'] = {},
): EditWarning => ({ rule, item: item.id, name, params: params });
