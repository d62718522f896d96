export interface ServerEvent {
  name: string;
  data: string;
}

/** Longer than any of our events: a longer line is not an event stream. */
const LONGEST = 1_000_000;

/**
 * The events of a server-sent stream as they arrive; comments are skipped. Ends with the body. @throws Error for an
 * event without end.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    if (rest.length > LONGEST) throw new Error('An event of the stream has no end.');
    for (const block of blocks) {
      const lines = block.split(/\r?\n/);
      const valuesOf = (field: string): string[] =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
      const data = valuesOf('data');
      if (data.length > 0) yield { name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') };
    }
  }
}
