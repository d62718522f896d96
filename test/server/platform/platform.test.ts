import { mediaOrigins } from '@/domain/content/mediaOrigins';
import { platformRoutes } from '@/server/platform/platform.routes';
import { mediaAddress } from '@/ui/primitives/pictureSources';

const API = 'https://platform.example';
const MEDIA = 'https://media.example';

/** Routes in front of hosts that echo their requests. */
function front(
  response: () => Response | Promise<Response> = () =>
    new Response('here', { headers: { 'content-type': 'image/png', 'set-cookie': 'a=b', etag: '"1"' } }),
) {
  const requests: Request[] = [];
  const routes = platformRoutes({ api: API, media: MEDIA }, async (request) => {
    requests.push(request as Request);
    return response();
  });
  return {
    requests,
    send: (path: string, init?: RequestInit) =>
      Promise.resolve(routes.request(`http://car-store-se.localhost${path}`, init)),
  };
}

describe('the paths of a remote content platform', () => {
  it.each<[path: string, method: string, to: string]>([
    ['/-/media/a.jpg?rev=1', 'GET', `${API}/-/media/a.jpg?rev=1`],
    ['/-/other/a', 'GET', `${API}/-/other/a`],
    ['/-/jssmedia/a.jpg?w=640', 'GET', `${MEDIA}/-/jssmedia/a.jpg?w=640`],
    ['/sitecore/api/graph/edge', 'POST', `${API}/sitecore/api/graph/edge`],
    ['/sitecore/service/item', 'POST', `${API}/sitecore/service/item`],
  ])('A-04 %s goes to its host', async (path, method, to) => {
    const { requests, send } = front();
    const response = await send(path, {
      method,
      ...(method === 'POST' ? { body: '{"a":1}' } : {}),
      headers: { cookie: 'secret=1', authorization: 'Bearer x', 'if-none-match': '"0"', sc_apikey: 'k' },
    });
    expect([
      response.status,
      await response.text(),
      response.headers.get('etag'),
      response.headers.get('set-cookie'),
    ]).toEqual([200, 'here', '"1"', null]);
    const [request] = requests;
    expect([request?.url, request?.method, method === 'POST' ? await request?.text() : '{"a":1}']).toEqual([
      to,
      method,
      '{"a":1}',
    ]);
    expect(['cookie', 'authorization', 'if-none-match', 'sc_apikey'].map((name) => request?.headers.get(name))).toEqual(
      [null, null, '"0"', 'k'],
    );
  });

  it('A-04 passes its refusals on, and reports a timeout in the common error format', async () => {
    expect((await front(() => new Response('no', { status: 404 })).send('/-/media/a.jpg')).status).toBe(404);
    const silent = await front(() => Promise.reject(new TypeError('fetch failed'))).send('/-/media/a.jpg');
    expect([silent.status, await silent.json()]).toEqual([
      503,
      { error: expect.objectContaining({ code: 'UNAVAILABLE' }) },
    ]);
  });

  it('A-04 only reads pictures, and sends no request to a host that is not configured', async () => {
    const { requests, send } = front();
    expect((await send('/-/media/a.jpg', { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await platformRoutes({ api: null, media: null }).request('http://x.localhost/-/media/a.jpg')).status).toBe(
      404,
    );
    expect(requests).toEqual([]);
  });
});

it.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ SITECORE_API_HOST: API, MEDIA_HOST: MEDIA }, [API, MEDIA]],
  [{ SITECORE_API_HOST: API, MEDIA_HOST: API }, [API]],
  [{ MEDIA_HOST: 'http://plain.example' }, []],
  [{ SITECORE_EDGE_CONTEXT_ID: 'x' }, ['https://edge.sitecorecloud.io']],
  [{ MEDIA_HOST: 'nonsense' }, []],
])('E-02 with %j pages may show pictures and films from %j', (env, origins) =>
  expect(mediaOrigins(env)).toEqual(origins),
);

it.each([
  ['cars/a.avif', '/-/jssmedia/cars/a.avif?w=640&f=auto'],
  ['/-/jssmedia/cars/a.avif', '/-/jssmedia/cars/a.avif?w=640&f=auto'],
  ['/-/media/Project/a b.jpg?rev=1&hash=2', '/-/jssmedia/Project/a%20b.jpg?rev=1&hash=2&w=640&f=auto'],
  ['/~/media/a.jpg', '/-/jssmedia/a.jpg?w=640&f=auto'],
])('E-02 the content’s picture %s is requested at %s', (src, address) =>
  expect(mediaAddress(src, 640, 'auto')).toBe(address),
);
