import { createResponseCache, type CacheRules } from '@/adapters/graphql/responseCache';
import { failed, ok, type Result } from '@/errors/result';

interface Answer {
  text: string;
}

/** A shelf, a clock that stands still, and a source that says what it is told, when it is told. */
function aShelf(rules: Partial<CacheRules> = {}) {
  let now = 1_000;
  let count = 0;
  let answer: () => Promise<Result<Answer>> = async () => ok({ text: `answer ${count}` });
  const reports: string[] = [];
  const kept = createResponseCache({
    freshMs: 10_000,
    staleMs: 60_000,
    report: (what) => void reports.push(what),
    now: () => now,
    ...rules,
  });
  const ask = kept.shelf<Answer>('page');
  return {
    kept,
    reports,
    ask: async (question = 'a') => {
      const result = await ask(question, () => {
        count += 1;
        return answer();
      });
      return result.ok ? result.value.text : result.error.code;
    },
    /** How often the source was asked. */
    asked: () => count,
    say: (next: () => Promise<Result<Answer>>) => {
      answer = next;
    },
    advance: (ms: number) => {
      now += ms;
    },
  };
}

/** Lets what runs behind the visitor's back come to its end. */
const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done);
  });

describe('kept answers', () => {
  it('E-01 are new for ten seconds', async () => {
    const { ask, asked, advance } = aShelf();
    expect(await ask()).toBe('answer 1');
    advance(9_999);
    expect([await ask(), asked()]).toEqual(['answer 1', 1]);
  });

  it("E-01 are renewed behind the visitor's back for a minute after that", async () => {
    const { ask, asked, advance } = aShelf();
    await ask();
    advance(10_001);
    expect(await ask()).toBe('answer 1');
    await settled();
    expect([await ask(), asked()]).toEqual(['answer 2', 2]);
  });

  it('E-01 are waited for when they are older', async () => {
    const { ask, advance } = aShelf();
    await ask();
    advance(70_001);
    expect(await ask()).toBe('answer 2');
  });

  it('E-01 are better old than none, and then kept as if they were new', async () => {
    const { ask, asked, say, advance, reports } = aShelf();
    await ask();
    advance(86_400_000);
    say(async () => failed('CONTENT_FAILED'));
    expect(await ask()).toBe('answer 1');
    expect(reports).toEqual(['page a could not be renewed (CONTENT_FAILED) and is shown as it was.']);
    expect([await ask(), asked()]).toEqual(['answer 1', 2]);
  });

  it('E-01 are failures only where there was none before, and those are not kept', async () => {
    const { ask, say, reports } = aShelf();
    say(async () => failed('CONTENT_FAILED'));
    expect(await ask()).toBe('CONTENT_FAILED');
    expect(reports).toEqual([]);
    say(async () => ok({ text: 'there' }));
    expect(await ask()).toBe('there');
  });

  it('E-01 are asked for once by many at a time', async () => {
    const { ask, asked } = aShelf();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask())))).toEqual(new Set(['answer 1']));
    expect(asked()).toBe(1);
  });

  it('E-01 of one kind are not those of another', async () => {
    const { kept, ask } = aShelf();
    await ask('a');
    const other = kept.shelf<Answer>('menu');
    expect(await other('a', async () => ok({ text: 'a menu' }))).toEqual(ok({ text: 'a menu' }));
  });

  it('E-01 make room: the longest unused goes first', async () => {
    const { ask, asked } = aShelf({ entries: 2 });
    for (const question of ['a', 'b', 'a', 'c', 'a']) await ask(question);
    expect(asked()).toBe(3);
    await ask('b');
    expect(asked()).toBe(4);
  });

  it('E-01 do not hide what is broken in the asking itself', async () => {
    const { ask, say } = aShelf();
    say(async () => {
      throw new Error('a mistake');
    });
    await expect(ask()).rejects.toThrow('a mistake');
  });
});

describe('kept answers after a publication', () => {
  it('E-01 are asked for anew, each once', async () => {
    const { ask, asked, kept, advance } = aShelf();
    await ask('a');
    await ask('b');
    advance(1);
    kept.expire();
    advance(1);
    expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['answer 3', 'answer 4', 'answer 3']);
    expect(asked()).toBe(4);
  });

  it('E-01 stay where they cannot be renewed', async () => {
    const { ask, kept, say, advance } = aShelf();
    await ask();
    kept.expire();
    say(async () => failed('CONTENT_FAILED'));
    advance(1);
    expect(await ask()).toBe('answer 1');
  });

  it('E-01 are not those that were on their way before it', async () => {
    const { ask, kept, say, advance } = aShelf();
    let arrive: (result: Result<Answer>) => void = () => undefined;
    say(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const before = ask();
    advance(1);
    kept.expire();
    advance(1);
    say(async () => ok({ text: 'published' }));
    const after = ask();
    arrive(ok({ text: 'unpublished' }));
    expect(await before).toBe('unpublished');
    expect(await after).toBe('published');
    expect(await ask()).toBe('published');
  });
});
