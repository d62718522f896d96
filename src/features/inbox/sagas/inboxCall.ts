import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { failed, type AppError, type Result } from '@/errors/result';
import type { Ports } from '@/ports/ports';
import { selectInboxSessionFlow } from '../inbox.selectors';
import { inboxSessionActions } from '../inboxSession.slice';

const LIMIT_MS = 15_000;

export const failure = ({ code, params }: AppError): { error: AppError } => ({ error: { code, params } });

/**
 * A call of the inbox's API. Where the session has ended, the inbox is left; what a view still loads while the member
 * signs out is not requested.
 */
export function* inboxCall<T>(
  run: (inbox: NonNullable<Ports['inbox']>, signal: AbortSignal) => Promise<Result<T>>,
  { where, retry }: { where: string; retry?: false },
): Saga<Result<T>> {
  const { value } = yield* select(selectInboxSessionFlow);
  if (value !== 'signedIn' && value !== 'signOutFailed') return failed('SIGN_IN_REQUIRED');
  const inbox = yield* port('inbox');
  const result = yield* attempt((signal) => run(inbox, signal), {
    limitMs: LIMIT_MS,
    error: 'INBOX_FAILED',
    where,
    ...(retry === false && { retry }),
  });
  if (!result.ok && result.error.code === 'SIGN_IN_REQUIRED') yield* put(inboxSessionActions.expired());
  return result;
}
