import type { PageHead } from '@/domain/content/pageHead';
import { SERVICES_KEY } from '@/server/app';
import type { Layout } from '@/domain/content/layout';
import type { RouteLanguage } from '@/ports/content.port';
import { siteByName } from '@/sites/sites';
import { headOf, type HeadData } from '@/ssr/pageHead';
import { thingsIn } from './ssrKit';

const ORIGIN = 'https://nordvikbil.example';

describe('the head of a page', () => {
  beforeAll(() => Reflect.set(globalThis, SERVICES_KEY, { app: {}, origin: () => ORIGIN }));
  afterAll(() => Reflect.deleteProperty(globalThis, SERVICES_KEY));

  const site = siteByName('car-store-se');
  const layoutOf = (fields: object, displayName = ''): Layout => ({
    name: 'x',
    displayName,
    itemId: '',
    templateName: 'Page',
    editing: false,
    fields: { ...fields },
    placeholders: {},
  });
  const head = (
    fields: object | null,
    more: Partial<HeadData> & { path?: string; language?: number; displayName?: string } = {},
  ): PageHead => {
    const { path = '/om-oss', language = 0, displayName, ...rest } = more;
    return headOf(
      { site, language: site.languages[language] ?? site.languages[0], path },
      { layout: fields && layoutOf(fields, displayName), trail: [], languages: [], ...rest },
    );
  };

  it.each<[string, object | null, Parameters<typeof head>[1], string]>([
    ['the meta title', { metaTitle: { value: 'Om oss' }, navTitle: { value: 'Vi' } }, {}, 'Om oss | Nordvik Bil'],
    [
      'the navigation title without one',
      { metaTitle: { value: '  ' }, navTitle: { value: 'Vi' } },
      { title: 'x', displayName: 'y' },
      'Vi | Nordvik Bil',
    ],
    [
      'what the page shows where content says nothing',
      {},
      { title: 'Volvo V60', displayName: 'y' },
      'Volvo V60 | Nordvik Bil',
    ],
    ["the item's name as the last", {}, { displayName: 'Om' }, 'Om | Nordvik Bil'],
    ['the site alone without any', null, {}, 'Nordvik Bil'],
    ['the site once where the page is called like it', { metaTitle: { value: 'Nordvik Bil' } }, {}, 'Nordvik Bil'],
  ])('A-09 has a title: %s', (_what, fields, more, title) => expect(head(fields, more).title).toBe(title));

  it('A-09 has a description, and another one for sharing', () => {
    expect(head({ metaDescription: { value: 'a' }, ogDescription: { value: 'b' } })).toMatchObject({
      description: 'a',
      ogDescription: 'b',
    });
    expect(head({ metaDescription: { value: 'a' } })).toMatchObject({ description: 'a', ogDescription: 'a' });
    expect(head({}, { description: 'c' })).toMatchObject({ description: 'c', ogDescription: 'c' });
    expect(head({})).toMatchObject({ description: '', ogDescription: '', siteName: 'Nordvik Bil' });
  });

  it.each<[unknown, string]>([
    [{ value: { src: '/-/jssmedia/a.jpg' } }, `${ORIGIN}/-/jssmedia/a.jpg`],
    [{ value: { src: 'https://edge.example/a.jpg' } }, 'https://edge.example/a.jpg'],
    [{ value: {} }, ''],
    [undefined, ''],
    [{ value: { src: 'http://[' } }, ''],
    [{ value: { src: 'javascript:alert(1)' } }, ''],
  ])('A-09 has a picture: %j', (ogImage, address) => expect(head({ ogImage }).ogImage).toBe(address));

  it('A-09 without a picture of its own has the first that the page shows', () => {
    const rendering = (componentName: string, fields: object) => ({
      uid: componentName,
      componentName,
      dataSource: '',
      params: {},
      fields: { ...fields },
      placeholders: {},
    });
    const main = [
      rendering('RichContentBlock', { Title: { value: 'a' } }),
      rendering('HeroBanner', { Image: { value: { src: '/-/jssmedia/hero.jpg' } } }),
    ];
    const layout = { ...layoutOf({}), placeholders: { 'headless-main': main } };
    const own = { ...layout, fields: { ogImage: { value: { src: '/-/jssmedia/own.jpg' } } } };
    expect([head(null, { layout }).ogImage, head(null, { layout: own }).ogImage]).toEqual([
      `${ORIGIN}/-/jssmedia/hero.jpg`,
      `${ORIGIN}/-/jssmedia/own.jpg`,
    ]);
  });

  it.each<[string, object, Parameters<typeof head>[1], string]>([
    ["the page's own address", {}, {}, '/om-oss'],
    ['in small letters', {}, { path: '/Om-Oss' }, '/om-oss'],
    ['in its language', {}, { language: 1 }, '/en/om-oss'],
    ['of the home page', {}, { path: '/' }, '/'],
    ['of the English home page', {}, { path: '/', language: 1 }, '/en'],
    ['what content says, as a path', { canonicalURL: { value: '/Salj-Bil?x=1#y' } }, {}, '/salj-bil'],
    ['what the page knows better', {}, { path: '/kop-bil/12345/volvo' }, '/kop-bil/12345/volvo'],
    ['not what is no address', { canonicalURL: { value: 'http://[' } }, {}, '/om-oss'],
    ['no script', { canonicalURL: { value: 'javascript:alert(1)' } }, {}, '/om-oss'],
  ])('A-09 has a canonical address: %s', (_what, fields, more, path) =>
    expect(head(fields, more).canonical).toBe(`${ORIGIN}${path}`),
  );

  it('A-09 has a canonical address elsewhere where content says so', () => {
    expect(head({ canonicalURL: { value: 'https://Nordvik.example/Om?x=1' } }).canonical).toBe(
      'https://nordvik.example/om',
    );
  });

  it('A-02 excludes search engines where content or the page says so', () => {
    expect([head({ noIndex: { value: true } }).noIndex, head({}, { noIndex: true }).noIndex, head({}).noIndex]).toEqual(
      [true, true, false],
    );
  });

  const version = (name: string, path: string): RouteLanguage => ({
    name,
    path,
    displayName: '',
    englishName: '',
    nativeName: '',
  });
  it.each<[string, RouteLanguage[], string[]]>([
    [
      'two',
      [version('en', '/about'), version('sv-SE', '/om-oss')],
      ['sv-SE /om-oss', 'en /en/about', 'x-default /om-oss'],
    ],
    [
      'two, whatever the case',
      [version('EN', '/about'), version('SV-se', '/om-oss')],
      ['sv-SE /om-oss', 'en /en/about', 'x-default /om-oss'],
    ],
    ['one', [version('sv-SE', '/om-oss')], []],
    ['none', [], []],
    ['one that the site does not speak', [version('sv-SE', '/om-oss'), version('de-DE', '/uber')], []],
    ['a page for any name', [version('sv-SE', '/kop-bil/*/*'), version('en', '/kop-bil/*/*')], []],
  ])('A-15 names its versions where it has %s', (_what, languages, alternates) => {
    expect(
      head({}, { languages }).alternates.map(({ hreflang, href }) => `${hreflang} ${href.slice(ORIGIN.length)}`),
    ).toEqual(alternates);
  });

  it('A-09 has structured data that cannot end the script they stand in', () => {
    const { graph } = head(
      { metaTitle: { value: '</script><script>alert(1)</script>' }, metaDescription: { value: '<!-- a' } },
      {
        trail: [
          { title: '<b>', path: '/' },
          { title: '</script>', path: '/om-oss' },
        ],
      },
    );
    expect(graph).not.toContain('<');
    expect(thingsIn({ ...head({}), graph }).get('WebPage')).toMatchObject({
      name: '</script><script>alert(1)</script> | Nordvik Bil',
      description: '<!-- a',
    });
  });

  it('A-09 C-22 names website, house, page and the way to it in one graph', () => {
    const things = thingsIn(
      head(
        { metaTitle: { value: 'Om oss' } },
        {
          trail: [
            { title: 'Start', path: '/' },
            { title: 'Om oss', path: '/om-oss' },
          ],
        },
      ),
    );
    expect([...things.keys()]).toEqual(['WebSite', 'AutoDealer', 'WebPage', 'BreadcrumbList']);
    expect(things.get('WebSite')).toMatchObject({
      '@id': `${ORIGIN}/#website`,
      name: 'Nordvik Bil',
      publisher: { '@id': `${ORIGIN}/#organization` },
      potentialAction: {
        target: { urlTemplate: `${ORIGIN}/kop-bil/alla-bilar-i-lager?keyphrase={search_term_string}` },
      },
    });
    expect(things.get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Start', item: `${ORIGIN}/` },
        { position: 2, name: 'Om oss', item: `${ORIGIN}/om-oss` },
      ],
    });
    expect(things.get('WebPage')).toMatchObject({
      breadcrumb: { '@id': things.get('BreadcrumbList')?.['@id'] },
      isPartOf: { '@id': `${ORIGIN}/#website` },
    });
  });
});
