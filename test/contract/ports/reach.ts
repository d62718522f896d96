import type { SearchApi } from '@/adapters/http/searchPort';
import { bridge } from '@/server/http/bridge';
import type { App } from '@/server/http/app.types';
import { inProcess, listen } from '../api/transports';

export interface Reached<Port> {
  port: Port;
  close(): Promise<void>;
}

type Reach<Port> = (app: App) => Promise<Reached<Port>>;
type Create<Port> = (api: SearchApi) => Port;

/** As a page's loader uses the port on the server. */
const inOneProcess =
  <Port>(create: Create<Port>): Reach<Port> =>
  async (app) => {
    const transport = await inProcess(app);
    const fetch = (path: string, { method, body, signal }: RequestInit) =>
      transport.send(path, {
        method,
        body: typeof body === 'string' ? body : undefined,
        headers: { 'content-type': 'application/json' },
        signal: signal ?? undefined,
      });
    return { port: create({ fetch, base: '' }), close: transport.close };
  };

/** As a browser uses it. */
export const overHttp =
  <Port>(create: Create<Port>): Reach<Port> =>
  async (app) => {
    const server = await listen(
      (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
    );
    return { port: create({ fetch, base: `http://127.0.0.1:${server.port}` }), close: server.close };
  };

/** A port of the search by both transports. */
export const bothTransports = <Port>(create: Create<Port>): [string, Reach<Port>][] => [
  ['in process', inOneProcess(create)],
  ['over HTTP', overHttp(create)],
];
