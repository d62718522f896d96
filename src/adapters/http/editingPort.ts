import {
  isDraftChange,
  isPublicationProgress,
  type DraftChange,
  type PublicationProgress,
} from '@/domain/content/changes';
import { isEditWarning, type EditWarning } from '@/domain/content/editWarnings';
import type { VersionInfo } from '@/domain/content/editing';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { EditingPort } from '@/ports/editing.port';
import { isRecord } from '@/lib/guards';
import { sendRequest, type Fetch } from './sendRequest';

export interface EditingPortOptions {
  fetch: Fetch;
  /** Reloads the page's data; resolves with true when they have arrived. */
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

/** Over `/api/content`; the browser sends the session cookie of the opened page. */
export function createEditingPort({ fetch, refresh }: EditingPortOptions): EditingPort {
  async function send<T>(
    method: string,
    path: string,
    body: object | undefined,
    signal: AbortSignal,
    read: (json: unknown) => T | null,
  ): Promise<Result<T>> {
    const exchanged = await sendRequest(fetch, `/api/content${path}`, {
      method,
      signal,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body: json } = exchanged;
    if (!response.ok) return failed(codeByStatus[response.status] ?? 'CONTENT_FAILED', paramsOf(json));
    const value = read(json);
    return value === null ? failed('CONTENT_FAILED') : ok(value);
  }
  const done = async (result: Promise<Result<boolean>>): Promise<Result<null>> => {
    const given = await result;
    return given.ok ? ok(null) : given;
  };
  const isJsonObject = (json: unknown): boolean | null => (isRecord(json) ? true : null);

  return {
    save: ({ site, locale, item, name, value, was }, signal) =>
      done(
        send(
          'PUT',
          `/items/${item}/draft`,
          { site, language: locale, fields: { [name]: value }, was: { [name]: was } },
          signal,
          isJsonObject,
        ),
      ),
    warnings: ({ site, locale, item }, signal) =>
      send(
        'GET',
        `/warnings?${new URLSearchParams({ site, language: locale, item }).toString()}`,
        undefined,
        signal,
        warningsIn,
      ),
    changes: ({ site, locale }, signal) =>
      send(
        'GET',
        `/drafts?${new URLSearchParams({ site, language: locale }).toString()}`,
        undefined,
        signal,
        changesIn,
      ),
    publish: ({ site, locale, fields, seen }, signal) =>
      send('POST', '/publish', { site, language: locale, fields, seen }, signal, (json) =>
        isRecord(json) ? publicationIn(json.publication) : null,
      ),
    progress: ({ id }, signal) =>
      send('GET', `/publications/${encodeURIComponent(id)}`, undefined, signal, publicationIn),
    discard: ({ site, locale, fields, seen }, signal) =>
      done(send('POST', '/discard', { site, language: locale, fields, seen }, signal, isJsonObject)),
    versions: ({ site, locale, item }, signal) =>
      send(
        'GET',
        `/items/${item}/versions?${new URLSearchParams({ site, language: locale }).toString()}`,
        undefined,
        signal,
        versionsIn,
      ),
    restore: ({ site, locale, item, version }, signal) =>
      done(send('POST', `/items/${item}/restore`, { site, language: locale, version }, signal, isJsonObject)),
    refresh,
  };
}

/** Unknown kinds of warnings are left out. */
const warningsIn = (json: unknown): EditWarning[] | null =>
  isRecord(json) && Array.isArray(json.warnings) ? json.warnings.filter(isEditWarning) : null;

const publicationIn = (json: unknown): PublicationProgress | null => (isPublicationProgress(json) ? json : null);

/** Every change must be readable: a list with gaps would publish something else than it shows. */
const changesIn = (json: unknown): { changes: readonly DraftChange[]; editor: string } | null =>
  isRecord(json) && Array.isArray(json.drafts) && json.drafts.every(isDraftChange)
    ? { changes: json.drafts, editor: typeof json.editor === 'string' ? json.editor : '' }
    : null;

function versionsIn(json: unknown): VersionInfo[] | null {
  if (!isRecord(json) || !Array.isArray(json.versions)) return null;
  return json.versions.flatMap((row: unknown): VersionInfo[] => {
    if (!isRecord(row) || typeof row.version !== 'number') return [];
    const state = STATES.find((one) => one === row.state);
    return state
      ? [
          {
            version: row.version,
            state,
            editor: typeof row.editor === 'string' ? row.editor : '',
            publisher: typeof row.publisher === 'string' ? row.publisher : '',
            savedAt: typeof row.at === 'string' ? row.at : null,
          },
        ]
      : [];
  });
}

/** The error's fields besides its code. */
function paramsOf(json: unknown): Record<string, string | number> {
  const error = isRecord(json) ? json.error : undefined;
  if (!isRecord(error)) return {};
  return Object.fromEntries(
    Object.entries(error).filter(
      (entry): entry is [string, string | number] =>
        entry[0] !== 'code' && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
    ),
  );
}
