import type { Hono } from 'hono';
import type { Logger } from 'pino';

/** What the bridge knows about a request beside the request itself. All absent when a page calls in process. */
export interface AppBindings {
  /** The peer's address as the socket gives it. */
  peer?: string;
  /** Renders an ISR page again; takes the internal path: '/_sites/car-store-se/sv-SE'. `onlyCached`: a page that nobody asked for yet stays unmade. */
  revalidate?: (internalPath: string, how?: { onlyCached?: boolean }) => Promise<void>;
}

export interface AppVariables {
  requestId: string;
  /** Carries the request id. Never log a query, a body or a whole address with it. */
  log: Logger;
}

export interface AppEnv {
  Bindings: AppBindings;
  Variables: AppVariables;
}

/** The one fetch handler of the back end. */
export type App = Hono<AppEnv>;
