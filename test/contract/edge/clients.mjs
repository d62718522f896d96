// The vendor's public clients from npm, unchanged, against the running platform. `npm run test:edge`
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { load as readYaml } from 'js-yaml';
import { serve } from './serve.ts';

const load = createRequire(import.meta.url);
const KEY = 'a-key-for-the-clients';
const SITE = 'car-store-se';
const LOCALE = 'sv-SE';
let host;
let close;
before(async () => {
  ({ host, close } = await serve(KEY));
});
after(() => close());

const { defineConfig } = load('@sitecore-content-sdk/content/config');
const configured = (api) =>
  defineConfig({
    api,
    defaultSite: SITE,
    defaultLanguage: LOCALE,
    retries: { count: 0 },
    dictionary: { caching: { enabled: false } },
    editingSecret: 'a-secret',
  });
const blocksOf = (layout) =>
  layout.sitecore.route.placeholders['headless-main'].map(({ componentName }) => componentName);

/** The blocks that an editor put on a page, as its file names them. */
const written = (path) =>
  readYaml(
    readFileSync(
      new URL(`../../../src/server/content/files/${SITE}/${LOCALE}/home${path}.yaml`, import.meta.url),
      'utf8',
    ),
  ).blocks.map((block) => Object.keys(block)[0]);

for (const version of ['jss22', 'jss23']) {
  describe(`${version === 'jss22' ? 'JSS 22.9.1' : 'JSS 23.0.0'}`, () => {
    const { GraphQLRequestClient } = load(version);
    const { GraphQLLayoutService, RestLayoutService, getFieldValue } = load(`${version}/layout`);
    const { GraphQLDictionaryService, RestDictionaryService } = load(`${version}/i18n`);
    const {
      GraphQLErrorPagesService,
      GraphQLRedirectsService,
      GraphQLRobotsService,
      GraphQLSiteInfoService,
      GraphQLSitemapXmlService,
      SiteResolver,
    } = load(`${version}/site`);
    const clientFactory = (config = {}) =>
      new GraphQLRequestClient(`${host}/api/graphql/v1`, { apiKey: KEY, retries: 0, ...config });

    it('E-02 fetches a layout, and recognises an unknown route', async () => {
      const layouts = new GraphQLLayoutService({ clientFactory, siteName: SITE });
      const home = await layouts.fetchLayoutData('/', LOCALE);
      assert.equal(blocksOf(home)[0], 'HeroBanner');
      assert.equal(getFieldValue(home.sitecore.route, 'navTitle'), 'Start');
      const nowhere = await layouts.fetchLayoutData('/finns-inte', LOCALE);
      assert.equal(nowhere.sitecore.route, null);
    });

    it('E-02 fetches a layout and a dictionary over REST', async () => {
      const layouts = new RestLayoutService({ apiHost: host, apiKey: KEY, siteName: SITE });
      assert.deepEqual(
        blocksOf(await layouts.fetchLayoutData('/kop-bil/finansiering', LOCALE)),
        written('/kop-bil/finansiering'),
      );
      assert.equal((await layouts.fetchLayoutData('/finns-inte', LOCALE)).sitecore.route, null);
      const area = await layouts.fetchPlaceholderData('headless-main', '/kop-bil/finansiering', LOCALE);
      assert.equal(area.elements.length, written('/kop-bil/finansiering').length);
      const phrases = await new RestDictionaryService({
        apiHost: host,
        apiKey: KEY,
        siteName: SITE,
        cacheEnabled: false,
      }).fetchDictionaryData(LOCALE);
      assert.equal(phrases['frame.skip'], 'Hoppa till innehållet');
    });

    it('E-02 fetches the dictionary by search, from the first entry to the last', async () => {
      const phrases = await new GraphQLDictionaryService({
        clientFactory,
        siteName: SITE,
        cacheEnabled: false,
      }).fetchDictionaryData(LOCALE);
      assert.ok(Object.keys(phrases).length > 200);
      assert.equal(phrases['frame.skip'], 'Hoppa till innehållet');
    });

    it('E-02 resolves sites by host', async () => {
      const sites = await new GraphQLSiteInfoService({ clientFactory, cacheEnabled: false }).fetchSiteInfo();
      const resolver = new SiteResolver(sites);
      assert.equal(sites.length, 18);
      assert.equal(resolver.getByHost('truck-fi.localhost').name, 'truck-fi');
      assert.equal(resolver.getByHost('it.nordvikgroup.example').name, 'it');
      assert.equal(resolver.getByHost('whatever.nordvikgroup.example').name, 'custom');
    });

    it('E-02 fetches robots, sitemap, redirects and error pages', async () => {
      const of = { clientFactory, siteName: SITE, cacheEnabled: false, language: LOCALE };
      assert.match(await new GraphQLRobotsService(of).fetchRobots(), /User-agent/);
      assert.equal(
        await new GraphQLSitemapXmlService(of).getSitemap(''),
        'http://car-store-se.localhost:3000/sitemap.xml',
      );
      const redirects = await new GraphQLRedirectsService(of).fetchRedirects(SITE);
      assert.ok(redirects.length >= 60);
      assert.ok(redirects.every(({ redirectType, locale }) => redirectType === 'REDIRECT_301' && locale === ''));
      const errors = await new GraphQLErrorPagesService(of).fetchErrorPages(SITE, LOCALE);
      assert.equal(errors.notFoundPagePath, '/404');
      assert.deepEqual(blocksOf(errors.notFoundPage.rendered), ['HeroNotFound']);
    });

    it('E-02 is refused with another key', async () => {
      const refused = new GraphQLLayoutService({
        clientFactory: () => new GraphQLRequestClient(`${host}/api/graphql/v1`, { apiKey: 'another', retries: 0 }),
        siteName: SITE,
      });
      await assert.rejects(refused.fetchLayoutData('/', LOCALE), ({ response }) => response.status === 401);
    });
  });
}

describe('JSS 22.9.1 on the cloud product', () => {
  const { GraphQLRequestClient } = load('jss22');
  const { GraphQLDictionaryService } = load('jss22/i18n');
  const { GraphQLEditingService, RestComponentLayoutService } = load('jss22/editing');
  const { GraphQLLayoutService } = load('jss22/layout');
  const { GraphQLPersonalizeService } = load('jss22/personalize');
  const { getEdgeProxyContentUrl } = load('jss22/graphql');
  const clientFactory = (config = {}) =>
    new GraphQLRequestClient(getEdgeProxyContentUrl(KEY, host), { retries: 0, ...config });

  it('E-02 works by context id in the address', async () => {
    const layout = await new GraphQLLayoutService({ clientFactory, siteName: SITE }).fetchLayoutData(
      '/salj-bil',
      LOCALE,
    );
    assert.deepEqual(blocksOf(layout), written('/salj-bil'));
  });

  it('E-02 fetches the dictionary by its site query', async () => {
    const phrases = await new GraphQLDictionaryService({
      clientFactory,
      siteName: SITE,
      cacheEnabled: false,
      useSiteQuery: true,
    }).fetchDictionaryData(LOCALE);
    assert.ok(Object.keys(phrases).length > 200);
  });

  it('E-02, A-16 fetches what an editor needs: layout with metadata, and the dictionary', async () => {
    const { sitecore } = await new GraphQLLayoutService({ clientFactory, siteName: SITE }).fetchLayoutData('/', LOCALE);
    const { layoutData, dictionary } = await new GraphQLEditingService({ clientFactory }).fetchEditingData({
      siteName: SITE,
      itemId: sitecore.route.itemId,
      language: LOCALE,
      version: '1',
    });
    assert.equal(layoutData.sitecore.context.editMode, 'metadata');
    assert.equal(
      layoutData.sitecore.route.placeholders['headless-main'][0].fields.Title.metadata.fieldType,
      'single-line text',
    );
    assert.ok(Object.keys(dictionary).length > 200);
  });

  it('E-02 fetches one block alone', async () => {
    const { sitecore } = await new GraphQLLayoutService({ clientFactory, siteName: SITE }).fetchLayoutData('/', LOCALE);
    const [block] = sitecore.route.placeholders['headless-main'];
    const alone = await new RestComponentLayoutService({
      apiHost: host,
      apiKey: KEY,
      siteName: SITE,
      sitecoreEdgeUrl: host,
      sitecoreEdgeContextId: KEY,
    }).fetchComponentData({
      siteName: SITE,
      itemId: sitecore.route.itemId,
      componentUid: block.uid,
      language: LOCALE,
      mode: 'library',
    });
    assert.deepEqual(
      alone.sitecore.route.placeholders['editing-componentmode-placeholder'].map(({ uid }) => uid),
      [block.uid],
    );
  });

  it('E-02 gets no variants', async () => {
    const info = await new GraphQLPersonalizeService({ clientFactory, scope: '' }).getPersonalizeInfo(
      '/',
      LOCALE,
      SITE,
    );
    assert.deepEqual(info.variantIds, []);
  });
});

for (const [mode, api] of [
  ['by context id', () => ({ edge: { contextId: KEY, edgeUrl: host } })],
  [
    'on a local instance',
    () => ({ edge: { edgeUrl: host }, local: { apiKey: KEY, apiHost: host, path: '/sitecore/api/graph/edge' } }),
  ],
]) {
  describe(`Content SDK 2 ${mode}`, () => {
    const { SitecoreClient, createGraphQLClientFactory } = load('@sitecore-content-sdk/content/client');
    const { RedirectsService, SiteInfoService, SiteResolver } = load('@sitecore-content-sdk/content/site');
    const { PersonalizeService } = load('@sitecore-content-sdk/content/personalize');
    const client = () => new SitecoreClient(configured(api()));
    const clientFactory = (config) => createGraphQLClientFactory({ api: api(), retries: 0 })(config);

    it('E-02 fetches a page, and none for an unknown route', async () => {
      const page = await client().getPage('/dack-och-biltillbehor/laddbox', { locale: LOCALE, site: SITE });
      assert.deepEqual(
        [page.siteName, page.locale, ...blocksOf(page.layout)],
        [SITE, LOCALE, ...written('/dack-och-biltillbehor/laddbox')],
      );
      assert.equal(await client().getPage('/finns-inte', { locale: LOCALE, site: SITE }), null);
      assert.deepEqual(client().getHeadLinks(page.layout), []);
    });

    it('E-02 fetches dictionary, error pages, robots, llms.txt and page paths', async () => {
      assert.equal(
        (await client().getDictionary({ site: SITE, locale: LOCALE }))['frame.skip'],
        'Hoppa till innehållet',
      );
      assert.deepEqual(blocksOf((await client().getErrorPage('404', { site: SITE, locale: LOCALE })).layout), [
        'HeroNotFound',
      ]);
      assert.match(await client().getRobots(SITE), /Sitemap: http/);
      assert.equal(await client().getLlmsTxt({ siteName: SITE }), null);
      const paths = await client().getPagePaths([SITE, 'it'], [LOCALE]);
      assert.ok(paths.length > 60);
      assert.ok(paths.some(({ params }) => params.path.join('/').endsWith('kop-bil/biltyp/elbilar')));
    });

    it('E-02 resolves sites and fetches redirects with all they have', async () => {
      const sites = await new SiteInfoService({ clientFactory, cacheEnabled: false }).fetchSiteInfo();
      assert.equal(new SiteResolver(sites).getByHost('dealer-brand-uk.localhost').name, 'dealer-brand-uk');
      const redirects = await new RedirectsService({ clientFactory, cacheEnabled: false }).fetchRedirects(SITE);
      assert.ok(redirects.length >= 60 && redirects.every(({ isLanguagePreserved }) => isLanguagePreserved === false));
    });

    it('E-02, A-16 opens a page for editing and for preview', async () => {
      const { layout } = await client().getPage('/', { locale: LOCALE, site: SITE });
      const requests = {
        site: SITE,
        itemId: layout.sitecore.route.itemId,
        language: LOCALE,
        layoutKind: 'final',
        variantId: '_default',
      };
      const edited = await client().getPreview({ ...requests, mode: 'edit' });
      assert.equal(edited.layout.sitecore.context.pageState, 'edit');
      assert.ok(edited.layout.sitecore.route.placeholders['headless-main'][0].fields.Title.metadata);
      const previewed = await client().getPreview({ ...requests, mode: 'preview' });
      assert.equal(previewed.layout.sitecore.context.pageState, 'preview');
      assert.equal(previewed.layout.sitecore.route.placeholders['headless-main'][0].fields.Title.metadata, undefined);
    });

    it('E-02 gets no variants', async () => {
      const info = await new PersonalizeService({ clientFactory, scope: '' }).getPersonalizeInfo('/', LOCALE, SITE);
      assert.deepEqual(info.variantIds, []);
    });
  });
}

describe('Content SDK 2, design library', () => {
  const { SitecoreClient } = load('@sitecore-content-sdk/content/client');
  it('E-02 fetches one block alone', async () => {
    const client = new SitecoreClient(configured({ edge: { contextId: KEY, edgeUrl: host } }));
    const { layout } = await client.getPage('/', { locale: LOCALE, site: SITE });
    const [block] = layout.sitecore.route.placeholders['headless-main'];
    const page = await client.getDesignLibraryData({
      itemId: layout.sitecore.route.itemId,
      componentUid: block.uid,
      site: SITE,
      language: LOCALE,
      mode: 'library-metadata',
      dataSourceId: block.dataSource,
    });
    const [alone] = page.layout.sitecore.route.placeholders['editing-componentmode-placeholder'];
    assert.equal(alone.uid, block.uid);
    assert.ok(alone.fields.Title.metadata);
  });
});
