import type { StreamPort } from '@/ports/stream.port';

/** What is used of the browser's EventSource. */
export interface EventStream {
  addEventListener(name: string, listener: (event: Event) => void): void;
  close(): void;
}

const isMessage = (event: Event): event is MessageEvent<string> => 'data' in event && typeof event.data === 'string';

/**
 * Streams over EventSource. A dropped connection is told once and the source closed: waiting and opening again is the
 * listener's decision, the browser would come back at its own pace.
 */
export const createStreamPort = (connect: (address: string) => EventStream, base = ''): StreamPort => ({
  open: (path, hear) => {
    const source = connect(`${base}${path}`);
    let open = true;
    const close = () => {
      open = false;
      source.close();
    };
    const names = new Set(['message', ...(hear.events ?? [])]);
    names.forEach((name) =>
      source.addEventListener(name, (event) => {
        if (open && isMessage(event)) hear.message(name, event.data, event.lastEventId);
      }),
    );
    source.addEventListener('error', () => {
      if (!open) return;
      close();
      hear.lost();
    });
    return close;
  },
});
