import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { StaffSession } from '../inbox/signIn.service';

/** Context of a request from the HTTP server. Empty when a page calls in process. */
export interface AppBindings {
  /** The peer's address of the socket. */
  peer?: string;
  /**
   * Renders an ISR page again, by its internal path: '/_sites/car-store-se/sv-SE'. `onlyCached`: only if it was
   * rendered before.
   */
  revalidate?: (internalPath: string, how?: { onlyCached?: boolean }) => Promise<void>;
  /** Gives the request's body an hour instead of half a minute. For authorised uploads. */
  allowLongUpload?: () => void;
}

interface AppVariables {
  requestId: string;
  /** Has the request id. Never log a query, a body or a URL with it. */
  log: Logger;
  /** The client's address as rate limits count it; absent when a page calls in process. */
  client?: string;
  /** Of a signed-in member of staff; set by the inbox's routes. */
  staff?: StaffSession;
  /** The only site that the editor's session opens; set by the editing API. */
  editedSite?: string;
}

export interface AppEnv {
  Bindings: AppBindings;
  Variables: AppVariables;
}

/** The fetch handler of the back end. */
export type App = Hono<AppEnv>;
