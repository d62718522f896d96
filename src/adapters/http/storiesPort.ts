import type { StoriesPage, StoriesRequest } from '@/domain/stories/stories';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { StoriesPort } from '@/ports/stories.port';
import { isBoolean, isFiniteNumber, isString, listOf, nullable, objectOf } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import { sendRequest, type Fetch } from './sendRequest';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
};

// The frame, and the fields that the views read.
const isStory = objectOf<
  Record<'id' | 'title' | 'preamble' | 'path' | 'date', string> & { tags: unknown[]; image: object | null }
>({
  id: isString,
  title: isString,
  preamble: isString,
  path: isString,
  date: isString,
  tags: listOf((tag): tag is unknown => tag !== undefined),
  image: nullable(isRecord),
});
const hasStories = objectOf<{ index: object; total: number; endCursor: string; hasNext: boolean; items: unknown[] }>({
  index: isRecord,
  total: isFiniteNumber,
  endCursor: isString,
  hasNext: isBoolean,
  items: listOf(isStory),
});
const isPage = (value: unknown): value is StoriesPage => hasStories(value);

function addressOf({ site, locale, index, first, after, tags }: StoriesRequest): string {
  const params = new URLSearchParams({ site, locale, index, first: String(first) });
  if (after !== '') params.set('after', after);
  for (const tag of tags) params.append('tags', tag);
  return `/api/stories?${params.toString()}`;
}

/** The stories port over `GET /api/stories`. */
export const createStoriesPort = (fetch: Fetch): StoriesPort => ({
  async stories(request, signal): Promise<Result<StoriesPage>> {
    const exchanged = await sendRequest(fetch, addressOf(request), {
      headers: { accept: 'application/json' },
      ...(signal ? { signal } : {}),
    });
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body } = exchanged;
    if (!response.ok) return failed(codeByStatus[response.status] ?? 'STORIES_FAILED');
    return isPage(body) ? ok(body) : failed('STORIES_FAILED');
  },
});
