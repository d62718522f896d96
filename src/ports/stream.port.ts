/** A server-sent event stream. `open` returns the function that closes it. */
export interface StreamPort {
  open(
    path: string,
    listener: {
      /** Names of further events besides 'message': EventSource only delivers those with a listener. */
      events?: readonly string[];
      message(event: string, data: string, id: string): void;
      /** Called once, after the stream was closed; the caller decides whether to open it again. */
      lost(): void;
    },
  ): () => void;
}
