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
 * editor has changed the field, its current value is the param `now`; UNAUTHORIZED: the session has expired.
 */
export interface EditingPort {
  /** Saves a field of a draft. `was` is its raw value when the editor loaded it. */
  save(
    change: SiteInLanguage & { item: string; name: string; value: EditValue; was: string },
    signal: AbortSignal,
  ): Promise<Result<null>>;
  /** Warnings about a page before it is published; `item`: the page's. */
  warnings(of: SiteInLanguage & { item: string }, signal: AbortSignal): Promise<Result<readonly EditWarning[]>>;
  /** Publishes the drafts of these items, unless one changed after `seen`. */
  publish(
    what: SiteInLanguage & { items: readonly string[]; seen: number },
    signal: AbortSignal,
  ): Promise<Result<null>>;
  discard(what: SiteInLanguage & { items: readonly string[] }, signal: AbortSignal): Promise<Result<null>>;
  /** Newest first. */
  versions(of: SiteInLanguage & { item: string }, signal: AbortSignal): Promise<Result<readonly VersionInfo[]>>;
  /** Creates a draft from an earlier version. */
  restore(what: SiteInLanguage & { item: string; version: number }, signal: AbortSignal): Promise<Result<null>>;
  /** Reloads the page's data from the server; resolves with true once they are rendered. */
  refresh(): Promise<boolean>;
}
