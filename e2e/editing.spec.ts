import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { hydrated, axe, expect, siteAddress, test } from './kit/fixtures';
import { requestHost } from './kit/http';
import { EDITING_SECRET, EditorPage } from './pages/editorPage';

const HOST = 'car-store-se.localhost';
const SITE = { site: 'car-store-se', language: 'sv-SE' };
const PATH = '/kop-bil/foretag';
const HEADING = 'En vagnpark som sköter sig själv';
/** The editor's controls only: the page has its own tests, and its links are disabled. */
const OWN = '[data-editor]';
const secret = { 'x-editing-secret': EDITING_SECRET };

const post = (request: APIRequestContext, path: string, data: object, method = 'POST') =>
  requestHost(request, HOST, `/api/content${path}`, { method, headers: secret, data });

/** The hero's item, as an editor's page names it. */
async function heroOf(request: APIRequestContext, path = PATH): Promise<string> {
  const response = await requestHost(request, HOST, '/api/graphql/v1', {
    method: 'POST',
    headers: { sc_apikey: process.env.SITECORE_API_KEY ?? 'forecourt-demo-api-key' },
    data: { query: `{ layout(site: "car-store-se", routePath: "${path}", language: "sv-SE") { item { rendered } } }` },
  });
  const body: {
    data: {
      layout: {
        item: {
          rendered: {
            sitecore: { route: { placeholders: Record<string, { componentName: string; dataSource: string }[]> } };
          };
        };
      };
    };
  } = await response.json();
  const hero = body.data.layout.item.rendered.sitecore.route.placeholders['headless-main']?.find(
    ({ componentName }) => componentName === 'HeroBanner',
  );
  return (hero?.dataSource ?? '').replace(/[{}]/g, '');
}

/** Restores the page from its file, as other tests share this server. */
async function reset(request: APIRequestContext): Promise<void> {
  const item = await heroOf(request);
  const restored = await post(request, `/items/${item}/restore`, { ...SITE, version: 1 });
  expect(restored.status()).toBe(200);
  const published = await post(request, '/publish', { ...SITE, items: [item] });
  expect(published.status()).toBe(200);
}

/** Another visitor, who reads the page. */
async function visitor(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  await look(await context.newPage());
  await context.close();
}

test.describe('an editor', () => {
  // Long tests: every save loads the page.
  test.describe.configure({ mode: 'serial', timeout: 90_000 });
  // A context without a consent choice or banner: nothing covers the editor's controls.
  test.use({ consent: 'none' });
  test.afterEach(async ({ request }) => reset(request));

  test('A-16 changes a heading, a link and a picture in place and publishes them', async ({ page, browser }) => {
    const editor = new EditorPage(page, PATH);
    await editor.open();
    await editor.state('Inga opublicerade ändringar');
    await expect(page.getByRole('button', { name: 'Bara nödvändiga' }), 'the banner for cookies').toHaveCount(0);

    await editor.field('Rubrik', HEADING).click();
    await page.getByRole('textbox', { name: 'Rubrik' }).fill('Bilarna sköter vi åt er');
    await page.getByRole('textbox', { name: 'Rubrik' }).press('Enter');
    await editor.state('Sparat som utkast · 1 opublicerad ändring');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bilarna sköter vi åt er');

    await editor.field('Länk', 'Bli uppringd').click();
    await page.getByRole('textbox', { name: 'Länkens text' }).fill('Se våra villkor');
    await page.getByRole('textbox', { name: 'Adress' }).fill('/kop-bil/finansiering');
    await editor.save();

    await editor.field('Bild', 'Illustration: skåpbilar vid en lastkaj tidigt på morgonen').click();
    await page.getByRole('searchbox', { name: 'Sök bland bilderna' }).fill('van side red');
    await page.getByRole('list', { name: 'Bilder att välja' }).getByRole('button').first().click();
    await page.getByRole('textbox', { name: 'Vad bilden visar' }).fill('Röd skåpbil från sidan');
    await editor.save();
    await expect(page.getByRole('img', { name: /Röd skåpbil/ })).toHaveAttribute('src', /van\/side-red/);

    await visitor(browser, async (other) => {
      await other.goto(editor.address);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    });
    await editor.publish();
    await visitor(browser, async (other) => {
      await other.goto(editor.address);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bilarna sköter vi åt er');
      await expect(other.getByRole('main').getByRole('link', { name: 'Se våra villkor' })).toHaveAttribute(
        'href',
        '/kop-bil/finansiering',
      );
      await expect(other.getByRole('img', { name: 'Röd skåpbil från sidan' })).toHaveAttribute('src', /van\/side-red/);
    });

    await editor.bar.getByRole('button', { name: 'Versioner' }).click();
    const versions = page.getByRole('dialog', { name: 'Versioner' });
    await expect(
      versions.getByRole('combobox').getByRole('option', { selected: true }),
      'what was written last',
    ).toHaveText('Toppbild: Bilarna sköter vi åt er');
    await versions.getByRole('button', { name: 'Hämta version 1', exact: true }).click();
    await editor.state('Versionen ligger som utkast · ');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADING);
    await editor.publish();
    await visitor(browser, async (other) => {
      await other.goto(editor.address);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    });
  });

  test('A-16 shows before publishing what the page lacks and leads to the field by keyboard', async ({ page }) => {
    const editor = new EditorPage(page, PATH);
    await editor.open();
    await editor.field('Länk', 'Bli uppringd').click();
    await page.getByRole('textbox', { name: 'Adress' }).fill('/finns-inte');
    await editor.save();
    await editor.bar.getByRole('button', { name: 'Publicera' }).press('Enter');
    const warnings = page.getByRole('dialog', { name: 'Publicera ändringar' });
    await expect(warnings.getByRole('listitem').filter({ hasText: 'Länken leder till /finns-inte' })).toBeVisible();
    await axe(page, OWN);
    await warnings.getByRole('button', { name: 'Rätta Länk i Toppbild' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Adress' })).toHaveValue('/finns-inte');
    await page.getByRole('button', { name: 'Avbryt' }).press('Enter');
    await editor.state('1 opublicerad ändring');
  });

  test('A-16 edits the page of the car list with its content around the list', async ({ page }) => {
    const editor = new EditorPage(page, '/kop-bil/alla-bilar-i-lager');
    await editor.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Alla bilar i lager' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await editor.bar.getByRole('button', { name: 'Sidans uppgifter' }).click();
    await page.getByRole('button', { name: /^Ändra Beskrivning i sökresultat: / }).click();
    await expect(page.getByRole('textbox', { name: 'Beskrivning i sökresultat' })).toHaveValue(/Filtrera på märke/);
    await page.getByRole('button', { name: 'Avbryt' }).click();
  });

  test('A-16 chooses the tags of a story from existing ones, and its date', async ({ page }) => {
    const editor = new EditorPage(page, '/livet-med-bil/2026/rost-pa-varen');
    await editor.open();
    await editor.bar.getByRole('button', { name: 'Sidans uppgifter' }).click();
    await page.getByRole('button', { name: /^Ändra Etiketter: / }).click();
    const tags = page.getByRole('listbox', { name: 'Etiketter' });
    await expect(tags.getByRole('option', { selected: true })).toHaveCount(2);
    await axe(page, OWN);
    await tags.getByRole('option', { selected: true }).first().press(' ');
    await expect(tags.getByRole('option', { selected: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await editor.bar.getByRole('button', { name: 'Sidans uppgifter' }).click();
    await page.getByRole('button', { name: /^Ändra Datum: / }).click();
    await expect(page.getByLabel('Datum', { exact: true })).toHaveValue('2026-05-06');
    await page.getByRole('button', { name: 'Avbryt' }).click();
  });

  test('A-16 discards by keyboard, and a draft survives a reload', async ({ page }) => {
    const editor = new EditorPage(page, PATH);
    await editor.open();
    await editor.field('Rubrik', HEADING).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Rubrik' })).toBeFocused();
    await page.keyboard.type(' nu');
    await page.reload();
    await expect(page.getByText('Det du skrev innan sidan laddades om.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Rubrik' })).toHaveValue(/ nu$/);
    await page.getByRole('textbox', { name: 'Rubrik' }).press('Enter');
    await editor.state('Sparat som utkast · ');
    await editor.bar.getByRole('button', { name: 'Kasta ändringar' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Kasta ändringarna?' })
      .getByRole('button', { name: 'Kasta 1 ändring' })
      .press('Enter');
    await editor.state('Ändringarna är kastade · Inga opublicerade ändringar');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(HEADING);
  });

  test('A-16 sees a conflict with another editor, decides, and publishes only what is her own', async ({
    page,
    request,
    browser,
    guard,
  }) => {
    guard.expect(/status of 409/);
    const editor = new EditorPage(page, PATH);
    await editor.open();
    await editor.field('Rubrik', HEADING).click();
    const item = await heroOf(request);
    expect(
      (
        await post(request, `/items/${item}/draft`, { ...SITE, editor: 'Olle', fields: { Title: 'Olles ord' } }, 'PUT')
      ).status(),
    ).toBe(200);
    await page.getByRole('textbox', { name: 'Rubrik' }).fill('Evas ord');
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Olle har ändrat det här' })).toContainText('Olles ord');
    await expect(page.getByRole('textbox', { name: 'Rubrik' })).toHaveValue('Evas ord');
    await page.getByRole('button', { name: 'Spara mitt' }).click();
    await editor.state('Sparat som utkast · ');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Evas ord');

    await post(request, `/items/${item}/draft`, { ...SITE, editor: 'Olle', fields: { Text: 'Olles text' } }, 'PUT');
    await editor.bar.getByRole('button', { name: 'Publicera' }).click();
    const changes = page
      .getByRole('dialog', { name: 'Publicera ändringar' })
      .getByRole('group', { name: 'Den här sidan' });
    await expect(changes.getByRole('listitem').filter({ hasText: 'Olles text' })).toContainText('Olle, ');
    await expect(changes.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Publicera 1 ändring' }).click();
    await editor.state('Publicerat · 1 opublicerad ändring');
    await expect(editor.bar.getByText('1 av 1 sidor klara')).toBeVisible();
    await visitor(browser, async (other) => {
      await other.goto(editor.address);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Evas ord');
      await expect(other.getByText('Olles text')).toHaveCount(0);
    });
  });

  test('A-16 edits rich text in place without following links', async ({ page }) => {
    const editor = new EditorPage(page, PATH);
    await editor.open();
    await page.getByRole('main').getByRole('link', { name: 'Välj tjänstebil' }).dispatchEvent('click');
    await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
    expect(page.url()).toBe(editor.address);
    // A collapsed item has no position: its block leads to it.
    await page.getByRole('button', { name: 'Allt i Frågor och svar' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ändra Svar: Ja, på/ })
      .click();
    const box = page.getByRole('dialog').getByRole('textbox', { name: 'Svar' });
    await expect(box).toBeFocused();
    await page.keyboard.type(' Ring oss.');
    await page.getByRole('group', { name: 'Textens form' }).getByRole('button', { name: 'Fet' }).click();
    await expect(box).toBeFocused();
    await page.keyboard.type('Gärna.');
    await expect(box.locator('strong')).toHaveText('Gärna.');
    await page.getByRole('button', { name: 'Avbryt' }).click();
  });

  test('E-02 has no accessibility violation in any form it takes', async ({ page }) => {
    const editor = new EditorPage(page, '/om-nordvik');
    await page.goto(`${siteAddress('car-store-se')}/api/editing/open?route=/om-nordvik`);
    await axe(page);
    await editor.open();
    const steps: readonly (() => Promise<void>)[] = [
      () => expect(editor.field('Bild', 'Illustration: bilhall i glas och trä, upplyst i skymningen')).toBeVisible(),
      () => editor.field('Rubrik', 'Vi har sålt bilar i snart hundra år').click(),
      () => page.getByRole('button', { name: 'Allt i Puff' }).first().click(),
      () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Ändra Brödtext/ })
          .first()
          .click(),
      () => editor.field('Bild', 'Illustration: bilhall i glas och trä, upplyst i skymningen').click(),
      () => editor.bar.getByRole('button', { name: 'Versioner' }).click(),
    ];
    for (const [index, step] of steps.entries()) {
      await step();
      if (index > 1) await expect(page.getByRole('dialog')).toBeVisible();
      await axe(page, OWN);
      if (index === 1 || index === 3) await page.getByRole('button', { name: 'Avbryt' }).click();
      if (index === 4 || index === 5) await page.keyboard.press('Escape');
    }
  });

  test('A-16 leaves editing and is a visitor again', async ({ page }) => {
    const editor = new EditorPage(page, PATH);
    await editor.open();
    await editor.bar.getByRole('button', { name: 'Lämna' }).click();
    await page.waitForURL(editor.address);
    await expect(editor.bar).toBeHidden();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'editing' }));
  });
});

test('A-16 a wrong secret does not open editing', async ({ request }) => {
  for (const [path, form] of [
    ['/api/editing/open', `secret=wrong&editor=Eva&route=${PATH}`],
    ['/api/editing/config?secret=wrong'],
    ['/api/editing/render?secret=wrong'],
  ] as const) {
    const response = await requestHost(request, HOST, path, form === undefined ? {} : { method: 'POST', data: form });
    expect([response.status(), response.headers()['set-cookie']]).toEqual([401, undefined]);
  }
  const forged = await requestHost(request, HOST, PATH, { headers: { cookie: 'editing=forged.pass' } });
  expect([forged.status(), forged.headers().location]).toEqual([307, PATH]);
  expect(
    (
      await requestHost(request, HOST, '/api/content/publish', {
        method: 'POST',
        headers: { cookie: 'editing=forged.pass' },
        data: SITE,
      })
    ).status(),
  ).toBe(401);
});

test('A-16 the vendor’s editor gets a page without scripts, with its markers, for its frame only', async ({
  request,
}) => {
  // A page of its own: the editor of the test above edits the other one.
  const [path, heading] = ['/salj-bil', 'Sälj bilen till oss'];
  const item = await heroOf(request, path);
  const response = await requestHost(
    request,
    HOST,
    `/api/editing/render?${new URLSearchParams({ secret: EDITING_SECRET, mode: 'edit', sc_site: 'car-store-se', sc_lang: 'sv-SE', sc_itemid: await pageId(request, path), route: path }).toString()}`,
  );
  expect([response.status(), response.headers().location]).toEqual([307, path]);
  const canvas = await requestHost(request, HOST, path, {
    headers: { cookie: (response.headers()['set-cookie'] ?? '').split(';')[0] ?? '' },
  });
  const html = await canvas.text();
  expect([canvas.status(), canvas.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  expect(canvas.headers()['content-security-policy']).toContain(
    "frame-ancestors 'self' https://pages.sitecorecloud.io",
  );
  expect(html).toMatch(
    new RegExp(
      `kind="open">\\{"datasource":\\{"id":"\\{${item}\\}"[^<]*"title":"Title"[^<]*</code>${heading}<code [^>]*kind="close">`,
      'i',
    ),
  );
  expect(html).toContain('<script id="jss-hrz-editing" type="application/json">');
  expect(html).not.toContain('/_next/static/chunks');
  expect(html).not.toMatch(/[\u2060-\u2064]/);
});

test('A-16 the vendor’s component library renders a changed component and stores nothing', async ({
  page,
  request,
}) => {
  const path = '/salj-bil';
  const response = await requestHost(request, HOST, '/api/graphql/v1', {
    method: 'POST',
    headers: { sc_apikey: process.env.SITECORE_API_KEY ?? 'forecourt-demo-api-key' },
    data: {
      query: `{ layout(site: "car-store-se", routePath: "${path}", language: "sv-SE") { item { id rendered } } }`,
    },
  });
  const {
    data: {
      layout: { item },
    },
  }: {
    data: {
      layout: {
        item: {
          id: string;
          rendered: { sitecore: { route: { placeholders: Record<string, { componentName: string; uid: string }[]> } } };
        };
      };
    };
  } = await response.json();
  const uid =
    item.rendered.sitecore.route.placeholders['headless-main']?.find(
      ({ componentName }) => componentName === 'HeroBanner',
    )?.uid ?? '';
  const library = new URLSearchParams({
    secret: EDITING_SECRET,
    mode: 'library',
    sc_site: 'car-store-se',
    sc_lang: 'sv-SE',
    sc_itemid: item.id,
    sc_uid: uid,
    route: path,
  }).toString();
  await page.goto(`${siteAddress('car-store-se')}/api/editing/render?${library}`);
  const heading = page.locator('#editing-component').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sälj bilen till oss');
  const change = (Title: string) =>
    page.evaluate(
      ([id, value]) =>
        window.postMessage(
          { name: 'component:update', details: { uid: id, fields: { Title: { value } }, params: {} } },
          window.location.origin,
        ),
      [uid, Title] as const,
    );
  await expect(async () => {
    await change('Vi köper bilen i dag');
    await expect(heading).toHaveText('Vi köper bilen i dag', { timeout: 1_000 });
  }).toPass();
  await page.reload();
  await expect(heading).toHaveText('Sälj bilen till oss');
});

async function pageId(request: APIRequestContext, path: string): Promise<string> {
  const response = await requestHost(request, HOST, '/api/graphql/v1', {
    method: 'POST',
    headers: { sc_apikey: process.env.SITECORE_API_KEY ?? 'forecourt-demo-api-key' },
    data: { query: `{ layout(site: "car-store-se", routePath: "${path}", language: "sv-SE") { item { id } } }` },
  });
  const body: { data: { layout: { item: { id: string } } } } = await response.json();
  return body.data.layout.item.id;
}

/** Texts that only an editor's page contains. */
const TRACES = [
  'data-editor',
  'chrometype',
  'editing.publish',
  'editing/saveAsked',
  '/api/content',
  '/api/editing',
  'ProseMirror',
  '\u2060',
];

for (const [kind, path] of [
  ['the start page', '/'],
  ['a page of content', '/om-nordvik'],
  ['the list of cars', '/kop-bil/alla-bilar-i-lager'],
  ['what is no page', '/no/such/page'],
] as const) {
  test(`A-16 ${kind} has no editing markup or scripts for visitors`, async ({ page, request, guard }) => {
    if (path === '/no/such/page') guard.expect(/status of 404/);
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
    });
    const document = await page.goto(siteAddress('car-store-se') + path);
    await hydrated(page);
    const texts = [
      (await document?.text()) ?? '',
      ...(await Promise.all([...scripts].map(async (script) => (await requestHost(request, HOST, script)).text()))),
    ];
    expect(scripts.size).toBeGreaterThan(3);
    for (const trace of TRACES) expect(texts.filter((text) => text.includes(trace)).length, trace).toBe(0);
  });
}
