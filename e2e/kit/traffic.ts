import type { BrowserContext, Request } from '@playwright/test';

/** Requests since the start of the test, or since `reset`. */
export interface Traffic {
  /** Search requests, including failed and aborted ones. */
  searches: () => number;
  /** Requests of a full navigation: documents and page data. */
  documents: () => number;
  reset: () => void;
}

const isSearch = (request: Request): boolean => new URL(request.url()).pathname === '/api/search';
const isDocument = (request: Request): boolean =>
  request.resourceType() === 'document' || new URL(request.url()).pathname.startsWith('/_next/data/');

export function watchTraffic(context: BrowserContext): Traffic {
  let searches = 0;
  let documents = 0;
  context.on('request', (request) => {
    if (isSearch(request)) searches += 1;
    if (isDocument(request)) documents += 1;
  });
  return {
    searches: () => searches,
    documents: () => documents,
    reset: () => {
      searches = 0;
      documents = 0;
    },
  };
}
