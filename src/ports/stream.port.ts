/** A server-sent event stream, opened by the caller and closed by the function it gets back. */
export interface StreamPort {
  open(
    path: string,
    hear: {
      /** Names of the events to hear beside 'message'; a browser tells only of those it was asked for. */
      events?: readonly string[];
      message(event: string, data: string, id: string): void;
      /** Told once, and the stream is closed: opening again is the caller's decision. */
      lost(): void;
    },
  ): () => void;
}
