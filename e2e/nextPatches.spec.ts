import { expect, test } from './kit/fixtures';
import { requestHost } from './kit/http';

/** The effect of src/next-patches on the built output. */
const HOST = 'car-store-se.localhost';
const LIST = '/kop-bil/alla-bilar-i-lager';

test('M-05 the build manifest carries no rewrites, and the router no code for them', async ({ request }) => {
  const html = await (await requestHost(request, HOST, '/')).text();
  const [manifest = ''] = /\/_next\/static\/[^"/]+\/_buildManifest\.js/.exec(html) ?? [];
  const [main = ''] = /\/_next\/static\/chunks\/main-[^"]+\.js/.exec(html) ?? [];
  const table = await (await requestHost(request, HOST, manifest)).text();
  expect(table).toContain('__BUILD_MANIFEST');
  expect(table).not.toContain('healthz');
  expect(await (await requestHost(request, HOST, main)).text()).not.toContain('externalDest:');
});

test('M-05 the main script has no code that only the App Router or the build of Next calls', async ({ request }) => {
  const html = await (await requestHost(request, HOST, '/')).text();
  const [main = ''] = /\/_next\/static\/chunks\/main-[^"]+\.js/.exec(html) ?? [];
  const script = await (await requestHost(request, HOST, main)).text();
  expect(script).toContain('__BUILD_MANIFEST');
  for (const text of ['prerender-manifest.json', 'x-next-cache-tags']) expect(script).not.toContain(text);
});

test('M-05 no script of a list has a stand-in for the process of Node', async ({ request }) => {
  const html = await (await requestHost(request, HOST, LIST)).text();
  const scripts = new Set(html.match(/\/_next\/static\/chunks\/(?!polyfills)[^"]+\.js/g));
  expect(scripts.size).toBeGreaterThan(1);
  for (const script of scripts)
    expect(await (await requestHost(request, HOST, script)).text(), script).not.toContain('process.binding');
});

test('M-01 pages are complete without an inline script', async ({ request }) => {
  for (const path of ['/', LIST]) {
    const html = await (await requestHost(request, HOST, path)).text();
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      ([, attributes = '']) => !attributes.includes('src='),
    );
    // JSON and JSON-LD are not executed.
    for (const [tag] of inline) expect(tag).toMatch(/ type="application\/(?:ld\+)?json"/);
    expect(html).not.toMatch(/<!--\$\?-->|<template id="B:/);
  }
});

test('M-01 a page has the element and the data that src/next-patches/nextPage.ts reads', async ({ request }) => {
  const html = await (await requestHost(request, HOST, '/')).text();
  const [, build = 'no build'] = /\/_next\/static\/([^"/]+)\/_buildManifest\.js/.exec(html) ?? [];
  const [, data = '{}'] = /<script id="__NEXT_DATA__" type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(html).toContain('<div id="__next">');
  expect(JSON.parse(data)).toMatchObject({ buildId: build, props: { pageProps: expect.any(Object) } });
});

test('M-05 React is part of the main script', async ({ request }) => {
  const html = await (await requestHost(request, HOST, '/')).text();
  expect(html).toMatch(/\/_next\/static\/chunks\/main-/);
  expect(html).not.toMatch(/\/_next\/static\/chunks\/framework-/);
});

test('M-01 font files are cached for good', async ({ request }) => {
  const html = await (await requestHost(request, HOST, '/')).text();
  const [file = ''] = /\/fonts\/[\w-]+\.woff2/.exec(html) ?? [];
  const response = await requestHost(request, HOST, file);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});
