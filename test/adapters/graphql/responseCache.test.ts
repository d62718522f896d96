import { createResponseCache, type CacheRules } from '@/adapters/graphql/responseCache';
import { failed, ok, type Result } from '@/errors/result';

interface Page {
  text: string;
}

/** A namespace, a clock that moves only by `advance`, and a source with scripted responses. */
function aNamespace(rules: Partial<CacheRules> = {}) {
  let now = 1_000;
  let count = 0;
  let respond: () => Promise<Result<Page>> = async () => ok({ text: `answer ${count}` });
  const reports: string[] = [];
  const cache = createResponseCache({
    freshMs: 10_000,
    staleMs: 60_000,
    report: (what) => void reports.push(what),
    now: () => now,
    ...rules,
  });
  const cached = cache.namespace<Page>('page');
  return {
    cache,
    reports,
    read: async (key = 'a') => {
      const result = await cached(key, () => {
        count += 1;
        return respond();
      });
      return result.ok ? result.value.text : result.error.code;
    },
    /** Number of requests to the source. */
    fetches: () => count,
    respondWith: (next: () => Promise<Result<Page>>) => {
      respond = next;
    },
    advance: (ms: number) => {
      now += ms;
    },
  };
}

/** Waits for background work. */
const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

describe('cached responses', () => {
  it('E-01 are new for ten seconds', async () => {
    const { read, fetches, advance } = aNamespace();
    expect(await read()).toBe('answer 1');
    advance(9_999);
    expect([await read(), fetches()]).toEqual(['answer 1', 1]);
  });

  it('E-01 are renewed in the background for a minute after that', async () => {
    const { read, fetches, advance } = aNamespace();
    await read();
    advance(10_001);
    expect(await read()).toBe('answer 1');
    await settled();
    expect([await read(), fetches()]).toEqual(['answer 2', 2]);
  });

  it('E-01 are waited for when they are older', async () => {
    const { read, advance } = aNamespace();
    await read();
    advance(70_001);
    expect(await read()).toBe('answer 2');
  });

  it('E-01 are used when they cannot be renewed, and then count as fresh', async () => {
    const { read, fetches, respondWith, advance, reports } = aNamespace();
    await read();
    advance(86_400_000);
    respondWith(async () => failed('CONTENT_FAILED'));
    expect(await read()).toBe('answer 1');
    expect(reports).toEqual(['page a could not be renewed (CONTENT_FAILED) and is shown as it was.']);
    expect([await read(), fetches()]).toEqual(['answer 1', 2]);
  });

  it('E-01 are failures only without an earlier response, and failures are not cached', async () => {
    const { read, respondWith, reports } = aNamespace();
    respondWith(async () => failed('CONTENT_FAILED'));
    expect(await read()).toBe('CONTENT_FAILED');
    expect(reports).toEqual([]);
    respondWith(async () => ok({ text: 'there' }));
    expect(await read()).toBe('there');
  });

  it('E-01 are requested once by concurrent callers', async () => {
    const { read, fetches } = aNamespace();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read())))).toEqual(new Set(['answer 1']));
    expect(fetches()).toBe(1);
  });

  it('E-01 of one kind are not those of another', async () => {
    const { cache, read } = aNamespace();
    await read('a');
    const other = cache.namespace<Page>('menu');
    expect(await other('a', async () => ok({ text: 'a menu' }))).toEqual(ok({ text: 'a menu' }));
  });

  it('E-01 make room: the longest unused goes first', async () => {
    const { read, fetches } = aNamespace({ entries: 2 });
    for (const key of ['a', 'b', 'a', 'c', 'a']) await read(key);
    expect(fetches()).toBe(3);
    await read('b');
    expect(fetches()).toBe(4);
  });

  it('E-01 do not hide a defect of the request', async () => {
    const { read, respondWith } = aNamespace();
    respondWith(async () => {
      throw new Error('a mistake');
    });
    await expect(read()).rejects.toThrow('a mistake');
  });
});

describe('cached responses after a publication', () => {
  it('E-01 are requested again, each once', async () => {
    const { read, fetches, cache, advance } = aNamespace();
    await read('a');
    await read('b');
    advance(1);
    cache.expire();
    advance(1);
    expect([await read('a'), await read('b'), await read('a')]).toEqual(['answer 3', 'answer 4', 'answer 3']);
    expect(fetches()).toBe(4);
  });

  it('E-01 stay where they cannot be renewed', async () => {
    const { read, cache, respondWith, advance } = aNamespace();
    await read();
    cache.expire();
    respondWith(async () => failed('CONTENT_FAILED'));
    advance(1);
    expect(await read()).toBe('answer 1');
  });

  it('E-01 are not those that were on their way before it', async () => {
    const { read, cache, respondWith, advance } = aNamespace();
    let arrive: (result: Result<Page>) => void = () => undefined;
    respondWith(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const before = read();
    advance(1);
    cache.expire();
    advance(1);
    respondWith(async () => ok({ text: 'published' }));
    const after = read();
    arrive(ok({ text: 'unpublished' }));
    expect(await before).toBe('unpublished');
    expect(await after).toBe('published');
    expect(await read()).toBe('published');
  });
});
