import type {
  InboxChange,
  InboxFilter,
  InboxMember,
  InboxPage,
  InboxSession,
  InboxSubmission,
  InboxTargets,
  SiteFigures,
} from '@/domain/inbox/inbox';
import type { Result } from '@/errors/result';

/** The inbox of staff. SIGN_IN_REQUIRED: the session has ended. */
export interface InboxPort {
  session(signal: AbortSignal): Promise<Result<InboxMember>>;
  requestLink(email: string, signal: AbortSignal): Promise<Result<null>>;
  /** With the token of a mailed link. */
  signIn(token: string, signal: AbortSignal): Promise<Result<InboxMember>>;
  signOut(of: { everywhere: boolean }, signal: AbortSignal): Promise<Result<null>>;
  sessions(signal: AbortSignal): Promise<Result<readonly InboxSession[]>>;
  endSession(id: string, signal: AbortSignal): Promise<Result<null>>;
  page(filter: InboxFilter, signal: AbortSignal): Promise<Result<InboxPage>>;
  submission(id: string, signal: AbortSignal): Promise<Result<InboxSubmission>>;
  /** null: given to others, and not visible any more. */
  change(of: { id: string; change: InboxChange }, signal: AbortSignal): Promise<Result<InboxSubmission | null>>;
  targets(site: string, signal: AbortSignal): Promise<Result<InboxTargets>>;
  figures(signal: AbortSignal): Promise<Result<readonly SiteFigures[]>>;
}
