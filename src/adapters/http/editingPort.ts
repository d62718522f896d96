import { isEditWarning, type EditWarning } from '@/domain/content/editWarnings';
import type { VersionInfo } from '@/domain/content/editing';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { EditingPort } from '@/ports/editing.port';
import { isRecord } from '@/lib/guards';
import { sendRequest, type Fetch } from './sendRequest';

export interface EditingPortOptions {
  fetch: Fetch;
  /** Asks for the page's data again; true when they came. */
  refresh: () => Promise<boolean>;
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CHANGED_MEANWHILE',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

const STATES = ['draft', 'published', 'replaced', 'discarded'] as const;

/** Over `/api/content`; the browser adds the cookie of the opened page. */
export function createEditingPort({ fetch, refresh }: EditingPortOptions): EditingPort {
  async function ask<T>(
    method: string,
    path: string,
    body: object | undefined,
    signal: AbortSignal,
    read: (answer: unknown) => T | null,
  ): Promise<Result<T>> {
    const exchanged = await sendRequest(fetch, `/api/content${path}`, {
      method,
      signal,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body: answer } = exchanged;
    if (!response.ok) return failed(codeByStatus[response.status] ?? 'CONTENT_FAILED', paramsOf(answer));
    const value = read(answer);
    return value === null ? failed('CONTENT_FAILED') : ok(value);
  }
  const done = async (result: Promise<Result<boolean>>): Promise<Result<null>> => {
    const given = await result;
    return given.ok ? ok(null) : given;
  };
  const isAnswer = (answer: unknown): boolean | null => (isRecord(answer) ? true : null);

  return {
    save: ({ site, locale, item, name, value, was }, signal) =>
      done(
        ask(
          'PUT',
          `/items/${item}/draft`,
          { site, language: locale, fields: { [name]: value }, was: { [name]: was } },
          signal,
          isAnswer,
        ),
      ),
    warnings: ({ site, locale, item }, signal) =>
      ask(
        'GET',
        `/warnings?${new URLSearchParams({ site, language: locale, item }).toString()}`,
        undefined,
        signal,
        warningsIn,
      ),
    publish: ({ site, locale, items, seen }, signal) =>
      done(ask('POST', '/publish', { site, language: locale, items, seen }, signal, isAnswer)),
    discard: ({ site, locale, items }, signal) =>
      done(ask('POST', '/discard', { site, language: locale, items }, signal, isAnswer)),
    versions: ({ site, locale, item }, signal) =>
      ask(
        'GET',
        `/items/${item}/versions?${new URLSearchParams({ site, language: locale }).toString()}`,
        undefined,
        signal,
        versionsIn,
      ),
    restore: ({ site, locale, item, version }, signal) =>
      done(ask('POST', `/items/${item}/restore`, { site, language: locale, version }, signal, isAnswer)),
    refresh,
  };
}

/** A warning that this build does not know is left out. */
const warningsIn = (answer: unknown): EditWarning[] | null =>
  isRecord(answer) && Array.isArray(answer.warnings) ? answer.warnings.filter(isEditWarning) : null;

function versionsIn(answer: unknown): VersionInfo[] | null {
  if (!isRecord(answer) || !Array.isArray(answer.versions)) return null;
  return answer.versions.flatMap((row: unknown): VersionInfo[] => {
    if (!isRecord(row) || typeof row.version !== 'number') return [];
    const state = STATES.find((one) => one === row.state);
    return state
      ? [
          {
            version: row.version,
            state,
            editor: typeof row.editor === 'string' ? row.editor : '',
            at: typeof row.at === 'string' ? row.at : null,
          },
        ]
      : [];
  });
}

/** What the door says beside its code. */
function paramsOf(answer: unknown): Record<string, string | number> {
  const error = isRecord(answer) ? answer.error : undefined;
  if (!isRecord(error)) return {};
  return Object.fromEntries(
    Object.entries(error).filter(
      (entry): entry is [string, string | number] =>
        entry[0] !== 'code' && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
    ),
  );
}
