/* What is used of packages that bring no types of their own; those written for them are Express's or another version's. */

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions, ZlibOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, answer: ServerResponse) => boolean;
  function compression(
    options: ZlibOptions & { brotli?: BrotliOptions; filter?: Filter },
  ): (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;
  namespace compression {
    /** What is packed where nobody says otherwise: what is text by its type. */
    const filter: Filter;
  }
  export = compression;
}

declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http';

  /** Whether those who asked have the answer already. */
  function fresh(asked: IncomingHttpHeaders, answer: { etag?: string; 'last-modified'?: string }): boolean;
  export = fresh;
}
