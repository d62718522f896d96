import type { Page } from '@playwright/test';

type State = 'lost' | 'gone' | 'there';

export interface LostCode {
  /** How the requests of files with this text, or of all that are meant, end from now on. */
  becomes(state: State, text?: string): void;
  /** Requests of such files so far, without HEAD. */
  requests(): number;
}

/**
 * Takes the files of the build that contain one of these texts away from a page: 'lost' breaks the connection, 'gone'
 * is the 404 of a server with another build.
 */
export async function lostCode(page: Page, texts: readonly string[], first: State): Promise<LostCode> {
  const states = new Map(texts.map((text) => [text, first]));
  let requests = 0;
  /** The text of each file that was requested; null: another file. */
  const textOf = new Map<string, string | null>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    const request = route.request();
    const known = textOf.get(request.url());
    const end = (state: State | undefined) => {
      if (state === 'gone') return route.fulfill({ status: 404, body: '' });
      return state === 'lost' ? route.abort() : route.continue();
    };
    // Other files pass as they are; the content of each is read once.
    if (known === null || request.method() !== 'GET') return end(states.get(known ?? ''));
    // Node resolves no subdomains of localhost, as browsers do.
    const address = new URL(request.url());
    const { host } = address;
    address.hostname = '127.0.0.1';
    const response = await route.fetch({ url: address.href, headers: { ...request.headers(), host } });
    const body = await response.text();
    const text = texts.find((one) => body.includes(one)) ?? null;
    textOf.set(request.url(), text);
    const state = text === null ? 'there' : states.get(text);
    if (state === 'there') return route.fulfill({ response });
    requests += 1;
    return end(state);
  });
  return {
    becomes: (state, text) => {
      for (const one of text === undefined ? texts : [text]) states.set(one, state);
    },
    requests: () => requests,
  };
}
