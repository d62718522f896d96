import type { UnknownAction } from '@reduxjs/toolkit';
import {
  isUnableWorkshop,
  isWorkshop,
  UNABLE_EVENT,
  workshopsPath,
  type Workshop,
  type WorkshopsRequest,
} from '@/domain/workshop/workshops';
import { attempt } from '@/effects/attempt';
import { follow, type StreamMessage } from '@/effects/follow';
import { port } from '@/effects/sagaContext';
import { delay, put, race, select, type Saga } from '@/effects/sagaEffects';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import { entitiesArrived } from '@/store/entities';
import { normalizeWorkshops } from '@/store/entities.normalize';
import { selectWorkshops } from '../workshops.selectors';
import { workshopsActions } from '../workshops.slice';

const { workshopLoaded, unableLoaded, batchLoaded, streamFailed } = workshopsActions;

/** The server ends a stream after a minute and sends heartbeats; the JSON response takes as long. */
const LIMITS_MS = { stream: 75_000, silence: 30_000, json: 60_000 } as const;

/** Messages that are no JSON objects are ignored. */
function parsed(data: string): Record<string, unknown> {
  const value = parsedJson(data);
  return isRecord(value) ? value : {};
}

const loaded = (workshop: Workshop): UnknownAction[] => [
  entitiesArrived(normalizeWorkshops([workshop]).entities),
  workshopLoaded({ departmentId: workshop.departmentId }),
];

/** Mutable on purpose: collects the messages that are no workshops. */
interface StreamStatus {
  hasError: boolean;
  hasNoSites: boolean;
}

const readMessage =
  (status: StreamStatus) =>
  ({ event, data }: StreamMessage): UnknownAction[] => {
    const value = parsed(data);
    if (event === UNABLE_EVENT) return isUnableWorkshop(value) ? [unableLoaded({ workshop: value })] : [];
    if (typeof value.error === 'string') status.hasError = true;
    if (value.nosites === true) status.hasNoSites = true;
    return isWorkshop(value) ? loaded(value) : [];
  };

/** Loads the next batch of workshops from the stream. */
export function* streamBatch(): Saga<UnknownAction> {
  const { query, cursor } = yield* select(selectWorkshops);
  if (!query) throw new Error('There is no query for workshops.');
  const status: StreamStatus = { hasError: false, hasNoSites: false };
  const batchQuery = { ...query, ...(cursor === null ? {} : { cursor }) };
  const { result } = yield* race({
    result: follow({
      path: () => workshopsPath(batchQuery),
      events: [UNABLE_EVENT],
      message: readMessage(status),
      silenceMs: LIMITS_MS.silence,
      error: 'WORKSHOPS_FAILED',
    }),
    timeout: delay(LIMITS_MS.stream),
  });
  if (!result) return streamFailed({ error: { code: 'TIMED_OUT', params: {} } });
  if (!result.ok) return yield* fetchBatch(batchQuery);
  if (status.hasError) return streamFailed({ error: { code: 'WORKSHOPS_FAILED', params: {} } });
  const done = parsed(result.value.data);
  return batchLoaded({
    cursor: typeof done.cursor === 'string' ? done.cursor : null,
    hasMore: done.more === true && !status.hasNoSites,
  });
}

/** Fallback for networks that block or buffer event streams: the same batch as one JSON response. */
function* fetchBatch(query: WorkshopsRequest): Saga<UnknownAction> {
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.workshops(query, signal), {
    limitMs: LIMITS_MS.json,
    where: 'workshops in one answer',
  });
  if (!result.ok) return streamFailed({ error: result.error });
  const { workshops, unable = [], cursor, more } = result.value;
  for (const workshop of unable) yield* put(unableLoaded({ workshop }));
  for (const action of workshops.flatMap(loaded)) yield* put(action);
  return batchLoaded({ cursor, hasMore: more });
}
