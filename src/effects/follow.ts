import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import type { ErrorCode } from '@/errors/catalogue';
import { retryOf } from '@/errors/known';
import { failed, ok, type Result } from '@/errors/result';
import type { StreamPort } from '@/ports/stream.port';
import { port } from './sagaContext';
import { delay, put, race, takeFrom, type Saga } from './typed';

export interface StreamMessage {
  event: string;
  data: string;
  id: string;
}

export interface Follow {
  /** Opened anew after a loss with the id of the last message seen ('' at first), so that nothing is sent twice. */
  path: (lastId: string) => string;
  /** Names of the events to hear, beside 'message' and `doneEvent`. */
  events: readonly string[];
  /** Each message as a fact; null for those that say nothing. */
  message: (message: StreamMessage) => UnknownAction | null;
  /** The stream dropped for the nth time in a row and is about to be opened again. */
  lost?: (count: number) => UnknownAction;
  /** The server's word for "that was all". */
  doneEvent?: string;
  /** Milliseconds without a message after which the stream counts as lost. */
  silenceMs: number;
  /** What giving up means; its catalogue row says how often and how soon the stream is opened again. */
  error?: ErrorCode;
}

type Heard = { kind: 'message'; message: StreamMessage } | { kind: 'lost' };

/** A lost stream is a message like others, never END: END would end the saga that follows it. */
const channelOf = (streams: StreamPort, path: string, events: readonly string[]) =>
  eventChannel<Heard>(
    (emit) =>
      streams.open(path, {
        events,
        message: (event, data, id) => emit({ kind: 'message', message: { event, data, id } }),
        lost: () => emit({ kind: 'lost' }),
      }),
    buffers.expanding(),
  );

/**
 * Follows a server-sent stream to its end. Gives the `done` message, or the fault when it was lost more often in a row
 * than its row allows. The connection is closed in every case, cancellation included.
 */
export function* follow({
  path,
  events,
  message,
  lost,
  doneEvent = 'done',
  silenceMs,
  error = 'NETWORK_LOST',
}: Follow): Saga<Result<StreamMessage>> {
  const streams = yield* port('streams');
  const policy = retryOf(error);
  const allowed = policy === 'never' ? { tries: 1, waitMs: 0 } : policy;
  let lastId = '';
  for (let losses = 0; ;) {
    const channel = channelOf(streams, path(lastId), [...events, doneEvent]);
    try {
      for (;;) {
        const { heard } = yield* race({ heard: takeFrom(channel), silence: delay(silenceMs) });
        if (!heard || heard.kind === 'lost') break;
        losses = 0;
        lastId = heard.message.id || lastId;
        if (heard.message.event === doneEvent) return ok(heard.message);
        const action = message(heard.message);
        if (action) yield* put(action);
      }
    } finally {
      channel.close();
    }
    losses += 1;
    if (losses >= allowed.tries) return failed(error);
    if (lost) yield* put(lost(losses));
    yield* delay(allowed.waitMs * 2 ** (losses - 1));
  }
}
