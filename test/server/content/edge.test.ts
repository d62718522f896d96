import { CONTENT_ROOT, homeItemPath, tagFolderPath, templateIds } from '@/domain/content/contentIds';
import { defaultQueryLimits } from '@/server/content/graphql/limits';
import { formatGuid } from '@/server/content/guid';
import { allSites } from '@/sites/sites';
import { filesOf, KEY, openPlatform, type Platform } from './platform';

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
});

const layoutQuery = (site: string, path: string, language: string, name = 'JssLayoutQuery') => `query ${name} {
  layout(site:"${site}", routePath:"${path}", language:"${language}"){
    item {
      rendered
    }
  }
}`;

/** As the vendor's clients send them. */
const queries = {
  dictionarySite: `query DictionarySiteQuery($siteName: String!, $language: String!, $pageSize: Int = 500, $after: String) {
    site { siteInfo(site: $siteName) { dictionary(language: $language, first: $pageSize, after: $after) { results { key value } pageInfo { endCursor hasNext } } } } }`,
  appRoot: `query AppRootQuery($jssAppTemplateId: String!, $siteName: String!, $language: String!) {
    layout(site: $siteName, routePath: "/", language: $language) { homePage: item { rootItem: ancestors(includeTemplateIDs: [$jssAppTemplateId]) { id } } } }`,
  dictionarySearch: `query DictionarySearch($rootItemId: String!, $language: String!, $templates: String!, $pageSize: Int = 10, $after: String) {
    search(where: { AND: [ { name: "_path", value: $rootItemId, operator: CONTAINS } { name: "_language", value: $language } { name: "_templates", value: $templates, operator: CONTAINS } ] }, first: $pageSize, after: $after) {
      total pageInfo { endCursor hasNext } results { key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } } } }`,
  sites: `query { site { siteInfoCollection { name hostName: hostname language } } }`,
  robots: `query RobotsQuery($siteName: String!) { site { siteInfo(site: $siteName) { robots } } }`,
  sitemap: `query SitemapQuery($siteName: String!) { site { siteInfo(site: $siteName) { sitemap } } }`,
  llms: `query LlmsTxtQuery($siteName: String!) { site { siteInfo(site: $siteName) { llmsTxt } } }`,
  redirects: `query RedirectsQuery($siteName: String!) { site { siteInfo(site: $siteName) { redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale } } } }`,
  errorPages: `query ErrorPagesQuery($siteName: String!, $language: String!) { site { siteInfo(site: $siteName) { errorHandling(language: $language) { notFoundPage { rendered } notFoundPagePath serverErrorPage { rendered } serverErrorPagePath } } } }`,
  routes: `query DefaultSitemapQuery($siteName: String!, $language: String!, $includedPaths: [String], $excludedPaths: [String], $pageSize: Int = 100, $after: String) {
    site { siteInfo(site: $siteName) { routes(language: $language, includedPaths: $includedPaths, excludedPaths: $excludedPaths, first: $pageSize, after: $after) { total pageInfo { endCursor hasNext } results { path: routePath } } } } }`,
  personalize: `query($siteName: String!, $language: String!, $itemPath: String!) { layout(site: $siteName, routePath: $itemPath, language: $language) { item { id version personalization { variantIds } } } }`,
  editing: `query EditingQuery($itemId: String!, $language: String!, $version: String) { item(path: $itemId, language: $language, version: $version) { rendered } }`,
};

describe('the content endpoint', () => {
  it.each([
    ['a key on the delivery path', '/api/graphql/v1', { sc_apikey: KEY }, 200],
    ['a key on the local path', '/sitecore/api/graph/edge', { sc_apikey: KEY }, 200],
    ['a context id in a header', '/v1/content/api/graphql/v1', { 'x-sitecore-contextid': KEY }, 200],
    ['a context id in the address', `/v1/content/api/graphql/v1?sitecoreContextId=${KEY}`, {}, 200],
    ['a wrong key', '/api/graphql/v1', { sc_apikey: 'another' }, 401],
    ['no key', '/api/graphql/v1', {}, 401],
    ['a wrong context id', '/v1/content/api/graphql/v1?sitecoreContextId=another', {}, 401],
  ])('E-01 takes %s', async (_what, path, headers: Record<string, string>, status) => {
    const response = await platform.post({ query: '{ site { siteInfo(site: "it") { name } } }' }, { path, headers });
    expect(response.status).toBe(status);
    const body = await response.json();
    expect([body.data?.site.siteInfo.name, body.error?.code]).toEqual(
      status === 200 ? ['it', undefined] : [undefined, 'UNAUTHORIZED'],
    );
  });

  it('E-01 M-03 takes no key from an address after ten wrong ones in a minute', async () => {
    const guessed = await openPlatform();
    const body = { query: '{ site { siteInfo(site: "it") { name } } }' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await guessed.post(body, { headers: { sc_apikey: `guess ${guess}` } })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const right = await guessed.post(body);
    expect([right.status, right.headers.get('retry-after')]).toEqual([429, '60']);
  });

  it.each<[string, unknown, number]>([
    ['a syntax error', { query: '{ site {' }, 400],
    ['an unknown field', { query: '{ cars { id } }' }, 400],
    ['a variable of the wrong type', { query: queries.robots, variables: { siteName: 7 } }, 400],
    ['a path with a quotation mark spliced in', { query: layoutQuery('it', '/a"b', 'sv-SE') }, 400],
    ['a mutation', { query: 'mutation { publish }' }, 400],
    ['no query', {}, 400],
    ['an empty query', { query: '' }, 400],
    ['variables that are a list', { query: queries.robots, variables: ['it'] }, 400],
    [
      'a name of no operation in it',
      { query: queries.robots, variables: { siteName: 'it' }, operationName: 'Other' },
      400,
    ],
    ['a batch', [{ query: '{ site { __typename } }' }], 400],
    ['no JSON', '{', 400],
  ])('E-01 refuses %s as the caller’s mistake', async (_what, body, status) => {
    const response = await platform.post(body);
    expect(response.status).toBe(status);
    expect((await response.json()).errors[0].message).toEqual(expect.any(String));
  });

  it('E-01 returns null for an unknown site, page, item, language, field and version, never an error', async () => {
    expect(
      await platform.data(`{
      a: layout(site: "nowhere", routePath: "/", language: "en") { item { id } }
      b: layout(site: "it", routePath: "/nowhere", language: "sv-SE") { item { id } }
      c: layout(site: "it", routePath: "/", language: "de-DE") { item { id } }
      d: item(path: "/sitecore/content/nordvik/it/Home/nowhere", language: "sv-SE") { id }
      e: item(path: "${CONTENT_ROOT}/it/Home", language: "sv-SE", version: "99") { id }
      f: item(path: "${CONTENT_ROOT}/it/Home", language: "sv-SE") { field(name: "nothing") { value } }
      g: site { siteInfo(site: "nowhere") { name } }
      h: search(where: { name: "_name", value: "nowhere" }) { total results { id } pageInfo { endCursor hasNext } }
      i: layout(site: "it", routePath: "/%E0%A4%A", language: "sv-SE") { item { id } }
    }`),
    ).toEqual({
      a: null,
      b: { item: null },
      c: { item: null },
      d: null,
      e: null,
      f: { field: null },
      g: { siteInfo: null },
      h: { total: 0, results: [], pageInfo: { endCursor: expect.any(String), hasNext: false } },
      i: { item: null },
    });
  });

  it('E-01 refuses what is too deep, too dear, too long or too large, before it runs', async () => {
    const refused = async (query: string) => {
      const response = await platform.post({ query });
      return [response.status, (await response.json()).errors?.[0].extensions?.code ?? 'parse'];
    };
    const deep = `{ item(path: "x", language: "en") ${'{ parent '.repeat(20)} { id } ${'}'.repeat(20)} }`;
    expect(await refused(deep)).toEqual([400, 'QUERY_TOO_LARGE']);
    const dear = `{ item(path: "x", language: "en") { children(first: 1000) { results { children(first: 1000) { results { id } } } } } }`;
    expect(await refused(dear)).toEqual([400, 'QUERY_TOO_LARGE']);
    const bomb = `${Array.from({ length: 18 }, (_, index) => `fragment F${index} on Item { a${index}: id ...F${index + 1} b${index}: parent { ...F${index + 1} } }`).join(' ')} fragment F18 on Item { id } { item(path: "x", language: "en") { ...F0 } }`;
    expect((await refused(bomb))[0]).toBe(400);
    expect(
      await refused(`{ ${Array.from({ length: 2000 }, (_, index) => `a${index}: site { __typename }`).join(' ')} }`),
    ).toEqual([400, expect.any(String)]);
    expect((await platform.post({ query: `{ site { __typename } } # ${'x'.repeat(70_000)}` })).status).toBe(413);
    expect((await platform.post({ query: dear.replaceAll('1000', '20') })).status).toBe(200);
  });

  it('E-01 M-03 stops a search whose conditions cost too much, however they are nested', async () => {
    const one = '{ name: "_name", value: "x", operator: CONTAINS }';
    const nested = (levels: number) => `${'{ AND: ['.repeat(levels)}${one}${'] }'.repeat(levels)}`;
    const small = await openPlatform({
      files: await filesOf('it'),
      limits: { ...defaultQueryLimits, comparisons: 3_000 },
    });
    const codeOf = async (query: string) => {
      const { data, errors } = await (await small.post({ query })).json();
      return errors?.[0].extensions.code ?? data;
    };
    const searching = (where: string, alias = 'a') => `${alias}: search(where: ${where}, first: 1) { total }`;
    expect(await codeOf(`{ ${searching(one)} }`)).toEqual({ a: { total: expect.any(Number) } });
    expect(await codeOf(`{ ${searching(nested(600))} }`)).toBe('QUERY_TOO_LARGE');
    expect(await codeOf(`{ ${searching(`{ OR: [${one.concat(' ').repeat(280)}] }`)} }`)).toBe('QUERY_TOO_LARGE');
    // Searches of one query count together.
    const many = Array.from({ length: 150 }, (_, index) => searching(one, `a${index}`)).join(' ');
    expect(await codeOf(`{ ${many} }`)).toBe('QUERY_TOO_LARGE');
    expect(small.reports).toEqual([]);
  });

  it('E-01 stops a query that takes too much, and a client that sends too many', async () => {
    const small = await openPlatform(
      {
        files: await filesOf('it'),
        limits: { depth: 16, cost: 1e9, entities: 50, comparisons: 1e9, tokens: 4000, body: 65_536 },
      },
      { requests: 3 },
    );
    const many = await small.post({ query: '{ search(where: {}, first: 51) { results { id } } }' });
    expect((await many.json()).errors[0].extensions.code).toBe('QUERY_TOO_LARGE');
    expect((await small.post({ query: '{ site { __typename } }' })).status).toBe(200);
    expect((await small.post({ query: '{ site { __typename } }' })).status).toBe(200);
    const tooOften = await small.post({ query: '{ site { __typename } }' });
    expect([tooOften.status, Number(tooOften.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(small.reports).toEqual([]);
  });

  it('E-01 shows its schema where that is allowed, and nowhere else', async () => {
    const query = '{ __schema { queryType { name } mutationType { name } subscriptionType { name } } }';
    expect(await platform.data(query)).toEqual({
      __schema: { queryType: { name: 'Query' }, mutationType: null, subscriptionType: null },
    });
    const live = await openPlatform({ files: await filesOf('it'), introspection: false });
    expect((await live.post({ query })).status).toBe(400);
  });

  it('E-01 takes POST alone', async () => {
    const response = await platform.app.request(
      `/api/graphql/v1?query=${encodeURIComponent('{ site { __typename } }')}`,
      { headers: { sc_apikey: KEY } },
    );
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('requests of the vendor’s clients', () => {
  it.each(['JssLayoutQuery', 'ContentSdkLayoutQuery'])('E-02 serves %s with a layout', async (name) => {
    const { layout } = (await platform.data(
      layoutQuery('car-store-se', '/kop-bil/biltyp/elbilar/', 'sv-SE', name),
    )) as {
      layout: {
        item: {
          rendered: {
            sitecore: {
              context: object;
              route: {
                name: string;
                placeholders: Record<string, { uid: string; componentName: string; params: object }[]>;
              };
            };
          };
        };
      };
    };
    const { context, route } = layout.item.rendered.sitecore;
    expect(context).toEqual({
      pageEditing: false,
      pageState: 'normal',
      language: 'sv-SE',
      itemPath: '/kop-bil/biltyp/elbilar',
      site: { name: 'car-store-se' },
    });
    expect(Object.keys(route.placeholders).toSorted()).toEqual(['headless-footer', 'headless-header', 'headless-main']);
    expect(route.placeholders['headless-main']?.map(({ componentName }) => componentName)).toEqual([
      'Breadcrumb',
      'HeroBanner',
      'CarList',
      'RichContentBlock',
      'HighlightList',
      'FAQList',
    ]);
    const uids = Object.values(route.placeholders)
      .flat()
      .map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(
      Object.values(route.placeholders)
        .flat()
        .every(({ params }) => Object.values(params).every((value) => typeof value === 'string')),
    ).toBe(true);
  });

  it('E-02 gives the dictionary page by page, from an empty cursor to the end', async () => {
    const keys: string[] = [];
    let after: string | null = '';
    for (let pages = 0; after !== null; pages += 1) {
      expect(pages).toBeLessThan(40);
      const { site } = (await platform.data(queries.dictionarySite, {
        siteName: 'car-store-no',
        language: 'nb-NO',
        pageSize: 100,
        after,
      })) as {
        site: {
          siteInfo: { dictionary: { results: { key: string }[]; pageInfo: { endCursor: string; hasNext: boolean } } };
        };
      };
      const { results, pageInfo } = site.siteInfo.dictionary;
      keys.push(...results.map(({ key }) => key));
      after = pageInfo.hasNext ? pageInfo.endCursor : null;
    }
    expect(keys).toContain('frame.skip');
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      (await platform.data(queries.dictionarySite, { siteName: 'nowhere', language: 'en', after: '' })).site,
    ).toEqual({ siteInfo: null });
    expect(
      (
        await (
          await platform.post({
            query: queries.dictionarySite,
            variables: { siteName: 'it', language: 'sv-SE', after: 'garbage' },
          })
        ).json()
      ).errors,
    ).toHaveLength(1);
  });

  it('E-02 returns the dictionary by search below the site’s root', async () => {
    const { layout } = (await platform.data(queries.appRoot, {
      jssAppTemplateId: '061cba1554744b918a0617903b102b82',
      siteName: 'truck-fi',
      language: 'fi-FI',
    })) as { layout: { homePage: { rootItem: { id: string }[] } } };
    const rootItemId = layout.homePage.rootItem[0]?.id ?? '';
    const { search } = (await platform.data(queries.dictionarySearch, {
      rootItemId,
      language: 'fi-FI',
      templates: '6d1cd89719364a3aa511289a94c2a7b1',
      after: '',
    })) as { search: { total: number; results: { key: { value: string }; phrase: { value: string } }[] } };
    expect(search.results).toHaveLength(10);
    expect(search.total).toBeGreaterThan(200);
    expect(search.results.every(({ key, phrase }) => key.value !== '' && phrase.value !== '')).toBe(true);
  });

  it('E-02 names every site with its hosts and languages', async () => {
    const { site } = (await platform.data(queries.sites)) as {
      site: { siteInfoCollection: { name: string; hostName: string; language: string }[] };
    };
    expect(site.siteInfoCollection.map(({ name }) => name).toSorted()).toEqual(
      allSites.map(({ name }) => name).toSorted(),
    );
    expect(site.siteInfoCollection.find(({ name }) => name === 'custom')).toEqual({
      name: 'custom',
      hostName: '*.nordvikgroup.example|nordvikgroup.example|custom.localhost',
      language: 'sv-SE',
    });
  });

  it('E-02 serves robots, sitemap, llms.txt, redirects and error pages', async () => {
    const of = async (query: string, more: object = {}) =>
      (
        (await platform.data(query, { siteName: 'car-store-se', ...more })).site as {
          siteInfo: Record<string, unknown>;
        }
      ).siteInfo;
    expect(await of(queries.robots)).toEqual({
      robots: 'User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: http://car-store-se.localhost:3000/sitemap.xml\n',
    });
    expect(await of(queries.sitemap)).toEqual({ sitemap: ['http://car-store-se.localhost:3000/sitemap.xml'] });
    expect(await of(queries.llms)).toEqual({ llmsTxt: null });
    expect((await of(queries.redirects)).redirects).toContainEqual({
      pattern: '/findus',
      target: '/anlaggningar',
      redirectType: 'REDIRECT_301',
      isQueryStringPreserved: true,
      isLanguagePreserved: false,
      locale: '',
    });
    const { errorHandling } = await of(queries.errorPages, { language: 'sv-SE' });
    expect(errorHandling).toMatchObject({
      notFoundPagePath: '/404',
      serverErrorPagePath: '/500',
      notFoundPage: {
        rendered: { sitecore: { route: { placeholders: { 'headless-main': [{ componentName: 'HeroNotFound' }] } } } },
      },
    });
    expect((await of(queries.errorPages, { language: 'de-DE' })).errorHandling).toEqual({
      notFoundPage: null,
      notFoundPagePath: null,
      serverErrorPage: null,
      serverErrorPagePath: null,
    });
  });

  it('E-02 lists the routes of a site, some or without some, without error pages and pages for any name', async () => {
    const of = async (more: object) => {
      const { site } = (await platform.data(queries.routes, {
        siteName: 'car-store-se',
        language: 'sv-SE',
        after: '',
        ...more,
      })) as { site: { siteInfo: { routes: { total: number; results: { path: string }[] } } } };
      return site.siteInfo.routes.results.map(({ path }) => path);
    };
    const all = await of({});
    expect(all).toEqual(
      expect.arrayContaining(['/', '/kop-bil', '/livet-med-bil/2026/elbil-i-minus-tjugo', '/tillganglighet']),
    );
    expect(all.filter((path) => /\*|404|500/.test(path))).toEqual([]);
    expect(
      await of({ includedPaths: ['/dack-och-biltillbehor'], excludedPaths: ['/dack-och-biltillbehor/laddbox', null] }),
    ).toEqual(all.filter((path) => path.startsWith('/dack-och-biltillbehor') && !path.endsWith('laddbox')));
  });

  it('E-02 lists no variants, for a page and for none', async () => {
    expect(await platform.data(queries.personalize, { siteName: 'it', language: 'sv-SE', itemPath: '/' })).toEqual({
      layout: { item: { id: expect.stringMatching(/^[\dA-F]{32}$/), version: 1, personalization: { variantIds: [] } } },
    });
    expect(
      await platform.data(queries.personalize, { siteName: 'it', language: 'sv-SE', itemPath: '/nowhere' }),
    ).toEqual({ layout: { item: null } });
  });

  it('E-02, A-16 gives an editor every field with what it needs to change it', async () => {
    const { item } = (await platform.data('query($p: String!) { item(path: $p, language: "sv-SE") { id } }', {
      p: homeItemPath('car-store-se'),
    })) as { item: { id: string } };
    const { item: edited } = (await platform.data(
      queries.editing,
      { itemId: formatGuid(item.id, 'D').toLowerCase(), language: 'sv-SE' },
      { sc_layoutKind: 'final', sc_editMode: 'true' },
    )) as {
      item: {
        rendered: {
          sitecore: {
            context: object;
            route: {
              fields: Record<string, { value: unknown; metadata: object }>;
              placeholders: Record<string, { componentName: string; fields: Record<string, { metadata: object }> }[]>;
            };
          };
        };
      };
    };
    const { context, route } = edited.rendered.sitecore;
    expect(context).toMatchObject({
      pageEditing: true,
      pageState: 'edit',
      editMode: 'metadata',
      clientScripts: [],
      clientData: {},
    });
    expect(route.fields.canonicalURL).toEqual({
      value: '',
      metadata: {
        datasource: { id: formatGuid(item.id, 'B'), language: 'sv-SE', revision: expect.any(String), version: 1 },
        title: 'canonicalURL',
        fieldId: expect.stringMatching(/^\{/),
        fieldType: 'single-line text',
        rawValue: '',
      },
    });
    const hero = route.placeholders['headless-main']?.[0];
    expect([
      hero?.componentName,
      // A list has none; its items have their own.
      Object.entries(hero?.fields ?? {}).every(([name, { metadata }]) => name === 'Trucks' || metadata !== undefined),
    ]).toEqual(['HeroBanner', true]);
  });
});

describe('the site’s own queries', () => {
  it('E-01 gives the navigation in three levels, in the content’s order', async () => {
    const level = (inner: string) =>
      `children(hasLayout: true, first: 20) { results { name url { path } navTitle: field(name: "navTitle") { value } hideInNavigation: field(name: "hideInNavigation") { value } shouldBeNavigableInMenuWhenItHasChildren: field(name: "shouldBeNavigableInMenuWhenItHasChildren") { value } externalLink: field(name: "externalLink") { ... on LinkField { url } } ${inner} } }`;
    const { item } = (await platform.data(
      `query($datasource: String!, $language: String!) { item(path: $datasource, language: $language) { ${level(level(level('')))} } }`,
      { datasource: homeItemPath('car-store-se'), language: 'sv-SE' },
    )) as {
      item: {
        children: {
          results: {
            url: { path: string };
            hideInNavigation: { value: string };
            children: { results: { url: { path: string } }[] };
          }[];
        };
      };
    };
    const shown = item.children.results.filter(({ hideInNavigation }) => hideInNavigation.value !== '1');
    expect(shown.map(({ url }) => url.path)).toEqual([
      '/kop-bil',
      '/salj-bil',
      '/service-och-verkstad',
      '/dack-och-biltillbehor',
      '/anlaggningar',
      '/livet-med-bil',
      '/webbshop',
      '/om-nordvik',
    ]);
    expect(shown[0]?.children.results[0]?.url.path).toBe('/kop-bil/alla-bilar-i-lager');
  });

  it('E-01 gives every item below Home a path like a page’s, also the data of blocks', async () => {
    type Found = { search: { results: { path: string; url: { path: string; url: string } }[]; pageInfo: PageInfo } };
    type PageInfo = { endCursor: string; hasNext: boolean };
    const { home } = (await platform.data('query($p: String!) { home: item(path: $p, language: "sv-SE") { id } }', {
      p: homeItemPath('car-store-se'),
    })) as { home: { id: string } };
    const found: Found['search']['results'] = [];
    for (let page: PageInfo = { endCursor: '', hasNext: true }; page.hasNext;) {
      const { search } = (await platform.data(
        `query($where: ItemSearchPredicateInput!, $after: String) {
          search(where: $where, first: 500, after: $after) { results { path url { path url } } pageInfo { endCursor hasNext } } }`,
        {
          where: {
            AND: [
              { name: '_path', value: home.id, operator: 'CONTAINS' },
              { name: '_language', value: 'sv-SE' },
            ],
          },
          after: page.endCursor,
        },
      )) as Found;
      found.push(...search.results);
      page = search.pageInfo;
    }
    const data = found.filter(({ path }) => path.includes('/Data/'));
    expect(data.length).toBeGreaterThan(100);
    expect(found.filter(({ url }) => `${url.path}${url.url}`.includes('/sitecore/'))).toEqual([]);
    expect(data.find(({ path }) => path.endsWith('/Home/Data/HeroBanner 1'))?.url).toEqual({
      path: '/Data/HeroBanner-1',
      url: 'http://car-store-se.localhost:3000/Data/HeroBanner-1',
    });
  });

  it('E-01 gives home path, languages of a route with their translated paths, and the current language', async () => {
    expect(
      await platform.data(
        `query($site: String!, $path: String!, $language: String!) {
      home: layout(site: $site, routePath: "/", language: $language) { item { path } }
      page: layout(site: $site, routePath: $path, language: $language) { item { language { name nativeName } languages { displayName url { path url } language { name } } } } }`,
        { site: 'car-store-se', path: '/integritet', language: 'sv-SE' },
      ),
    ).toEqual({
      home: { item: { path: homeItemPath('car-store-se') } },
      page: {
        item: {
          language: { name: 'sv-SE', nativeName: 'svenska' },
          languages: [
            {
              displayName: 'Integritet',
              url: { path: '/integritet', url: 'http://car-store-se.localhost:3000/integritet' },
              language: { name: 'sv-SE' },
            },
            {
              displayName: 'Privacy',
              url: { path: '/privacy', url: 'http://car-store-se.localhost:3000/en/privacy' },
              language: { name: 'en' },
            },
          ],
        },
      },
    });
  });

  const stories = `query Stories($where: ItemSearchPredicateInput!, $first: Int, $after: String, $orderBy: ItemSearchOrderByInput) {
    search(where: $where, first: $first, after: $after, orderBy: $orderBy) { total pageInfo { endCursor hasNext } results {
      id name displayName url { path } date: field(name: "date") { value ... on DateField { formattedDateValue(format: "yyyy-MM-dd") dateValue } }
      image: field(name: "image") { ... on ImageField { src(maxWidth: 700) alt width height } } tags: field(name: "tags") { value } } } }`;
  const where = (index: string, ...more: object[]) => ({
    AND: [
      { name: '_templates', value: templateIds.story, operator: 'CONTAINS' },
      { name: '_language', value: 'sv-SE' },
      { name: '_path', value: index, operator: 'CONTAINS' },
      { name: '_name', value: '__Standard Values', operator: 'NEQ' },
      ...more,
    ],
  });
  interface Stories {
    search: {
      total: number;
      pageInfo: { endCursor: string; hasNext: boolean };
      results: {
        name: string;
        url: { path: string };
        date: { formattedDateValue: string; dateValue: number };
        image: { src: string };
        tags: { value: string };
      }[];
    };
  }

  it('E-01, D-04 finds stories below an index, newest first, page by page, and by any of some tags', async () => {
    const { index, tags } = (await platform.data(
      'query($i: String!, $t: String!) { index: item(path: $i, language: "sv-SE") { id(format: "B") } tags: item(path: $t, language: "sv-SE") { children { results { id(format: "B") key: field(name: "key") { value } value: field(name: "value") { value } } } } }',
      { i: `${homeItemPath('car-store-se')}/livet-med-bil`, t: tagFolderPath('car-store-se') },
    )) as { index: { id: string }; tags: { children: { results: { id: string; key: { value: string } }[] } } };
    const seen: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const { search } = (await platform.data(stories, {
        where: where(index.id),
        first: 4,
        after,
        orderBy: { name: 'date', direction: 'DESC' },
      })) as unknown as Stories;
      seen.push(...search.results.map(({ date }) => date.formattedDateValue));
      expect(search.total).toBe(24);
      after = search.pageInfo.endCursor;
      more = search.pageInfo.hasNext;
    }
    expect([seen.length, seen[0], seen[1], seen.at(-1)]).toEqual([24, '2026-11-12', '2026-10-28', '2024-12-18']);
    expect(seen).toEqual(seen.toSorted().toReversed());
    const idOf = (key: string) => tags.children.results.find((tag) => tag.key.value === key)?.id;
    const tagged = (await platform.data(stories, {
      where: where(index.id, {
        OR: ['elbil', 'semester'].map((key) => ({ name: 'tags', value: idOf(key), operator: 'CONTAINS' })),
      }),
      orderBy: { name: 'date', direction: 'ASC' },
    })) as unknown as Stories;
    expect(tagged.search.results.map(({ name }) => name)).toEqual([
      'bromsar-som-inte-anvands',
      'bilsemester-i-europa',
      'husvagn-och-elbil',
      'forsta-vintern-med-laddhybrid',
      'ladda-hemma-utan-att-propparna-gar',
      'packa-bilen-sakert',
      'slapet-och-korkortet',
      'elbil-i-minus-tjugo',
    ]);
    expect(tagged.search.results.at(-1)?.image.src).toBe('/-/jssmedia/scenes/winter-blue-hour.avif?w=640');
    expect(tagged.search.results.at(-1)?.tags.value).toContain(idOf('elbil'));
  });

  it('D-03 finds the next and the previous article by date, and when one was published', async () => {
    const { story } = (await platform.data(
      'query($p: String!) { story: item(path: $p, language: "sv-SE") { id parent { id parent { id url { path } } } date: field(name: "date") { ... on DateField { value dateValue formattedDateValue(format: "d/M yyyy") } } } }',
      { p: `${homeItemPath('car-store-se')}/livet-med-bil/2026/elbil-i-minus-tjugo` },
    )) as {
      story: {
        parent: { parent: { id: string; url: { path: string } } };
        date: { value: string; formattedDateValue: string };
      };
    };
    expect(story.parent.parent.url.path).toBe('/livet-med-bil');
    expect(story.date).toMatchObject({ value: '20261028T000000Z', formattedDateValue: '28/10 2026' });
    const neighbour = async (operator: string, direction: string) =>
      (
        (await platform.data(stories, {
          where: where(story.parent.parent.id, { name: 'date', value: story.date.value, operator }),
          first: 1,
          orderBy: { name: 'date', direction },
        })) as unknown as Stories
      ).search.results[0]?.name;
    expect(await neighbour('GT', 'ASC')).toBe('vinterdack-sa-vet-du-att-det-ar-dags');
    expect(await neighbour('LT', 'DESC')).toBe('alg-pa-vagen');
  });

  it('A-15 gives each site its dictionary in its own language', async () => {
    const { site } = await platform.data(
      '{ site { a: siteInfo(site: "truck-fi") { dictionary(language: "fi-FI", first: 1) { results { value } } } b: siteInfo(site: "truck-fi") { dictionary(language: "sv-FI", first: 1) { results { value } } } } }',
    );
    expect(site).toEqual({
      a: { dictionary: { results: [{ value: 'Siirry sisältöön' }] } },
      b: { dictionary: { results: [{ value: 'Hoppa till innehållet' }] } },
    });
  });
});
