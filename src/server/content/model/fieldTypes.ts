import type { FieldType } from '@/domain/content/contentFields';
import type { FileContent, ImageContent, LinkContent } from '@/domain/content/contentValues';

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

/** The vendor's names of the field types. */
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
