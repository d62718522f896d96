import fc from 'fast-check';
import type { StoriesRequest } from '@/domain/stories/stories';
import { failed, type Result } from '@/errors/result';
import * as storiesActions from '@/features/stories/stories.slice';
import { selectStories } from '@/features/stories/stories.selectors';
import type { StoriesState } from '@/features/stories/stories.slice';
import { loadStories, storiesFeature } from '@/features/stories/stories.feature';
import type { StoriesPort } from '@/ports/stories.port';
import { contextGiven, pageShown } from '@/store/context';
import { selectStoriesByIds } from '@/store/entities';
import { makeStore } from '@/store/store';
import { fakeAddress, fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { aNewsroom, aStory, ELECTRIC, idsOf, INDEX, opened, WINTER } from './storiesKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const open = (stories: StoriesPort['stories'], state: StoriesState = opened(), start = INDEX.path) => {
  const address = fakeAddress(start);
  const run = runFeature(storiesFeature, {
    ports: fakePorts({ stories: { stories }, address }),
    state: { context: aContext({ path: start }), stories: state },
  });
  const list = (): StoriesState => selectStories(run.state());
  return {
    ...run,
    address,
    list,
    does: async (action: Parameters<typeof run.dispatch>[0]) => {
      run.dispatch(action);
      await advance(0);
    },
  };
};
const electric = storiesActions.tagToggled({ key: 'elbil' });
const bar = (visit: ReturnType<typeof open>) => visit.address.entries.map(({ address }) => address);

describe('choosing tags', () => {
  it('D-01 starts the list again with stories of any chosen tag, as entities', async () => {
    const newsroom = aNewsroom();
    const visit = open(newsroom.stories);
    await visit.does(electric);
    await visit.does(storiesActions.tagToggled({ key: 'vinter' }));
    expect(
      newsroom.requests.map(({ tags, after, first, index, site, locale }) => ({
        tags,
        after,
        first,
        index,
        site,
        locale,
      })),
    ).toEqual([
      { tags: [ELECTRIC.id], after: '', first: 4, index: INDEX.id, site: 'car-store-se', locale: 'sv-SE' },
      { tags: [ELECTRIC.id, WINTER.id], after: '', first: 4, index: INDEX.id, site: 'car-store-se', locale: 'sv-SE' },
    ]);
    expect(visit.list()).toMatchObject({
      flow: { value: 'list' },
      chosen: ['elbil', 'vinter'],
      ids: idsOf(1, 2, 3, 4),
      total: 10,
      hasNext: true,
      error: null,
    });
    expect(selectStoriesByIds(visit.state(), idsOf(2))).toEqual([aStory(2)]);
    await visit.end();
  });

  it('D-01 a second press takes the tag off, and show all takes off every one', async () => {
    const newsroom = aNewsroom();
    const visit = open(newsroom.stories);
    await visit.does(electric);
    await visit.does(electric);
    expect(visit.list().chosen).toEqual([]);
    await visit.does(electric);
    await visit.does(storiesActions.tagsCleared());
    expect(visit.list()).toMatchObject({ chosen: [], total: 10 });
    expect(newsroom.requests.map(({ tags }) => tags)).toEqual([[ELECTRIC.id], [], [ELECTRIC.id], []]);
    await visit.end();
  });

  it('D-01 the old stories go at once', async () => {
    const visit = open(() => new Promise(() => undefined));
    await visit.does(electric);
    expect(visit.list()).toMatchObject({ flow: { value: 'loading' }, ids: [], total: 0, hasNext: false });
    visit.leave();
    await visit.end();
  });

  it('D-01 an empty result is no error', async () => {
    const visit = open(aNewsroom(1).stories);
    await visit.does(electric);
    expect(visit.list()).toMatchObject({ flow: { value: 'empty' }, ids: [], total: 0, error: null });
    await visit.end();
  });
});

describe('more stories', () => {
  it('D-01 come by the cursor, four at a time, and end', async () => {
    const newsroom = aNewsroom();
    const visit = open(newsroom.stories);
    await visit.does(storiesActions.moreRequested());
    expect(visit.list()).toMatchObject({ flow: { value: 'list' }, ids: idsOf(1, 2, 3, 4, 5, 6, 7, 8), hasNext: true });
    await visit.does(storiesActions.moreRequested());
    expect(visit.list()).toMatchObject({ ids: idsOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), hasNext: false });
    expect(newsroom.requests.map(({ after, first }) => [after, first])).toEqual([
      ['4', 4],
      ['8', 4],
    ]);
    await visit.end();
  });

  it('D-01 a story that moved to the next page meanwhile is shown once', async () => {
    const visit = open(async (request) => {
      const page = await aNewsroom().stories(request);
      return page.ok ? { ok: true, value: { ...page.value, items: [aStory(4), aStory(5)] } } : page;
    });
    await visit.does(storiesActions.moreRequested());
    expect(visit.list().ids).toEqual(idsOf(1, 2, 3, 4, 5));
    await visit.end();
  });

  it('D-01 a tag chosen while they come drops them', async () => {
    const resolvers: ((result: Result<never>) => void)[] = [];
    const newsroom = aNewsroom();
    let first = true;
    const visit = open((request) => {
      if (!first) return newsroom.stories(request);
      first = false;
      return new Promise((resolve) => {
        resolvers.push(resolve);
      });
    });
    await visit.does(storiesActions.moreRequested());
    await visit.does(electric);
    resolvers[0]?.(failed('STORIES_FAILED'));
    await advance(0);
    expect(visit.list()).toMatchObject({
      flow: { value: 'list' },
      chosen: ['elbil'],
      ids: idsOf(2, 4, 6, 8),
      error: null,
    });
    await visit.end();
  });

  it('D-01 the newest choice wins, in whatever order responses arrive', async () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 300 }),
      latency: fc.integer({ min: 0, max: 900 }),
      press: fc.constantFrom('elbil', 'vinter', 'all', 'more'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const newsroom = aNewsroom(23);
        let index = 0;
        const visit = open(async (request: StoriesRequest) => {
          const { latency } = steps[index] ?? { latency: 0 };
          await new Promise((next) => {
            setTimeout(next, latency);
          });
          return newsroom.stories(request);
        });
        for (const [current, { wait, press }] of steps.entries()) {
          index = current;
          const canMore = visit.list().flow.value === 'list' && visit.list().hasNext;
          if (press !== 'more')
            visit.dispatch(press === 'all' ? storiesActions.tagsCleared() : storiesActions.tagToggled({ key: press }));
          else if (canMore) visit.dispatch(storiesActions.moreRequested());
          await advance(wait);
        }
        await advance(5_000);
        const { chosen, ids, total, flow } = visit.list();
        const wanted = Array.from({ length: 23 }, (_, number) => aStory(number + 1)).filter(
          (story) =>
            chosen.length === 0 || story.tags.some((tag) => chosen.includes(tag === ELECTRIC.id ? 'elbil' : 'vinter')),
        );
        expect(flow.value).toBe('list');
        expect(ids).toEqual(wanted.slice(0, ids.length).map(({ id }) => id));
        expect([10, wanted.length]).toContain(total);
        await visit.end();
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('stories that do not come', () => {
  it.each(['CONTENT_FAILED', 'NOT_FOUND', 'BAD_REQUEST'] as const)(
    'D-05 %s is the list’s own failure, and a retry sends the same request',
    async (code) => {
      const newsroom = aNewsroom();
      let broken = true;
      const visit = open((request) => (broken ? Promise.resolve(failed(code)) : newsroom.stories(request)));
      await visit.does(electric);
      expect(visit.list()).toMatchObject({
        flow: { value: 'failed' },
        error: { code: 'STORIES_FAILED' },
        chosen: ['elbil'],
      });
      broken = false;
      await visit.does(storiesActions.retried());
      expect(visit.list()).toMatchObject({ flow: { value: 'list' }, error: null, ids: idsOf(2, 4, 6, 8) });
      await visit.end();
    },
  );

  it('D-05 those on show stay when more do not come, and trying again goes on from there', async () => {
    const newsroom = aNewsroom();
    let broken = true;
    const visit = open((request) =>
      broken ? Promise.resolve(failed('TOO_MANY_REQUESTS')) : newsroom.stories(request),
    );
    await visit.does(storiesActions.moreRequested());
    expect(visit.list()).toMatchObject({
      flow: { value: 'moreFailed' },
      error: { code: 'TOO_MANY_REQUESTS' },
      ids: idsOf(1, 2, 3, 4),
    });
    broken = false;
    await visit.does(storiesActions.retried());
    expect(visit.list()).toMatchObject({ flow: { value: 'list' }, ids: idsOf(1, 2, 3, 4, 5, 6, 7, 8) });
    await visit.end();
  });

  it.each([
    [electric, 'failed'],
    [storiesActions.moreRequested(), 'moreFailed'],
  ] as const)('D-05 after eight seconds, or an exception, it fails: %j', async (action, expected) => {
    const stale = open(() => new Promise(() => undefined));
    stale.dispatch(action);
    await advance(7_999);
    expect(stale.list().flow.value).not.toBe(expected);
    await advance(1);
    expect(stale.list()).toMatchObject({ flow: { value: expected }, error: { code: 'TIMED_OUT' } });
    await stale.end();
    const broken = open(() => Promise.reject(new Error('out of order')));
    await broken.does(action);
    expect(broken.list()).toMatchObject({
      flow: { value: expected },
      error: { code: 'UNEXPECTED', params: { reference: expect.any(String) } },
    });
    await broken.end({ errors: 1 });
  });
});

describe('the address of a list', () => {
  it('D-01 a choice is a step of the history, more stories belong to the same step', async () => {
    const visit = open(aNewsroom().stories);
    await visit.does(pageShown({ path: INDEX.path, first: true }));
    await visit.does(electric);
    await visit.does(storiesActions.moreRequested());
    expect(bar(visit)).toEqual([INDEX.path, `${INDEX.path}?tags=elbil&stories=8`]);
    await visit.does(storiesActions.tagsCleared());
    expect(bar(visit)).toEqual([INDEX.path, `${INDEX.path}?tags=elbil&stories=8`, INDEX.path]);
    visit.leave();
    await visit.end();
  });

  it('D-01 back and forward bring the list of their address, as long as it was', async () => {
    const newsroom = aNewsroom(23);
    const visit = open(newsroom.stories);
    await visit.does(pageShown({ path: INDEX.path, first: true }));
    await visit.does(electric);
    await visit.does(storiesActions.moreRequested());
    visit.address.back();
    await advance(0);
    expect(visit.list()).toMatchObject({ chosen: [], ids: idsOf(1, 2, 3, 4), total: 23 });
    visit.address.forward();
    await advance(0);
    expect(visit.list()).toMatchObject({ chosen: ['elbil'], ids: idsOf(2, 4, 6, 8, 10, 12, 14, 16) });
    expect(bar(visit)).toHaveLength(2);
    visit.leave();
    await visit.end();
  });

  it('D-01 an address of another page, and unknown tags, change nothing', async () => {
    const visit = open(aNewsroom().stories, opened(), '/annat?tags=elbil');
    await visit.does(pageShown({ path: INDEX.path, first: true }));
    await visit.address.push(`${INDEX.path}?tags=gone&tags=vinter`, 'next');
    visit.address.back();
    await advance(0);
    expect(visit.list().sequence).toBe(1);
    visit.address.forward();
    await advance(0);
    expect(visit.list().chosen).toEqual(['vinter']);
    visit.leave();
    await visit.end();
  });
});

describe('a list on the server', () => {
  const load = async (stories: StoriesPort['stories'], search = '') => {
    const host = makeStore({ side: 'server', ports: fakePorts({ stories: { stories } }) });
    host.inject([storiesFeature]);
    host.store.dispatch(contextGiven(aContext({ path: INDEX.path })));
    const loading = host.runLoader(() => loadStories(INDEX, [ELECTRIC, WINTER], search));
    await advance(20_000);
    return {
      result: await loading,
      state: host.store.getState(),
      list: selectStories(host.store.getState()),
    };
  };

  it('A-08 comes with its first four stories', async () => {
    const { result, list, state } = await load(aNewsroom().stories);
    expect(result).toBeNull();
    expect(list).toMatchObject({
      flow: { value: 'list' },
      index: INDEX,
      ids: idsOf(1, 2, 3, 4),
      total: 10,
      hasNext: true,
    });
    expect(Object.keys(state.entities.stories ?? {})).toEqual(idsOf(1, 2, 3, 4));
  });

  it('A-08 has the tags and the length of its address; unknown tags choose nothing', async () => {
    expect((await load(aNewsroom(23).stories, 'tags=elbil&tags=%3Cscript%3E&stories=8')).list).toMatchObject({
      chosen: ['elbil'],
      ids: idsOf(2, 4, 6, 8, 10, 12, 14, 16),
      total: 11,
    });
  });

  it('D-05 returns the error, and the page is rendered', async () => {
    const { result, list } = await load(async () => failed('CONTENT_FAILED'));
    expect(result).toEqual({ code: 'STORIES_FAILED', params: {} });
    expect(list).toMatchObject({ flow: { value: 'failed' }, tags: [ELECTRIC, WINTER] });
  });
});
