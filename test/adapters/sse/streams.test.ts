import { createStreamPort, type EventStream } from '@/adapters/sse/streams';

class Source implements EventStream {
  readonly hearers = new Map<string, (event: Event) => void>();
  closed = 0;
  constructor(readonly address: string) {}
  addEventListener(name: string, listener: (event: Event) => void) {
    this.hearers.set(name, listener);
  }
  close() {
    this.closed += 1;
  }
  send(name: string, data: string, lastEventId = '') {
    this.hearers.get(name)?.(new MessageEvent(name, { data, lastEventId }));
  }
  drop() {
    this.hearers.get('error')?.(new Event('error'));
  }
}

const open = (events?: string[]) => {
  const sources: Source[] = [];
  const received: unknown[] = [];
  const port = createStreamPort((address) => {
    const source = new Source(address);
    sources.push(source);
    return source;
  }, 'https://api.example');
  const close = port.open('/api/stream?after=3', {
    events,
    message: (...parts) => received.push(parts),
    lost: () => received.push('lost'),
  });
  const [source] = sources;
  if (!source) throw new Error('Nothing was opened.');
  return { source, received, close };
};

describe('streams over EventSource', () => {
  it('K-01 opens the address and receives messages with the requested names', () => {
    const { source, received } = open(['facility', 'done']);
    source.send('message', '{}', '1');
    source.send('facility', '{"id":7}', '2');
    source.send('other', 'x');
    source.send('done', '');
    expect(source.address).toBe('https://api.example/api/stream?after=3');
    expect(received).toEqual([
      ['message', '{}', '1'],
      ['facility', '{"id":7}', '2'],
      ['done', '', ''],
    ]);
  });

  it('K-01 reports a loss once, closes, and is silent afterwards', () => {
    const { source, received } = open();
    source.drop();
    source.drop();
    source.send('message', 'late');
    expect(received).toEqual(['lost']);
    expect(source.closed).toBe(1);
  });

  it('K-01 is silent after it was closed', () => {
    const { source, received, close } = open();
    close();
    source.send('message', 'late');
    source.drop();
    expect(received).toEqual([]);
    expect(source.closed).toBe(1);
  });
});
