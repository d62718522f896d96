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
      'what the page shows where content has nothing',
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

  const size = { width: 1200, height: 630 };
  const mark = { src: `${ORIGIN}/share.jpg`, alt: 'Nordvik Bil', ...size };
  it.each<[unknown, PageHead['picture']]>([
    [{ value: { src: '/-/jssmedia/a.avif' } }, { src: `${ORIGIN}/-/jssmedia/a.avif?f=share`, alt: 'Om oss', ...size }],
    [
      { value: { src: '/-/jssmedia/a.jpg?w=640', alt: 'En gård' } },
      { src: `${ORIGIN}/-/jssmedia/a.jpg?f=share`, alt: 'En gård', ...size },
    ],
    [{ value: { src: 'https://edge.example/a.jpg' } }, { src: 'https://edge.example/a.jpg', alt: 'Om oss' }],
    [{ value: {} }, mark],
    [undefined, mark],
    [{ value: { src: 'http://[' } }, mark],
    [{ value: { src: 'javascript:alert(1)' } }, mark],
  ])('A-09 has a picture, else the mark of the site: %j', (ogImage, picture) =>
    expect(head({ navTitle: { value: 'Om oss' }, ogImage }).picture).toEqual(picture),
  );

  it('A-09 leaves pictures of another media store as they are', () => {
    Reflect.set(globalThis, SERVICES_KEY, { app: {}, origin: () => ORIGIN, mediaElsewhere: true });
    try {
      expect(head({ ogImage: { value: { src: '/-/jssmedia/a.jpg' } } }, { title: 'x' }).picture).toEqual({
        src: `${ORIGIN}/-/jssmedia/a.jpg`,
        alt: 'x',
      });
    } finally {
      Reflect.set(globalThis, SERVICES_KEY, { app: {}, origin: () => ORIGIN });
    }
  });

  it('A-09 names the language with its territory', () => {
    expect([head({}).locale, head({}, { language: 1 }).locale]).toEqual(['sv_SE', 'en_GB']);
  });

  it.each<[what: string, texts: readonly string[], description: string]>([
    [
      'a running text, not a heading or a label',
      ['Kort', '<p>En hel mening om allt som vi gör för dig &amp; din bil.</p>'],
      'En hel mening om allt som vi gör för dig & din bil.',
    ],
    [
      'whole sentences of a long one',
      [`${'Den första meningen är så här lång och inte längre. '}${'Den andra fyller på. '.repeat(9)}`],
      `Den första meningen är så här lång och inte längre. ${'Den andra fyller på. '.repeat(5).trim()}`,
    ],
    ['whole words of a long sentence', [`${'ordet '.repeat(60)}slut`], `${'ordet '.repeat(26).trim()} …`],
    ['nothing of a page without text', ['Kort'], ''],
  ])('A-09 without a description has the first of its page: %s', (_what, texts, description) => {
    const main = texts.map((value, index) => ({
      uid: String(index),
      componentName: 'RichContentBlock',
      dataSource: '',
      params: {},
      fields: { RichText: { value } },
      placeholders: {},
    }));
    const made = head(null, { layout: { ...layoutOf({}), placeholders: { 'headless-main': main } } });
    expect([made.description, made.ogDescription]).toEqual([description, description]);
  });

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
    expect([head(null, { layout }).picture.src, head(null, { layout: own }).picture.src]).toEqual([
      `${ORIGIN}/-/jssmedia/hero.jpg?f=share`,
      `${ORIGIN}/-/jssmedia/own.jpg?f=share`,
    ]);
  });

  it.each<[string, object, Parameters<typeof head>[1], string]>([
    ["the page's own address", {}, {}, '/om-oss'],
    ['in small letters', {}, { path: '/Om-Oss' }, '/om-oss'],
    ['in its language', {}, { language: 1 }, '/en/om-oss'],
    ['of the home page', {}, { path: '/' }, '/'],
    ['of the English home page', {}, { path: '/', language: 1 }, '/en'],
    ['that of content, as a path', { canonicalURL: { value: '/Salj-Bil?x=1#y' } }, {}, '/salj-bil'],
    ['the address of the page itself', {}, { path: '/kop-bil/12345/volvo' }, '/kop-bil/12345/volvo'],
    ['not what is no address', { canonicalURL: { value: 'http://[' } }, {}, '/om-oss'],
    ['no script', { canonicalURL: { value: 'javascript:alert(1)' } }, {}, '/om-oss'],
  ])('A-09 has a canonical address: %s', (_what, fields, more, path) =>
    expect(head(fields, more).canonical).toBe(`${ORIGIN}${path}`),
  );

  it('A-09 has a canonical address elsewhere where content sets it', () => {
    expect(head({ canonicalURL: { value: 'https://Nordvik.example/Om?x=1' } }).canonical).toBe(
      'https://nordvik.example/om',
    );
  });

  it('A-02 excludes search engines where content or the page sets it', () => {
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
