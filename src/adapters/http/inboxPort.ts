import {
  INBOX_ACTIONS,
  STAFF_ROLES,
  SUBMISSION_STATES,
  type InboxCar,
  type InboxReply,
  type InboxChange,
  type InboxEvent,
  type InboxFacility,
  type InboxField,
  type InboxItem,
  type InboxMember,
  type InboxPage,
  type InboxSession,
  type InboxSubmission,
  type InboxTargets,
  type NamedSite,
  type SiteFigures,
} from '@/domain/inbox/inbox';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { isBoolean, isFiniteNumber, isString, listOf, nullable, objectOf, oneOf, type Check } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { InboxPort } from '@/ports/inbox.port';
import { sendRequest, type Fetch } from './sendRequest';

const isSite = objectOf<NamedSite>({ name: isString, title: isString });
const isMember = objectOf<InboxMember>({ name: isString, role: oneOf(...STAFF_ROLES), sites: listOf(isSite) });
const isMemberOrNone = objectOf<{ member: InboxMember | null }>({ member: nullable(isMember) });
const itemChecks = {
  id: isString,
  reference: isString,
  form: isString,
  site: isString,
  facility: isString,
  state: oneOf(...SUBMISSION_STATES),
  createdAt: isString,
  firstReplyAt: nullable(isString),
  from: isString,
};
const isItem = objectOf<InboxItem>(itemChecks);
const isPage = objectOf<InboxPage>({
  items: listOf(isItem),
  total: isFiniteNumber,
  page: isFiniteNumber,
  pages: isFiniteNumber,
});
const isValue: Check<string | number | boolean> = (value): value is string | number | boolean =>
  isString(value) || isFiniteNumber(value) || isBoolean(value);
const isField = objectOf<InboxField>({ name: isString, label: isString, values: listOf(isValue), isHidden: isBoolean });
const isEvent = objectOf<InboxEvent>({
  action: oneOf(...INBOX_ACTIONS, 'received', 'delivered'),
  occurredAt: isString,
  by: isString,
  to: isString,
});
const isReply = objectOf<InboxReply>({
  id: isString,
  by: isString,
  body: isString,
  writtenAt: isString,
  mail: nullable(oneOf('waiting', 'failed', 'sent', 'dead')),
});
const isSubmission = objectOf<InboxSubmission>({
  ...itemChecks,
  fields: listOf(isField),
  cars: listOf(objectOf<InboxCar>({ id: isString, name: isString, address: isString })),
  pictures: listOf(isString),
  history: listOf(isEvent),
  replies: listOf(isReply),
  canReply: isBoolean,
  canHandle: isBoolean,
});
const isSubmissionOrNone = objectOf<{ submission: InboxSubmission | null }>({ submission: nullable(isSubmission) });
const isSession = objectOf<InboxSession>({ id: isString, createdAt: isString, seenAt: isString, isThis: isBoolean });
const isTargets = objectOf<InboxTargets>({
  sites: listOf(isSite),
  facilities: listOf(objectOf<InboxFacility>({ id: isString, name: isString })),
});
const isFigures = objectOf<SiteFigures>({
  site: isString,
  title: isString,
  received: isFiniteNumber,
  replied: isFiniteNumber,
  waiting: isFiniteNumber,
  medianMinutes: nullable(isFiniteNumber),
  slowestMinutes: nullable(isFiniteNumber),
});
const isAnything: Check<unknown> = (value): value is unknown => value !== undefined;

const isKnownCode = oneOf<ErrorCode>(
  'SIGN_IN_REQUIRED',
  'SIGN_IN_LINK_INVALID',
  'SUBMISSION_NOT_FOUND',
  'SUBMISSION_CHANGED',
  'SUBMISSION_UNDELIVERABLE',
  'INBOX_FORBIDDEN',
  'TOO_MANY_REQUESTS',
);

/** Path and body of a change, below the submission's path. */
function requestOf(change: InboxChange): [path: string, body: object] {
  switch (change.kind) {
    case 'reply':
      return ['replies', { id: change.id, body: change.body }];
    case 'handle':
      return ['handled', { handled: change.handled }];
    case 'reassign':
      return ['assignment', change.to];
    default:
      return [change.kind, {}];
  }
}

/** Over `/api/inbox`; the browser sends the cookie of the session. */
export function createInboxPort(fetch: Fetch): InboxPort {
  async function send<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    check: Check<T>,
    signal: AbortSignal,
    body?: object,
  ): Promise<Result<T>> {
    const exchanged = await sendRequest(fetch, `/api/inbox${path}`, {
      method,
      signal,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!exchanged) return failed('INBOX_FAILED');
    const { response, body: json } = exchanged;
    if (response.ok) return check(json) ? ok(json) : failed('INBOX_FAILED');
    const error = isRecord(json) && isRecord(json.error) ? json.error : {};
    if (!isKnownCode(error.code)) return failed('INBOX_FAILED');
    return failed(error.code, isFiniteNumber(error.retryAfter) ? { retryAfter: error.retryAfter } : {});
  }
  const map = async <T, U>(sent: Promise<Result<T>>, to: (value: T) => U): Promise<Result<U>> => {
    const result = await sent;
    return result.ok ? ok(to(result.value)) : result;
  };
  const nothing = () => null;
  const segment = encodeURIComponent;

  return {
    async session(signal) {
      const result = await send('GET', '/session', isMemberOrNone, signal);
      if (!result.ok) return result;
      return result.value.member ? ok(result.value.member) : failed('SIGN_IN_REQUIRED');
    },
    requestLink: (email, signal) => map(send('POST', '/links', isAnything, signal, { email }), nothing),
    async signIn(token, signal) {
      const result = await send('POST', '/session', isMemberOrNone, signal, { token });
      if (!result.ok) return result;
      return result.value.member ? ok(result.value.member) : failed('SIGN_IN_LINK_INVALID');
    },
    signOut: ({ everywhere }, signal) =>
      map(send('DELETE', everywhere ? '/sessions' : '/session', isAnything, signal), nothing),
    sessions: (signal) =>
      map(
        send('GET', '/sessions', objectOf<{ sessions: InboxSession[] }>({ sessions: listOf(isSession) }), signal),
        ({ sessions }) => sessions,
      ),
    endSession: (id, signal) => map(send('DELETE', `/sessions/${segment(id)}`, isAnything, signal), nothing),
    page: (filter, signal) => {
      const query = Object.entries(filter).map(([name, value]) => [name, String(value)]);
      return send('GET', `/submissions?${new URLSearchParams(query).toString()}`, isPage, signal);
    },
    async submission(id, signal) {
      const result = await send('GET', `/submissions/${segment(id)}`, isSubmissionOrNone, signal);
      if (!result.ok) return result;
      return result.value.submission ? ok(result.value.submission) : failed('SUBMISSION_NOT_FOUND');
    },
    change: ({ id, change }, signal) => {
      const [path, body] = requestOf(change);
      return map(
        send('POST', `/submissions/${segment(id)}/${path}`, isSubmissionOrNone, signal, body),
        ({ submission }) => submission,
      );
    },
    targets: (site, signal) => send('GET', `/targets?site=${segment(site)}`, isTargets, signal),
    figures: (signal) =>
      map(
        send('GET', '/figures', objectOf<{ figures: SiteFigures[] }>({ figures: listOf(isFigures) }), signal),
        ({ figures }) => figures,
      ),
  };
}
