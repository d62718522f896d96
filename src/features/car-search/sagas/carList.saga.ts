import type { UnknownAction } from '@reduxjs/toolkit';
import {
  decodeListQuery,
  encodeListQuery,
  listFields,
  listRequest,
  PAGE_SIZE,
  type CarListQuery,
} from '@/domain/search/carList';
import type { SearchResponse } from '@/domain/search/search';
import type { TextSearchRequest, UnderstoodQueryText } from '@/domain/search/textSearch';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, ok, type AppError, type Result } from '@/errors/result';
import { selectCarIndex, selectLanguage } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import {
  pageFailed,
  pageLoaded,
  partsOf,
  queryDecoded,
  rangeEdited,
  rangesSettled,
  resultsLoaded,
  searchFailed,
} from '../carList.slice';
import type { CarListState, IgnoredParameter } from '../carList.state';
import { carListFlow } from '../carList.flow';
import { selectCarList, selectCarListFlow } from '../carList.selectors';

/** Time without changes after which bounds are applied (specification 2 section 9). */
const RANGE_REST_MS = 1_500;
const SEARCH_LIMIT_MS = 8_000;

/** `text` replaces the text of the query; without it the query's own text is explained. */
type TextToUnderstand = Pick<TextSearchRequest['query_text'], 'text' | 'suggestion'>;

interface Found {
  response: SearchResponse<CarRecord>;
  /** What was searched for. */
  query: CarListQuery;
  /** Absent also where the text could not be understood. */
  understood?: UnderstoodQueryText;
}

function* searchQuery(query: CarListQuery, index: string): Saga<Result<Found>> {
  const search = yield* port('search');
  const result = yield* attempt((signal) => search.search<CarRecord>(listRequest(query, index, []), signal), {
    limitMs: SEARCH_LIMIT_MS,
    where: 'car list',
  });
  return result.ok ? ok({ response: result.value, query }) : result;
}

/** The search understands the text and responds with the query that it leads to, and with its cars. */
export function* searchText(
  query: CarListQuery,
  text: TextToUnderstand,
  index: string,
  limit = PAGE_SIZE,
): Saga<Result<Found>> {
  const [search, language] = [yield* port('search'), yield* select(selectLanguage)];
  const request: TextSearchRequest = {
    index,
    // The text may contain a town, whose distance needs the coordinates.
    fields: [...listFields, 'car_site_geocoord'],
    limit,
    offset: (query.page - 1) * PAGE_SIZE,
    filters: [],
    query_text: { query: encodeListQuery(query), language, ...text },
  };
  const result = yield* attempt((signal) => search.searchText<CarRecord>(request, signal), {
    limitMs: SEARCH_LIMIT_MS,
    where: 'car list',
  });
  if (!result.ok) return result;
  const { query: address, queryText, parts } = result.value.understood;
  return ok({
    response: result.value,
    query: { ...decodeListQuery(address).query, page: query.page },
    ...(parts && { understood: { queryText, parts } }),
  });
}

function* find(query: CarListQuery, text: TextToUnderstand | null = null): Saga<Result<Found>> {
  const index = yield* select(selectCarIndex);
  // A site without cars has no list.
  if (index === null) return failed('NOT_FOUND');
  const found = yield* text ? searchText(query, text, index) : searchQuery(query, index);
  if (found.ok) yield* put(entitiesArrived(normalizeCars(found.value.response.content, listFields).entities));
  return found;
}

const idsOf = (response: SearchResponse<CarRecord>): string[] => response.content.map((car) => car.car_id);

/** Maps a failed search to the list's own entry of the catalogue (carListError); other errors are passed on. */
export const listError = (error: AppError): AppError =>
  error.code === 'SEARCH_FAILED' ? { ...error, code: 'LIST_FAILED' } : error;

/** The query to send, and the text that the search has to understand. */
function nextRequest(list: CarListState): { query: CarListQuery; text: TextToUnderstand | null } {
  const { submitted, query, requestedPage } = list;
  if (submitted) {
    const { text, suggestion } = submitted;
    return { query: { ...submitted.query, page: requestedPage }, text: { text, ...(suggestion && { suggestion }) } };
  }
  // The text of an address whose filters are applied already: only its parts are missing.
  return { query, text: partsOf(list, query) === null ? {} : null };
}

function* searching(): Saga<UnknownAction> {
  const list = yield* select(selectCarList);
  const { sequence } = list;
  const { query, text } = nextRequest(list);
  let { page } = query;
  const first = yield* find(query, text);
  let found = first;
  if (found.ok && found.value.response.content.length === 0 && found.value.response.total_items > 0 && page > 1) {
    // The list has become shorter than the page of the address: its last page instead of an empty one.
    page = Math.min(Math.ceil(found.value.response.total_items / PAGE_SIZE), page - 1);
    found = yield* find({ ...found.value.query, page });
  }
  if (!found.ok) return searchFailed({ sequence, error: listError(found.error) });
  const { response } = found.value;
  const understood = first.ok ? first.value.understood : undefined;
  return resultsLoaded({
    sequence,
    query: { ...found.value.query, page },
    page,
    ids: idsOf(response),
    total: response.total_items,
    facets: response.facet,
    ...(understood && { understood }),
  });
}

function* paging(): Saga<UnknownAction> {
  const { query, requestedPage, sequence } = yield* select(selectCarList);
  const found = yield* find({ ...query, page: requestedPage });
  if (!found.ok) return pageFailed({ sequence, error: listError(found.error) });
  return pageLoaded({
    sequence,
    page: requestedPage,
    ids: idsOf(found.value.response),
    total: found.value.response.total_items,
  });
}

function* searchBroke({ code, params }: AppError): Saga<UnknownAction> {
  const { sequence } = yield* select(selectCarList);
  return searchFailed({ sequence, error: { code, params } });
}

function* pageBroke({ code, params }: AppError): Saga<UnknownAction> {
  const { sequence } = yield* select(selectCarList);
  return pageFailed({ sequence, error: { code, params } });
}

/** Bounds that another search applied or reset meanwhile need no search of their own. */
function* settle(): Saga {
  const { drafts } = yield* select(selectCarList);
  if (Object.keys(drafts).length > 0) yield* put(rangesSettled());
}

/** Loads the list of an address on the server, and understands its text: runs the worker of the search once. */
export function* loadList(query: CarListQuery, ignored: readonly IgnoredParameter[]): Saga {
  yield* put(queryDecoded({ query, ignored: [...ignored] }));
  yield* put(yield* searching());
}

export const carListWatch: WatchTable = [
  workers(carListFlow, selectCarListFlow, { searching, paging }, { searching: searchBroke, paging: pageBroke }),
  watch({ on: rangeEdited, how: { debounce: RANGE_REST_MS }, run: settle }),
];
