import type { Page } from '@playwright/test';

export interface LostCode {
  /** How the requests of such a file end from now on. */
  becomes(state: 'lost' | 'gone' | 'there'): void;
  /** Requests of such files so far, without HEAD. */
  requests(): number;
}

/**
 * Takes the files of the build that contain one of these texts away from a page: 'lost' breaks the connection, 'gone'
 * is the 404 of a server with another build.
 */
export async function lostCode(
  page: Page,
  texts: readonly string[],
  first: 'lost' | 'gone' | 'there',
): Promise<LostCode> {
  let state = first;
  let requests = 0;
  const having = new Map<string, boolean>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    const request = route.request();
    const known = having.get(request.url());
    // Other files pass as they are; the content of each is read once.
    if (known === false || request.method() !== 'GET') {
      if (known && state === 'gone') return route.fulfill({ status: 404, body: '' });
      return known && state === 'lost' ? route.abort() : route.continue();
    }
    // Node resolves no subdomains of localhost, as browsers do.
    const address = new URL(request.url());
    const { host } = address;
    address.hostname = '127.0.0.1';
    const response = await route.fetch({ url: address.href, headers: { ...request.headers(), host } });
    const body = await response.text();
    const isMeant = texts.some((text) => body.includes(text));
    having.set(request.url(), isMeant);
    if (!isMeant || state === 'there') return route.fulfill({ response });
    requests += 1;
    return state === 'gone' ? route.fulfill({ status: 404, body: '' }) : route.abort();
  });
  return {
    becomes: (next) => {
      state = next;
    },
    requests: () => requests,
  };
}
