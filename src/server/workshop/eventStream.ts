export interface ServerEvent {
  name: string;
  data: string;
}

/** Longer than any event of ours: whoever sends more without an end is no event stream. */
const LONGEST = 1_000_000;

/** The events of a server-sent stream as they come; comments are passed over. Ends with the body. @throws Error for one without end. */
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
