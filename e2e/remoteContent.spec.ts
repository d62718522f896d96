import { request as httpRequest } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import type { SiteName } from '@/sites/site.types';
import { directoryAddress, expect, test } from './kit/fixtures';
import { startOtherServer, type OtherServer } from './kit/otherServer';

/*
 * Two installations of one build: the second has its own data folder and renders its pages with the content of the
 * first, as with any platform that implements Experience Edge.
 */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const PLATFORM = Number(new URL(directoryAddress).port);
const SECRET = 'a-secret-of-publications';
/** Keys of the demo mode. */
const EDITOR = { 'x-editing-secret': 'forecourt-demo-editing-secret' };
const KEY = { sc_apikey: 'forecourt-demo-api-key' };

let other: OtherServer;
test.beforeAll(async () => {
  // A database is filled and a server started while other tests run.
  test.setTimeout(240_000);
  other = await startOtherServer({
    GRAPH_QL_ENDPOINT: `${directoryAddress}/api/graphql/v1`,
    SITECORE_REVALIDATE_SECRET: SECRET,
  });
});
test.afterAll(() => other.stop());

interface SiteResponse {
  status: number;
  text: string;
}

/** The HTML of a page without what differs between requests and installations: ids, time, port, revisions of content. */
const send = (port: number, site: SiteName, path: string): Promise<SiteResponse> =>
  new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, headers: { host: `${site}.localhost:${port}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: text
            .replaceAll(`.localhost:${port}`, '.localhost')
            .replace(/"stateId":"[^"]*"/g, '"stateId":""')
            .replace(/"(now|car_price_since)":"[^"]*"/g, '"$1":""')
            .replace(/"contentRevision":(null|\d+)/g, '"contentRevision":0'),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
const here = (site: SiteName, path: string) => send(other.port, site, path);

const pages: readonly [SiteName, string, number][] = [
  ['car-store-se', '/', 200],
  ['car-store-se', '/om-nordvik/hallbarhet', 200],
  ['car-store-se', '/en/privacy', 200],
  ['car-store-se', '/404', 404],
  ['dealer-brand-no', '/service', 200],
  ['truck-fi', '/sv', 200],
  ['car-auction-sk', '/poplatky', 200],
  ['car-store-se', '/sitemap.xml', 200],
  ['car-store-se', '/sitemap-1.xml', 200],
  ['car-store-se', '/robots.txt', 200],
];
for (const [site, path, status] of pages) {
  test(`E-02 ${site}${path} renders the same from the other installation's content`, async () => {
    const [expected, actual] = [await send(PLATFORM, site, path), await here(site, path)];
    expect(actual.status).toBe(status);
    expect(actual.text.length).toBeGreaterThan(50);
    expect(actual.text === expected.text, firstDifference(actual.text, expected.text)).toBe(true);
  });
}

function firstDifference(a: string, b: string): string {
  const index = [...a].findIndex((sign, position) => sign !== b[position]);
  return index < 0
    ? ''
    : `…${a.slice(Math.max(0, index - 80), index + 80)}…\n…${b.slice(Math.max(0, index - 80), index + 80)}…`;
}

test('E-02 redirects of the other installation apply', async ({ request }) => {
  const response = await request.fetch(`http://localhost:${other.port}/findus`, {
    headers: { host: `car-store-se.localhost:${other.port}` },
    maxRedirects: 0,
  });
  expect([response.status(), response.headers()['location']]).toEqual([301, '/anlaggningar']);
});

/** A site that no other test changes. */
const SITE: SiteName = 'custom';
const LOCALE = 'sv-SE';

async function itemOf(request: APIRequestContext, query: string, variables: object): Promise<string> {
  const response = await request.post(`${directoryAddress}/api/graphql/v1`, {
    headers: KEY,
    data: { query, variables },
  });
  const id: unknown = /"(?:id|itemId)":"([0-9a-fA-F-]{32,36})"/.exec(await response.text())?.[1];
  if (typeof id !== 'string') throw new Error('The platform has no such item.');
  return id;
}

/** Edits on the first installation: changes fields, or restores the file's version. Returns the publishing message. */
async function publish(
  request: APIRequestContext,
  item: string,
  fields: Record<string, string> | 'as it was',
): Promise<object> {
  const page = { site: SITE, language: LOCALE };
  const draft =
    fields === 'as it was'
      ? await request.post(`${directoryAddress}/api/content/items/${item}/restore`, {
          headers: EDITOR,
          data: { ...page, version: 1 },
        })
      : await request.put(`${directoryAddress}/api/content/items/${item}/draft`, {
          headers: EDITOR,
          data: { ...page, fields },
        });
  expect(draft.status(), await draft.text()).toBe(200);
  const published = await request.post(`${directoryAddress}/api/content/publish`, {
    headers: EDITOR,
    data: { ...page, items: [item] },
  });
  expect(published.status(), await published.text()).toBe(200);
  return published.json();
}

const titleOf = async (path: string): Promise<string> =>
  /<title[^>]*>([^<]*)/.exec((await here(SITE, path)).text)?.[1] ?? '';

test('E-02 a publication there updates a cached page here by webhook', async ({ request }) => {
  const path = '/integritet';
  const item = await itemOf(
    request,
    'query Q($s: String!, $p: String!, $l: String!) { layout(site: $s, routePath: $p, language: $l) { item { id } } }',
    { s: SITE, p: path, l: LOCALE },
  );
  const before = await titleOf(path);
  const message = await publish(request, item, { metaTitle: 'Så skyddar vi dina uppgifter' });
  const published = await request.post(`http://localhost:${other.port}/api/content/published`, {
    headers: { 'x-revalidate-secret': SECRET },
    data: message,
  });
  expect(published.status(), await published.text()).toBe(202);
  await expect.poll(() => titleOf(path)).toContain('Så skyddar vi dina uppgifter');
  expect(before).not.toContain('Så skyddar vi dina uppgifter');
  await publish(request, item, 'as it was');
});

test('E-02 a publication there without a webhook appears when cached responses expire', async ({ request }) => {
  const path = '/no/such/page';
  const item = await itemOf(
    request,
    'query Q($s: String!, $l: String!) { site { siteInfo(site: $s) { errorHandling(language: $l) { notFoundPage { id } } } } }',
    { s: SITE, l: LOCALE },
  );
  await here(SITE, path);
  await publish(request, item, { metaTitle: 'Ingenting här' });
  await expect.poll(() => titleOf(path), { timeout: 60_000, intervals: [1_000] }).toContain('Ingenting här');
  await publish(request, item, 'as it was');
});
