import { isFiniteNumber, isString, nullable, objectOf } from '@/lib/checks';

/** Who changed a field of a draft, or published it last. */
export interface FieldAuthor {
  editor: string;
  /** ISO 8601. */
  changedAt: string;
  /** Grows with every change. */
  change: number;
  /** The field came with this restored version: fields of one restored version are published together. */
  restored?: number;
}

/** A field that differs from what visitors see. */
export interface DraftChange {
  /** 32 digits. */
  item: string;
  name: string;
  /** The field's name in the editor's language. */
  label: string;
  /** The block that the field belongs to; '' for a page's own fields. */
  block: string;
  /** The page that the field belongs to; null for content of every page. */
  page: { item: string; name: string; path: string } | null;
  /** The number of pages that show the field. */
  pages: number;
  editor: string;
  /** ISO 8601. */
  changedAt: string;
  change: number;
  /** Short plain texts of the published and the new value. */
  before: string;
  after: string;
  /** The restored version that the change came with; null without one. */
  restored: number | null;
}

/** Fields of an item, chosen to be published or discarded. */
export interface ChosenFields {
  item: string;
  fields: readonly string[];
}

/** A publication and how many of the pages that it touched have been rendered again. */
export interface PublicationProgress {
  id: string;
  pages: number;
  done: number;
  failed: number;
}

const isPage = objectOf<NonNullable<DraftChange['page']>>({ item: isString, name: isString, path: isString });

export const isDraftChange = objectOf<DraftChange>({
  item: isString,
  name: isString,
  label: isString,
  block: isString,
  page: nullable(isPage),
  pages: isFiniteNumber,
  editor: isString,
  changedAt: isString,
  change: isFiniteNumber,
  before: isString,
  after: isString,
  restored: nullable(isFiniteNumber),
});

export const isPublicationProgress = objectOf<PublicationProgress>({
  id: isString,
  pages: isFiniteNumber,
  done: isFiniteNumber,
  failed: isFiniteNumber,
});

/** Every page has been tried. */
export const isComplete = ({ pages, done, failed }: PublicationProgress): boolean => done + failed >= pages;

/** The changes that are published together with this one: itself, and those of the same restored version. */
export const belongingTo = (
  { item, name, restored }: DraftChange,
  changes: readonly DraftChange[],
): readonly DraftChange[] =>
  changes.filter(
    (other) => other.item === item && (other.name === name || (restored !== null && other.restored === restored)),
  );
