import { createHealth } from '@/server/http/health';
import { listen } from '../../contract/api/transports';
import { openProbe } from '../../contract/api/probe';

/** The server that responds by itself; what it leaves gets 'passed'. */
const serving = (ready: () => boolean) => {
  const health = createHealth({ ready, hsts: 'off' });
  return listen((request, response) => {
    if (!health(request, response)) response.end('passed');
  });
};

describe('the health of the production server', () => {
  it('A-04 M-03 is the response of the API, without an id of the request, for every method', async () => {
    const { port, close } = await serving(() => true);
    const own = await openProbe().app.request('/healthz');
    const { 'x-request-id': _id, ...ownHeaders } = Object.fromEntries(own.headers);
    for (const method of ['GET', 'HEAD', 'POST']) {
      const response = await fetch(`http://127.0.0.1:${port}/healthz`, { method });
      expect([response.status, await response.text()]).toEqual([
        200,
        method === 'HEAD' ? '' : await own.clone().text(),
      ]);
      expect(Object.fromEntries(response.headers)).toMatchObject(ownHeaders);
      expect(response.headers.get('content-length')).toBe('7');
    }
    await close();
  });

  it('M-03 leaves other addresses, and all until the services are open, to the API', async () => {
    let ready = true;
    const { port, close } = await serving(() => ready);
    const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    expect(await Promise.all(['/readyz', '/healthz/x', '/'].map(text))).toEqual(['passed', 'passed', 'passed']);
    ready = false;
    expect(await text('/healthz')).toBe('passed');
    await close();
  });
});
