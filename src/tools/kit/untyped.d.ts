/* The used parts of packages without types; those on DefinitelyTyped are for Express or another version. */

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions, ZlibOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  function compression(
    options: ZlibOptions & { brotli?: BrotliOptions; filter?: Filter },
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** The default: texts by their content type. */
    const filter: Filter;
  }
  export = compression;
}

declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http';

  /** Whether the client's cached copy is current. */
  function fresh(request: IncomingHttpHeaders, response: { etag?: string; 'last-modified'?: string }): boolean;
  export = fresh;
}
