/* What is used of packages that bring no types of their own; those written for them are Express's or another version's. */

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions, ZlibOptions } from 'node:zlib';

  function compression(options: ZlibOptions & { brotli?: BrotliOptions }): (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;
  export = compression;
}

declare module 'fresh' {
  import type { IncomingHttpHeaders } from 'node:http';

  /** Whether those who asked have the answer already. */
  function fresh(asked: IncomingHttpHeaders, answer: { etag?: string; 'last-modified'?: string }): boolean;
  export = fresh;
}
