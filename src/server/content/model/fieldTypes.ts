import type { FileContent, ImageContent, LinkContent } from '@/domain/content/contentValues';

/** What a field can hold. `list` is a list of items that live under the item and have a template of their own. */
export const fieldTypes = [
  'text',
  'multiline',
  'richtext',
  'droplist',
  'checkbox',
  'integer',
  'number',
  'date',
  'datetime',
  'image',
  'link',
  'file',
  'droplink',
  'multilist',
  'list',
  'namevalue',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export type FieldValue =
  | { type: 'text' | 'multiline' | 'richtext' | 'droplist'; text: string }
  | { type: 'checkbox'; on: boolean }
  | { type: 'integer' | 'number'; number: number | null }
  /** ISO 8601 in UTC ('2026-10-01T00:00:00Z'); '' is no date. */
  | { type: 'date' | 'datetime'; iso: string }
  | { type: 'image'; image: ImageContent | null }
  | { type: 'link'; link: LinkContent | null }
  | { type: 'file'; file: FileContent | null }
  /** Ids of 32 digits. */
  | { type: 'droplink' | 'multilist' | 'list'; ids: readonly string[] }
  | { type: 'namevalue'; pairs: readonly (readonly [name: string, value: string])[] };

/** The vendor's names of the field types, as editors' tools know them. */
export const vendorTypes: Readonly<Record<FieldType, string>> = {
  text: 'single-line text',
  multiline: 'multi-line text',
  richtext: 'rich text',
  droplist: 'droplist',
  checkbox: 'checkbox',
  integer: 'integer',
  number: 'number',
  date: 'date',
  datetime: 'datetime',
  image: 'image',
  link: 'general link',
  file: 'file',
  droplink: 'droplink',
  multilist: 'multilist',
  list: 'treelist',
  namevalue: 'name value list',
};
