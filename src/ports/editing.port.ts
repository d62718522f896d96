import type { ChosenFields, DraftChange, PublicationProgress } from '@/domain/content/changes';
import type { EditWarning } from '@/domain/content/editWarnings';
import type { EditValue, VersionInfo } from '@/domain/content/editing';
import type { Result } from '@/errors/result';

/** A site in one language. */
interface SiteInLanguage {
  site: string;
  locale: string;
}

/**
 * The editing API of the embedded content platform, with the session of the opened page. CHANGED_MEANWHILE: another
 * editor has changed the field, the params `now` and `editor` are its current value and that editor's name; UNAUTHORIZED: the session has expired.
 */
export interface EditingPort {
  /** Saves a field of a draft. `was` is its raw value when the editor loaded it. */
  save(
    change: SiteInLanguage & { item: string; name: string; value: EditValue; was: string },
    signal: AbortSignal,
  ): Promise<Result<null>>;
  /** Warnings about a page before it is published; `item`: the page's. */
  warnings(of: SiteInLanguage & { item: string }, signal: AbortSignal): Promise<Result<readonly EditWarning[]>>;
  /** The unpublished changes of the site, and the name of the session's editor. */
  changes(
    of: SiteInLanguage,
    signal: AbortSignal,
  ): Promise<Result<{ changes: readonly DraftChange[]; editor: string }>>;
  /**
   * Publishes these fields, unless one changed after `seen`. Their pages are rendered again after the response: see
   * `progress`.
   */
  publish(
    what: SiteInLanguage & { fields: readonly ChosenFields[]; seen: number },
    signal: AbortSignal,
  ): Promise<Result<PublicationProgress>>;
  /** How many pages of a publication have been rendered again. */
  progress(of: { id: string }, signal: AbortSignal): Promise<Result<PublicationProgress>>;
  /** Discards the drafts of these fields, unless one changed after `seen`. */
  discard(
    what: SiteInLanguage & { fields: readonly ChosenFields[]; seen: number },
    signal: AbortSignal,
  ): Promise<Result<null>>;
  /** Newest first. */
  versions(of: SiteInLanguage & { item: string }, signal: AbortSignal): Promise<Result<readonly VersionInfo[]>>;
  /** Creates a draft from an earlier version. */
  restore(what: SiteInLanguage & { item: string; version: number }, signal: AbortSignal): Promise<Result<null>>;
  /** Reloads the page's data from the server; resolves with true once they are rendered. */
  refresh(): Promise<boolean>;
}
