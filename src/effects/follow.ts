import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import type { ErrorCode } from '@/errors/catalogue';
import { retryOf } from '@/errors/known';
import { failed, ok, type Result } from '@/errors/result';
import type { StreamPort } from '@/ports/stream.port';
import { knownErrors, port } from './sagaContext';
import { delay, put, race, takeFrom, type Saga } from './sagaEffects';

export interface StreamMessage {
  event: string;
  data: string;
  id: string;
}

export interface FollowOptions {
  /** The path for the id of the last message received ('' at first), so that a reconnect repeats no message. */
  path: (lastId: string) => string;
  /** Names of further events to listen for, besides 'message' and `doneEvent`. */
  events: readonly string[];
  /** The actions for a message; none ignores it. */
  message: (message: StreamMessage) => readonly UnknownAction[];
  /** The action for a stream lost for the nth time in a row, before it is opened again. */
  lost?: (count: number) => UnknownAction;
  /** The event by which the server ends the stream. */
  doneEvent?: string;
  /** Milliseconds without a message after which the stream counts as lost. */
  silenceMs: number;
  /** The error after the last reconnect; its retry policy says how often and how soon the stream is opened again. */
  error?: ErrorCode;
}

type StreamItem = { kind: 'message'; message: StreamMessage } | { kind: 'lost' };

/** A lost stream is an item of the channel, never END, because END would end the saga that reads it. */
const channelOf = (streams: StreamPort, path: string, events: readonly string[]) =>
  eventChannel<StreamItem>(
    (emit) =>
      streams.open(path, {
        events,
        message: (event, data, id) => emit({ kind: 'message', message: { event, data, id } }),
        lost: () => emit({ kind: 'lost' }),
      }),
    buffers.expanding(),
  );

/**
 * Follows a server-sent stream to its end. Returns the `done` message, or the error when the stream was lost more often
 * in a row than the retry policy allows. The connection is closed in every case, cancellation included.
 */
export function* follow({
  path,
  events,
  message,
  lost,
  doneEvent = 'done',
  silenceMs,
  error = 'NETWORK_LOST',
}: FollowOptions): Saga<Result<StreamMessage>> {
  const streams = yield* port('streams');
  const policy = retryOf(error, yield* knownErrors());
  const allowed = policy === 'never' ? { tries: 1, waitMs: 0 } : policy;
  let lastId = '';
  for (let losses = 0; ;) {
    const channel = channelOf(streams, path(lastId), [...events, doneEvent]);
    try {
      for (;;) {
        const { item } = yield* race({ item: takeFrom(channel), silence: delay(silenceMs) });
        if (!item || item.kind === 'lost') break;
        losses = 0;
        lastId = item.message.id || lastId;
        if (item.message.event === doneEvent) return ok(item.message);
        for (const action of message(item.message)) yield* put(action);
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
