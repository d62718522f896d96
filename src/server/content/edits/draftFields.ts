import { isDeepStrictEqual } from 'node:util';
import type { FieldAuthor } from '@/domain/content/changes';

export type Authors = Readonly<Record<string, FieldAuthor>>;
type Fields = Readonly<Record<string, unknown>>;

/** Fields by item id; null: every field of the item. */
export type Choice = ReadonlyMap<string, readonly string[] | null>;

/** A draft as far as its fields are concerned. */
interface DraftFields {
  editor: string;
  authors: Authors;
  change: number;
  createdAt: Date;
}

/** Names of the fields that differ; an absent field has the file's value. */
export const changedFields = (draft: Fields, published: Fields = {}): string[] =>
  [...new Set([...Object.keys(published), ...Object.keys(draft)])].filter(
    (name) =>
      Object.hasOwn(draft, name) !== Object.hasOwn(published, name) || !isDeepStrictEqual(draft[name], published[name]),
  );

/** `fields` with the values of some names from `source`; those absent there are absent. */
export const pick = (fields: Fields, source: Fields = {}, names: readonly string[]): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
  ...Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name))),
});

/** Who changed a field; drafts of older releases only know who changed them last. */
export const authorOf = ({ authors, editor, change, createdAt }: DraftFields, name: string): FieldAuthor =>
  authors[name] ?? { editor, changedAt: createdAt.toISOString(), change };

/** The names of everyone who changed one of these fields. */
export const editorsOf = (draft: DraftFields, names: readonly string[]): string =>
  [...new Set(names.map((name) => authorOf(draft, name).editor))].filter(Boolean).join(', ') || draft.editor;

/** Something that is chosen changed after the editor loaded it. */
export const isChosenNewer = (draft: DraftFields, names: readonly string[] | null, seen = Infinity): boolean =>
  names === null ? draft.change > seen : names.some((name) => authorOf(draft, name).change > seen);
