import { UNABLE_EVENT, type WorkshopEvent } from '@/domain/workshop/workshops';

/** Proxies and browsers close a connection without data. */
const HEARTBEAT_MS = 10_000;
/** Limit for an upstream that never ends its stream. */
const LONGEST_MS = 60_000;

const event = (fields: string, data: unknown): string => `${fields}data: ${JSON.stringify(data)}\n\n`;

function textOf(news: WorkshopEvent): string {
  switch (news.kind) {
    case 'workshop':
      return event(`id: ${news.workshop.departmentId}\n`, news.workshop);
    case 'unable':
      return event(`event: ${UNABLE_EVENT}\n`, news.workshop);
    case 'nosites':
      return event('', { nosites: true });
    case 'error':
      return event('', { error: news.error });
    case 'done':
      return event('event: done\n', { cursor: news.cursor, more: news.more });
  }
}

export interface StreamTimes {
  heartbeatMs?: number;
  longestMs?: number;
}

/**
 * Events as an event stream, one chunk each, without buffering. The source's signal is aborted when the visitor
 * leaves, when the stream takes too long and when it ends, so nothing stays open.
 */
export function eventStreamOf(
  source: (signal: AbortSignal) => AsyncIterable<WorkshopEvent>,
  visitorGone: AbortSignal,
  { heartbeatMs = HEARTBEAT_MS, longestMs = LONGEST_MS }: StreamTimes = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const over = new AbortController();
  let end = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const write = (text: string): void => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => write(': \n\n'), heartbeatMs);
      const limit = setTimeout(() => {
        write(textOf({ kind: 'error', error: 'ServerError' }) + textOf({ kind: 'done', cursor: null, more: false }));
        end();
      }, longestMs);
      end = () => {
        if (!open) return;
        open = false;
        clearInterval(heartbeat);
        clearTimeout(limit);
        visitorGone.removeEventListener('abort', end);
        over.abort();
        controller.close();
      };
      visitorGone.addEventListener('abort', end);
      if (visitorGone.aborted) return end();
      // The first bytes are sent before any event is known.
      write(': \n\n');
      void sendEvents(source(over.signal), write, over.signal).then(end, (error: unknown) => {
        if (open) controller.error(error);
        open = false;
        clearInterval(heartbeat);
        clearTimeout(limit);
        visitorGone.removeEventListener('abort', end);
      });
    },
    cancel: () => end(),
  });
}

async function sendEvents(
  source: AsyncIterable<WorkshopEvent>,
  write: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for await (const news of source) {
    if (signal.aborted) return;
    write(textOf(news));
  }
}
