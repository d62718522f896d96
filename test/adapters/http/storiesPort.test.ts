import { createStoriesPort } from '@/adapters/http/storiesPort';
import type { StoriesPage, StoriesRequest } from '@/domain/stories/stories';

const request: StoriesRequest = {
  site: 'car-store-se',
  locale: 'sv-SE',
  index: 'AB'.repeat(16),
  first: 4,
  after: '',
  tags: [],
};
const page: StoriesPage = {
  index: { id: 'AB', title: 'Nyheter', path: '/nyheter', showDates: false, layout: '', highlightLatestStory: false },
  total: 1,
  endCursor: 'x',
  hasNext: false,
  items: [{ id: '1', title: 'En', preamble: '', path: '/nyheter/en', date: '', image: null, tags: [] }],
};
const answering = (...responses: (() => Response | Promise<Response>)[]) => {
  const requests: { input: string; init: RequestInit }[] = [];
  return {
    requests,
    port: createStoriesPort(async (input, init) => {
      requests.push({ input, init });
      return (responses[requests.length - 1] ?? responses[0] ?? Response.error)();
    }),
  };
};

describe('stories over HTTP', () => {
  it('D-01 sends one GET with the given parameters only', async () => {
    const { port, requests } = answering(() => Response.json(page));
    expect(await port.stories({ ...request, after: 'a=b', tags: ['T1', 'T2'] })).toEqual({ ok: true, value: page });
    await port.stories(request);
    expect(requests.map(({ input }) => input)).toEqual([
      `/api/stories?site=car-store-se&locale=sv-SE&index=${'AB'.repeat(16)}&first=4&after=a%3Db&tags=T1&tags=T2`,
      `/api/stories?site=car-store-se&locale=sv-SE&index=${'AB'.repeat(16)}&first=4`,
    ]);
  });

  it.each<[string, () => Response, string]>([
    ['400', () => new Response('{}', { status: 400 }), 'BAD_REQUEST'],
    ['404', () => new Response('{}', { status: 404 }), 'NOT_FOUND'],
    ['429', () => new Response('{}', { status: 429 }), 'TOO_MANY_REQUESTS'],
    ['503', () => new Response('{}', { status: 503 }), 'STORIES_FAILED'],
    ['what is no JSON', () => new Response('<html>'), 'STORIES_FAILED'],
    ['another thing', () => Response.json({ items: [] }), 'STORIES_FAILED'],
    ['a story without its words', () => Response.json({ ...page, items: [{ id: 1 }] }), 'STORIES_FAILED'],
    ['null', () => Response.json(null), 'STORIES_FAILED'],
  ])('D-05 %s is a failure', async (_what, respond, code) => {
    expect(await answering(respond).port.stories(request)).toEqual({ ok: false, error: { code, params: {} } });
  });

  it('D-05 a lost connection is a failure; an aborted request rejects', async () => {
    const lost = createStoriesPort(() => Promise.reject(new TypeError('fetch failed')));
    expect(await lost.stories(request)).toEqual({ ok: false, error: { code: 'NETWORK_LOST', params: {} } });
    const gone = AbortSignal.abort();
    await expect(
      createStoriesPort(() => Promise.reject(new DOMException('gone', 'AbortError'))).stories(request, gone),
    ).rejects.toThrow('gone');
  });
});
