import { Hono, type Context } from 'hono';
import { emptyResponse, searchLimits } from '@/domain/search/search';
import { BadSearchError } from '@/domain/search/requestChecks';
import { readSearchRequest } from '@/domain/search/search.schema';
import { readTextSearchRequest } from '@/domain/search/textSearch.schema';
import {
  readRelaxRequest,
  readSuggestRequest,
  readUnderstandRequest,
} from '@/domain/search/suggestRelaxUnderstand.schema';
import { isRecord } from '@/lib/guards';
import { statusOf } from '@/errors/catalogue';
import type { Result } from '@/errors/result';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import type { RelaxReply, SearchReply, SearchService } from './search.service';
import { createSearchRequests, runSafely, type SearchLog, type SearchRequests } from './searchRequests';
import type { TextSearchReply } from './textSearch.service';

const NO_STORE = { 'Cache-Control': 'no-store' };
const JSON_BODY = { ...NO_STORE, 'Content-Type': 'application/json' };

/** One path of the search area: reads the body, runs the request and writes the response. */
interface SearchEndpoint<Request extends { index: string }, Reply> {
  read: (body: unknown) => Request;
  run: (request: Request) => Promise<Result<Reply>>;
  write: (reply: Reply) => string;
  /** The body of a 502: an empty result (decision 22e). */
  empty: (request: Request) => object;
}

/**
 * The routes of the search, relative to /api/search: POST '/' with the body of specification 2 section 7.1 or with
 * `query_text`, '/suggest', '/relax' and '/understand' (decision 3e). Status 400 describes what is invalid; 404: an
 * unknown index; 413: a body over the limit; 502 with an empty result: the service failed (decision 22e).
 */
export function searchRoutes(
  service: SearchService,
  log: SearchLog,
  { search, searchText, suggest, understand }: SearchRequests = createSearchRequests(service, log),
) {
  const routes = new Hono();
  routes.use(limitBody(searchLimits.bodyBytes));
  const open = <Request extends { index: string }, Reply>(path: string, endpoint: SearchEndpoint<Request, Reply>) =>
    routes.post(path, (c) => respond(c, endpoint, log));

  open('/', {
    read: (body) => (isRecord(body) && 'query_text' in body ? readTextSearchRequest(body) : readSearchRequest(body)),
    run: (request): Promise<Result<SearchReply | TextSearchReply>> =>
      'query_text' in request ? searchText(request) : search(request),
    write: replyJson,
    empty: ({ limit, offset }) => emptyResponse(limit, offset),
  });
  open('/suggest', {
    read: readSuggestRequest,
    run: suggest,
    write: JSON.stringify,
    empty: () => ({ suggestions: [] }),
  });
  open('/relax', {
    read: readRelaxRequest,
    run: (request) => service.relax(request),
    write: relaxJson,
    empty: () => ({ total_items: 0, relaxations: [], nearestMatches: [] }),
  });
  open('/understand', {
    read: readUnderstandRequest,
    run: understand,
    write: JSON.stringify,
    // A text that could not be understood is a plain keyphrase.
    empty: ({ text }) => ({
      text,
      parts: text.trim() === '' ? [] : [{ from: 0, to: text.length, text, meaning: { kind: 'words' } }],
    }),
  });
  return routes;
}

async function respond<Request extends { index: string }, Reply>(
  c: Context,
  endpoint: SearchEndpoint<Request, Reply>,
  log: SearchLog,
): Promise<Response> {
  let request: Request;
  try {
    request = endpoint.read(parsed(await c.req.text()));
  } catch (error) {
    if (error instanceof BadSearchError) return errorResponse('BAD_REQUEST', { message: error.message });
    throw error;
  }
  const result = await runSafely(endpoint.run, request, log);
  if (result.ok) return new Response(endpoint.write(result.value), { headers: JSON_BODY });
  if (result.error.code === 'NOT_FOUND')
    return errorResponse('NOT_FOUND', { message: `There is no search index named ${request.index}.` });
  return Response.json(endpoint.empty(request), { status: statusOf('SEARCH_FAILED'), headers: NO_STORE });
}

function parsed(text: string): unknown {
  try {
    return jsonBody(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadSearchError('The body is not valid JSON.');
    throw error;
  }
}

/** The documents are JSON already: they are inserted as text. */
const replyJson = ({ facet, contentJson, ...rest }: SearchReply | TextSearchReply): string =>
  `{"facet":${JSON.stringify(facet)},"content":${contentJson},${JSON.stringify(rest).slice(1)}`;

const relaxJson = ({ total_items: total, relaxations, nearestMatches }: RelaxReply): string =>
  `{"total_items":${total},"relaxations":${JSON.stringify(relaxations)},"nearestMatches":[${nearestMatches.map(({ documentJson, compromises }) => `{"document":${documentJson},"compromises":${JSON.stringify(compromises)}}`).join(',')}]}`;
