/** A server-sent event stream, opened by the caller and closed by the function it gets back. */
export interface StreamPort {
  open(path: string, hear: {
    message(event: string, data: string, id: string): void;
    lost(): void;
  }): () => void;
}
