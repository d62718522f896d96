import { isDevice } from '../http/network';

type Source<News> = (signal: AbortSignal) => AsyncIterable<News>;

/**
 * Streams of workshops that are open, by client address, in this process: each asks for the times of several workshops.
 * A proxy of this machine stands for all visitors and is not counted.
 */
export function createOpenStreams(most: number) {
  const byClient = new Map<string, number>();

  /** Counts a stream; the function that it returns ends the count, whatever calls it first. */
  function enter(client: string): () => void {
    byClient.set(client, (byClient.get(client) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (byClient.get(client) ?? 0) - 1;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    };
  }

  return {
    /** A source, counted until it ends or the visitor is gone. Null: as many of the client are open. */
    counted<News>(client: string | undefined, gone: AbortSignal, source: Source<News>): Source<News> | null {
      if (!isDevice(client)) return source;
      if ((byClient.get(client) ?? 0) >= most) return null;
      const leave = enter(client);
      // A visitor may leave before the first event is asked for.
      gone.addEventListener('abort', leave);
      if (gone.aborted) leave();
      return async function* counted(signal) {
        try {
          yield* source(signal);
        } finally {
          leave();
          gone.removeEventListener('abort', leave);
        }
      };
    },
  };
}
