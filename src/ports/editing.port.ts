import type { EditWarning } from '@/domain/content/editWarnings';
import type { EditValue, VersionInfo } from '@/domain/content/editing';
import type { Result } from '@/errors/result';

/** A site in one language, as the page says it. */
interface EditingPlace {
  site: string;
  locale: string;
}

/**
 * The editors' door of the embedded content platform, with the pass of the opened page. CHANGED_MEANWHILE: somebody else has
 * changed it meanwhile, with what it is now in the fact `now`; UNAUTHORIZED: the pass has run out.
 */
export interface EditingPort {
  /** Keeps a field of a draft. `was` is its raw value as the editor saw it. */
  save(
    change: EditingPlace & { item: string; name: string; value: EditValue; was: string },
    signal: AbortSignal,
  ): Promise<Result<null>>;
  /** What to know of a page before it is published; `item`: its own. */
  warnings(of: EditingPlace & { item: string }, signal: AbortSignal): Promise<Result<readonly EditWarning[]>>;
  /** Publishes the drafts of these items, unless one changed after `seen`. */
  publish(what: EditingPlace & { items: readonly string[]; seen: number }, signal: AbortSignal): Promise<Result<null>>;
  discard(what: EditingPlace & { items: readonly string[] }, signal: AbortSignal): Promise<Result<null>>;
  /** Newest first. */
  versions(of: EditingPlace & { item: string }, signal: AbortSignal): Promise<Result<readonly VersionInfo[]>>;
  /** Makes a draft of an earlier version. */
  restore(what: EditingPlace & { item: string; version: number }, signal: AbortSignal): Promise<Result<null>>;
  /** The page anew, as the server has it now; true once it is on screen. */
  refresh(): Promise<boolean>;
}
