import type { Overrides } from '../contentTrees';
import type { Authors, Choice } from './draftFields';

/** An item in one language. */
export interface ItemKey {
  site: string;
  locale: string;
  itemId: string;
}

export interface Edit extends ItemKey {
  version: number;
  state: 'draft' | 'published' | 'replaced' | 'discarded';
  fields: Readonly<Record<string, unknown>>;
  editor: string;
  authors: Authors;
  /** Who published it. */
  publisher: string;
  change: number;
  createdAt: Date;
  publishedAt: Date | null;
}

/** A draft, and the published fields that it would replace. */
export interface Draft {
  edit: Edit;
  published: Readonly<Record<string, unknown>>;
}

/** What of the drafts of a site in one language. */
export interface Selection {
  /** Without: every draft. */
  choice?: Choice | undefined;
  /** The newest change that the editor has loaded. */
  seen?: number | undefined;
}

export interface EditsStore {
  /**
   * Changes the item's draft, or begins one from the published version; fields that are not given stay. `known` is the
   * newest change that the caller has loaded: if one of the fields changed after it, nothing is saved, `null`.
   */
  saveDraft(
    key: ItemKey,
    fields: Readonly<Record<string, unknown>>,
    editor: string,
    known?: number,
  ): Promise<Edit | null>;
  /** Begins a draft equal to an earlier version; 1 is the file. `null` for an unknown version. */
  restore(key: ItemKey, version: number, editor: string): Promise<Edit | null>;
  /** Discards what is chosen, and returns the number of items; `null` if it changed after `seen`. */
  discard(of: Pick<ItemKey, 'site' | 'locale'>, selection?: Selection): Promise<number | null>;
  /**
   * Publishes what is chosen; other changes of the same items stay drafts. Returns the published versions, with the
   * fields that this publication changed. If a chosen field changed after `seen`, nothing is published: `null`.
   */
  publish(
    of: Pick<ItemKey, 'site' | 'locale'>,
    selection?: Selection,
    publisher?: string,
  ): Promise<{ edit: Edit; fields: readonly string[] }[] | null>;
  /** Unpublished drafts, the oldest change first. */
  drafts(of: Pick<ItemKey, 'site' | 'locale'>): Promise<Draft[]>;
  /** Newest first; discarded drafts are left out. */
  history(key: ItemKey): Promise<Edit[]>;
  /** Changes over the files: published ones, and those including drafts. */
  overrides(): Promise<{ published: Overrides; draft: Overrides; change: number }>;
  /** The number of the newest change. */
  newest(): Promise<number>;
}
