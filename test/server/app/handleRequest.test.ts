import { handleRequest, services, SERVICES_KEY } from '@/server/app';
import { openProbe } from '@test/contract/api/probe';
import { requestPort, listen } from '@test/contract/api/transports';

afterEach(() => void Reflect.deleteProperty(globalThis, SERVICES_KEY));

/** As `pages/api` does it. */
async function served<T>(
  revalidate: ((path: string) => Promise<void>) | undefined,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const server = await listen((incoming, outgoing) => void handleRequest(incoming, outgoing, revalidate));
  try {
    return await use(server.port);
  } finally {
    await server.close();
  }
}

describe('handleRequest', () => {
  it.each([
    ['nothing is open', undefined],
    ['the value is not an app', 'a string'],
    ['the services have no app yet', {}],
  ])('M-03 returns 503 with Retry-After while %s', async (_when, open) => {
    if (open !== undefined) Reflect.set(globalThis, SERVICES_KEY, open);
    expect(services()).toBeNull();
    const early = await served(undefined, (port) => requestPort(port, '/healthz'));
    expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([
      503,
      '2',
      { error: { code: 'UNAVAILABLE', message: expect.any(String) } },
    ]);
  });

  it('M-03 hands requests to the one app of the process', async () => {
    const { app } = openProbe();
    Reflect.set(globalThis, SERVICES_KEY, { app });
    expect(services()?.app).toBe(app);
    expect((await served(undefined, (port) => requestPort(port, '/healthz'))).status).toBe(200);
  });

  it('E-01 lets routes revalidate a page', async () => {
    const { app } = openProbe();
    app.post('/api/publish', async (c) => {
      await c.env.revalidate?.('/_sites/car-store-se/sv-SE');
      return c.json({ peer: c.env.peer });
    });
    Reflect.set(globalThis, SERVICES_KEY, { app });
    const rendered: string[] = [];
    const published = await served(
      async (path) => void rendered.push(path),
      (port) => requestPort(port, '/api/publish', { method: 'POST' }),
    );
    expect(await published.json()).toEqual({ peer: '127.0.0.1' });
    expect(rendered).toEqual(['/_sites/car-store-se/sv-SE']);
  });
});
