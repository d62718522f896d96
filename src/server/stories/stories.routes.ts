import { Hono } from 'hono';
import { array, number, object, string, ValidationError } from 'yup';
import { MAX_STORIES, STORIES_PAGE, type StoriesRequest } from '@/domain/stories/stories';
import { isSiteName, siteByName } from '@/sites/sites';
import { errorResponse } from '../http/errorResponse';
import type { StoriesServiceRef } from './stories.service';

const ID = /^[0-9a-f]{32}$/i;
/** Equal for all visitors; half a minute old is fine. */
const SHORT_CACHE = 'public, max-age=10, s-maxage=30, stale-while-revalidate=60';
const PARAMETERS = new Set(['site', 'locale', 'index', 'first', 'after', 'tags']);

const schema = object({
  site: string().required('site is missing'),
  locale: string().required('locale is missing'),
  index: string().required('index is missing').matches(ID, 'index must be an id of 32 hexadecimal digits'),
  first: number()
    .typeError('first must be a number')
    .integer('first must be a whole number')
    .min(1, 'first must be 1 or more')
    .max(MAX_STORIES, `first must be ${MAX_STORIES} or less`)
    .default(STORIES_PAGE),
  after: string()
    .max(200, 'after is too long')
    .matches(/^[\w+/=-]*$/, 'after is no cursor')
    .default(''),
  tags: array(string().required().matches(ID, 'tags must be ids of 32 hexadecimal digits'))
    .max(20, 'there are more than 20 tags')
    .default([]),
});

/** @throws ValidationError with one sentence */
function parseStoriesRequest(params: URLSearchParams): StoriesRequest {
  const unknownParam = [...params.keys()].find((name) => !PARAMETERS.has(name));
  if (unknownParam !== undefined)
    throw new ValidationError(`there is no parameter ${JSON.stringify(unknownParam.slice(0, 40))}`);
  const { site, locale, ...rest } = schema.validateSync(
    { ...Object.fromEntries(params), tags: params.getAll('tags') },
    { abortEarly: true },
  );
  if (!isSiteName(site)) throw new ValidationError('site is none of ours');
  if (!siteByName(site).languages.some((language) => language.locale === locale))
    throw new ValidationError('locale is none of the site’s');
  return { site, locale, ...rest };
}

/**
 * GET `/api/stories?site&locale&index&first&after&tags&tags` returns a StoriesPage.
 * 400: invalid parameters, with a message; 404: unknown index; 503: the content platform does not respond.
 */
export function storiesRoutes(ref: StoriesServiceRef) {
  return new Hono().get('/', async (c) => {
    let storiesRequest: StoriesRequest;
    try {
      storiesRequest = parseStoriesRequest(new URL(c.req.url).searchParams);
    } catch (error) {
      if (error instanceof ValidationError)
        return errorResponse('BAD_REQUEST', { message: `The question cannot be answered: ${error.message}.` });
      throw error;
    }
    const result = await ref.service?.stories(storiesRequest);
    if (result?.ok === false && result.error.code === 'BAD_REQUEST')
      return errorResponse('BAD_REQUEST', { message: 'The question cannot be answered: after is no cursor.' });
    if (!result?.ok)
      return errorResponse('UNAVAILABLE', {
        message: 'The content platform gives no answer.',
        headers: { 'Retry-After': '5' },
      });
    if (!result.value.index) return errorResponse('NOT_FOUND', { message: 'There is no such index of stories.' });
    return c.json(result.value, 200, { 'Cache-Control': SHORT_CACHE });
  });
}
