import type { StreamPort } from '@/ports/stream.port';

/** The part of EventSource that is used. */
export interface EventStream {
  addEventListener(name: string, listener: (event: Event) => void): void;
  close(): void;
}

const isMessage = (event: Event): event is MessageEvent<string> => 'data' in event && typeof event.data === 'string';

/**
 * Streams over EventSource. A lost connection is reported once and the source closed, because the browser would
 * reconnect at its own pace: when to reconnect is the caller's decision.
 */
export const createStreamPort = (connect: (address: string) => EventStream, base = ''): StreamPort => ({
  open: (path, listener) => {
    const source = connect(`${base}${path}`);
    let open = true;
    const close = () => {
      open = false;
      source.close();
    };
    const names = new Set(['message', ...(listener.events ?? [])]);
    names.forEach((name) =>
      source.addEventListener(name, (event) => {
        if (open && isMessage(event)) listener.message(name, event.data, event.lastEventId);
      }),
    );
    source.addEventListener('error', () => {
      if (!open) return;
      close();
      listener.lost();
    });
    return close;
  },
});
