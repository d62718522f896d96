import { Hono } from 'hono';
import { emptyResponse, searchLimits, type SearchRequest } from '@/domain/search';
import { BadSearchError, readSearchRequest } from '@/domain/search.schema';
import { statusOf } from '@/errors/catalogue';
import { failed, type Outcome } from '@/errors/outcome';
import { faultAnswer } from '../http/answers';
import { bodyAtMost } from '../http/guards';
import type { SearchReply, SearchService } from './search.service';

/** Where failures of the service are told; pino's logger is one. */
export interface SearchLog {
  error(facts: object, message: string): void;
}

const NO_STORE = { 'Cache-Control': 'no-store' };
const JSON_BODY = { ...NO_STORE, 'Content-Type': 'application/json' };

/**
 * The search door, relative to /api/search: POST with the body of specification 2 section 7.1.
 * 400 names what is wrong with the body, 404 an index that isn't served, 413 a body over the limit. When the service fails:
 * 502 with the empty result (decision 22e), so that whoever reads only the body sees "empty".
 */
export function searchRoutes(service: SearchService, log: SearchLog) {
  return new Hono().post('/', bodyAtMost(searchLimits.bodyBytes), async (c) => {
    let request: SearchRequest;
    try {
      request = readSearchRequest(parsed(await c.req.text()));
    } catch (error) {
      if (error instanceof BadSearchError) return faultAnswer('BAD_REQUEST', { message: error.message });
      throw error;
    }
    const outcome = await ask(service, request, log);
    if (outcome.ok) return new Response(replyJson(outcome.value), { headers: JSON_BODY });
    if (outcome.fault.code === 'NOT_FOUND') return faultAnswer('NOT_FOUND', { message: `There is no search index named ${request.index}.` });
    return Response.json(emptyResponse(request.limit, request.offset), { status: statusOf('SEARCH_FAILED'), headers: NO_STORE });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadSearchError('The body is not valid JSON.');
    throw error;
  }
}

/** A service that throws has failed like one that says so. What was searched for is not logged: visitors type names and plates. */
async function ask(service: SearchService, request: SearchRequest, log: SearchLog): Promise<Outcome<SearchReply>> {
  try {
    const outcome = await service.search(request);
    if (!outcome.ok && outcome.fault.code !== 'NOT_FOUND') log.error({ code: outcome.fault.code, index: request.index }, 'search failed');
    return outcome;
  } catch (error) {
    log.error({ code: 'SEARCH_FAILED', index: request.index, err: error }, 'search failed');
    return failed('SEARCH_FAILED');
  }
}

/** The documents are JSON already: the answer is put together, not stringified again. */
const replyJson = ({ facet, contentJson, total_items: total, limit, offset }: SearchReply): string =>
  `{"facet":${JSON.stringify(facet)},"content":${contentJson},"total_items":${total},"limit":${limit},"offset":${offset}}`;
