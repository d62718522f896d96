import type { UnknownAction } from '@reduxjs/toolkit';
import { cardFields, listRequest, PAGE_SIZE, type CarListQuery } from '@/domain/search/carList';
import type { SearchResponse } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, type AppError, type Result } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizing } from '@/store/entities.late';
import * as events from '../carList.slice';
import { carListFlow } from '../carList.flow';
import { selectCarList, type WithCarList } from '../carList.selectors';

/** Bounds count when they have rested for this long (specification 2 section 9). */
const RANGE_REST_MS = 1_500;
const SEARCH_LIMIT_MS = 8_000;

function* find(query: CarListQuery): Saga<Result<SearchResponse<CarRecord>>> {
  const index = yield* select(selectCarIndex);
  // A site without cars has no list; who asks all the same is told so.
  if (index === null) return failed('NOT_FOUND');
  const search = yield* port('search');
  // On its way while the question is.
  const records = normalizing();
  const answer = yield* attempt((signal) => search.search<CarRecord>(listRequest(query, index, []), signal), {
    limitMs: SEARCH_LIMIT_MS,
    where: 'car list',
  });
  if (!answer.ok) return answer;
  const shape = yield* call(() => records);
  if (!shape) return failed('NETWORK_LOST');
  yield* put(entitiesArrived(shape.normalizeCars(answer.value.content, cardFields).entities));
  return answer;
}

const idsOf = (response: SearchResponse<CarRecord>): string[] => response.content.map((car) => car.car_id);

/** A failed search of the list is the list's own row of the catalogue (carListError); the others stay what they are. */
const listError = (code: ErrorCode): ErrorCode => (code === 'SEARCH_FAILED' ? 'LIST_FAILED' : code);

function* searching(): Saga<UnknownAction> {
  const { query, sequence } = yield* select(selectCarList);
  let { page } = query;
  let answer = yield* find(query);
  if (answer.ok && answer.value.content.length === 0 && answer.value.total_items > 0 && page > 1) {
    // An address of a list that has grown shorter: its last page, not an empty one.
    page = Math.min(Math.ceil(answer.value.total_items / PAGE_SIZE), page - 1);
    answer = yield* find({ ...query, page });
  }
  if (!answer.ok)
    return events.searchFailed({ sequence, error: { ...answer.error, code: listError(answer.error.code) } });
  return events.resultsLoaded({
    sequence,
    page,
    ids: idsOf(answer.value),
    total: answer.value.total_items,
    facets: answer.value.facet,
  });
}

function* paging(): Saga<UnknownAction> {
  const { query, requestedPage, sequence } = yield* select(selectCarList);
  const answer = yield* find({ ...query, page: requestedPage });
  if (!answer.ok)
    return events.pageFailed({ sequence, error: { ...answer.error, code: listError(answer.error.code) } });
  return events.pageLoaded({
    sequence,
    page: requestedPage,
    ids: idsOf(answer.value),
    total: answer.value.total_items,
  });
}

function* searchBroke({ code, params }: AppError): Saga<UnknownAction> {
  const { sequence } = yield* select(selectCarList);
  return events.searchFailed({ sequence, error: { code, params } });
}

function* pageBroke({ code, params }: AppError): Saga<UnknownAction> {
  const { sequence } = yield* select(selectCarList);
  return events.pageFailed({ sequence, error: { code, params } });
}

/** Bounds that another search applied or reset meanwhile need no search of their own. */
function* settle(): Saga {
  const { drafts } = yield* select(selectCarList);
  if (Object.keys(drafts).length > 0) yield* put(events.rangesSettled());
}

/** The list of an address, on the server: the same worker, run once. Answers with what went wrong. */
export function* loadList(query: CarListQuery, ignored: { name: string; value: string }[]): Saga<AppError | null> {
  yield* put(events.queryDecoded({ query, ignored }));
  yield* put(yield* searching());
  return (yield* select(selectCarList)).error;
}

export const carListWatch: WatchTable = [
  workers(
    carListFlow,
    (state: WithCarList) => state.carList.flow,
    { searching, paging },
    { searching: searchBroke, paging: pageBroke },
  ),
  watch({ on: events.rangeEdited, how: { debounce: RANGE_REST_MS }, run: settle }),
];
