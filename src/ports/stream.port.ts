/** A server-sent event stream. `open` returns the function that closes it. */
export interface StreamPort {
  open(
    path: string,
    listener: {
      /** Names of further events besides 'message': EventSource only delivers those with a listener. */
      events?: readonly string[];
      message(event: string, data: string, id: string): void;
      /** Called once; the stream is closed then, and the caller decides about opening it again. */
      lost(): void;
    },
  ): () => void;
}
