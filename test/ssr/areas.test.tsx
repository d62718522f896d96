/** @jest-environment ./test/kit/asOnServer.js */
import fc from 'fast-check';
import { ValidationError } from 'yup';
import { renderToString } from 'react-dom/server';
import { InSite } from '@test/blocks/shell/kit';
import { blocks as definitions } from '@/blocks/generated/definitions';
import { Blocks } from '@/blocks/Blocks';
import { plannedBlocks } from '@/blocks/planned';
import { readLayout, type Layout } from '@/domain/content/layout';
import { SERVICES_KEY } from '@/server/app';
import { createLog } from '@/server/http/log';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { areasOf, type AreasOf } from '@/ssr/areas';

const log = createLog('silent');
let logged: unknown[][];
beforeEach(() => {
  logged = [];
  jest.spyOn(log, 'warn').mockImplementation((...what: unknown[]) => void logged.push(what));
  Reflect.set(globalThis, SERVICES_KEY, { app: {}, log });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, SERVICES_KEY);
});

interface Given {
  componentName: string;
  fields?: object;
  params?: object;
  placeholders?: object;
}
let count = 0;
const block = (componentName: string, fields: object = {}, more: Omit<Given, 'componentName'> = {}): object => ({
  uid: `uid-${(count += 1)}`,
  componentName,
  dataSource: '{SOURCE}',
  params: {},
  fields,
  ...more,
});
function layoutOf(areas: { header?: object[]; main?: object[]; footer?: object[] }): Layout {
  const layout = readLayout({
    sitecore: {
      route: {
        name: 'x',
        placeholders: { 'headless-header': areas.header, 'headless-main': areas.main, 'headless-footer': areas.footer },
      },
    },
  });
  if (!layout) throw new Error('The layout is none.');
  return layout;
}

const optionsFor = (name: SiteName = 'restaurant', language = 0, more: Partial<AreasOf> = {}): AreasOf => {
  const site = siteByName(name);
  return {
    site,
    language: site.languages[language] ?? site.languages[0],
    showMissing: false,
    props: { navigation: [], trail: [], languages: [], choices: [] },
    ...more,
  };
};
const mainOf = (main: object[], options: AreasOf = optionsFor()) => areasOf(layoutOf({ main }), options).main;
const blurb = (fields: object) => block('Blurb', { Title: { value: 'Rubrik' }, ...fields });
const spacer = () => block('Spacer', { Height: { value: 'Small' } });

describe('the blocks of a layout', () => {
  // One that content has before it is built.
  beforeAll(() => {
    Object.assign(plannedBlocks, { PriceTable: { Title: 'text', Text: 'multiline' } });
  });
  afterAll(() => {
    Reflect.deleteProperty(plannedBlocks, 'PriceTable');
  });

  it('A-02 are in their areas, in order, each by its own id', () => {
    const { header, main, footer } = areasOf(
      layoutOf({ header: [block('Logo')], main: [blurb({}), spacer()], footer: [block('Footer')] }),
      optionsFor(),
    );
    expect([header, main, footer].map((area) => area.map((one) => one.block))).toEqual([
      ['Logo'],
      ['Blurb', 'Spacer'],
      ['Footer'],
    ]);
    expect(new Set([...header, ...main, ...footer].map(({ id }) => id)).size).toBe(4);
  });

  it('A-02 are empty in a missing area', () => {
    expect(areasOf(layoutOf({}), optionsFor())).toEqual({ header: [], main: [], footer: [] });
  });

  it('A-03 unknown ones leave a message for editors, nothing for visitors, and a line in the log', () => {
    const unknown = block('BigWheel');
    const [message, ...rest] = mainOf([unknown, spacer()], optionsFor('restaurant', 0, { showMissing: true }));
    expect(message).toEqual({
      id: Reflect.get(unknown, 'uid'),
      block: null,
      missing: { name: 'BigWheel', text: expect.stringMatching(/^Det finns inget sådant block/) },
    });
    expect(rest.map((one) => one.block)).toEqual(['Spacer']);
    expect(mainOf([unknown, spacer()]).map((one) => one.block)).toEqual(['Spacer']);
    expect(logged).toEqual([
      [{ block: 'BigWheel', dataSource: '{SOURCE}' }, 'unknown block'],
      [{ block: 'BigWheel', dataSource: '{SOURCE}' }, 'unknown block'],
    ]);
    expect(
      renderToString(
        <InSite>
          <Blocks blocks={message ? [message] : []} />
        </InSite>,
      ),
    ).toContain('BigWheel');
  });

  it('A-03 not built yet, and with content that does not fit, leave a message with their name for editors only', () => {
    jest.spyOn(definitions.Promises.schema, 'validateSync').mockImplementation(() => {
      throw new ValidationError('title is missing');
    });
    const given = [block('PriceTable'), block('Promises', { text: 'a' }), spacer()];
    const of = (language: number) => mainOf(given, optionsFor('restaurant', language, { showMissing: true }));
    expect(of(0)).toEqual([
      expect.objectContaining({ missing: { name: 'PriceTable', text: expect.stringMatching(/inte byggt än/) } }),
      expect.objectContaining({ missing: { name: 'Löften', text: expect.stringMatching(/går inte att visa/) } }),
      expect.objectContaining({ block: 'Spacer' }),
    ]);
    expect(of(1)[0]).toMatchObject({ missing: { text: expect.stringMatching(/not been built yet/) } });
    expect(mainOf(given).map((one) => one.block)).toEqual(['Spacer']);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'A-03 by a name of the language itself are unknown: %s',
    (name) => {
      expect(mainOf([block(name)])).toEqual([]);
      expect(logged).toHaveLength(1);
    },
  );

  it.each(['CarDetail', 'Hidden Rendering', ''])(
    'A-03 whose view loads lazily, or that render nothing, are no error: %j',
    (name) => {
      expect(mainOf([block(name), spacer()]).map((one) => one.block)).toEqual(['Spacer']);
      expect(logged).toEqual([]);
    },
  );

  it.each<[site: SiteName, language: number, frame: object, sentence: string]>([
    [
      'car-store-se',
      0,
      { header: 'tel:+46846500400', footer: 'mailto:a@b.example?subject=x' },
      'Ring <a href="tel:+46846500400">08-465 004 00</a> eller mejla <a href="mailto:a@b.example?subject=x">a@b.example</a>',
    ],
    ['car-store-se', 1, { footer: 'tel:+46846500400' }, 'Call <a href="tel:+46846500400">08-465 004 00</a> and'],
    ['car-store-sk', 0, { footer: 'mailto:a@b.example' }, 'Napíšte na <a href="mailto:a@b.example">a@b.example</a> a'],
    ['car-store-fi', 0, {}, 'Tule käymään'],
  ])('A-03 that are planned say what to do instead: %s %i', (site, language, frame, sentence) => {
    const linkOf = (href: string) => [
      block('ImageButton', {
        Items: [{ fields: { Link: { value: { href, text: href.startsWith('tel:') ? '08-465 004 00' : 'Mejla' } } } }],
      }),
    ];
    const { header, footer } = { header: '', footer: '', ...frame };
    const layout = layoutOf({
      header: header === '' ? [] : linkOf(header),
      main: [block('PriceTable', { Title: { value: 'Sälj' }, Text: { value: 'Fyll i' } })],
      footer: footer === '' ? [] : linkOf(footer),
    });
    const [made] = areasOf(layout, optionsFor(site, language)).main;
    expect(made).toMatchObject({ block: 'RichContentBlock', fields: { Title: 'Sälj' } });
    expect(JSON.stringify(made).replaceAll('\\"', '"').replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('A-11 with invalid fields are left out and logged; the others are rendered', () => {
    // Every shape of ours takes what it gets; one that refuses is the only way to see what happens then.
    jest.spyOn(definitions.Promises.schema, 'validateSync').mockImplementation(() => {
      throw new ValidationError('title is missing');
    });
    expect(mainOf([block('Promises', { text: 'a' }), spacer()]).map((one) => one.block)).toEqual(['Spacer']);
    expect(logged).toEqual([
      [
        { block: 'Promises', dataSource: '{SOURCE}', err: expect.objectContaining({ name: 'ValidationError' }) },
        'block does not fit its schema',
      ],
    ]);
  });

  it('C-26 are nested in dynamic placeholders', () => {
    const inner = block(
      'Container',
      {},
      { params: { DynamicPlaceholderId: '7' }, placeholders: { 'container-{*}': [spacer()] } },
    );
    const [outer] = mainOf([
      block(
        'Container',
        {},
        {
          params: { DynamicPlaceholderId: '2', BackgroundColor: 'BackgroundColor3' },
          placeholders: {
            'container-{*}': [
              inner,
              block('PartialDesignDynamicPlaceholder', {}, { placeholders: { 'sxa-{*}': [blurb({})] } }),
            ],
          },
        },
      ),
    ]);
    expect(outer).toMatchObject({
      block: 'Container',
      fields: { BackgroundColor: 'BackgroundColor3' },
      slots: {
        'container-2': [
          { block: 'Container', slots: { 'container-7': [{ block: 'Spacer' }] } },
          { block: 'PartialDesignDynamicPlaceholder', slots: { 'sxa-1': [{ block: 'Blurb' }] } },
        ],
      },
    });
    expect(
      renderToString(
        <InSite>
          <Blocks blocks={outer ? [outer] : []} />
        </InSite>,
      ),
    ).toContain('Rubrik');
  });

  it('A-02 take options of the rendering where they have no field of that name', () => {
    const [first, second] = mainOf([
      block('Container', {}, { params: { BackgroundColor: 'BackgroundColor2' } }),
      block(
        'Container',
        { BackgroundColor: { value: 'BackgroundColor3' } },
        { params: { BackgroundColor: 'BackgroundColor2' } },
      ),
    ]);
    expect([first, second]).toMatchObject([
      { fields: { BackgroundColor: 'BackgroundColor2' } },
      { fields: { BackgroundColor: 'BackgroundColor3' } },
    ]);
  });
});

describe('the links of a page', () => {
  const linkOf = (href: string, language: number): string => {
    const [found] = mainOf(
      [blurb({ Link: { value: { href, text: 'Mer', linktype: 'internal' } } })],
      optionsFor('restaurant', language),
    );
    if (found?.block !== 'Blurb') throw new Error('There is no blurb.');
    return found.fields.Link.href;
  };
  it.each<[href: string, english: string]>([
    ['/meny', '/en/meny'],
    ['/', '/en'],
    ['/meny?dag=1#fisk', '/en/meny?dag=1#fisk'],
    ['https://a.example/b', 'https://a.example/b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+4684650040', 'tel:+4684650040'],
    ['#fisk', '#fisk'],
    ['/-/jssmedia/a.pdf', '/-/jssmedia/a.pdf'],
    ['/sitecore/x', '/sitecore/x'],
  ])('A-15 %s is %s in English, and unchanged in the default language', (href, english) => {
    expect([linkOf(href, 1), linkOf(href, 0)]).toEqual([english, href]);
  });

  it('A-15 lead to no other host without its scheme, in no language', () => {
    expect([linkOf('//a.example/b', 1), linkOf('//a.example/b', 0)]).toEqual(['', '']);
  });

  it("A-15 are in the page's language in lists, too", () => {
    const [row] = mainOf(
      [
        block('StageRow', {
          Title: { value: 'a' },
          Items: [{ id: '1', fields: { Title: { value: 'b' }, Link: { value: { href: '/meny', text: 'Meny' } } } }],
        }),
      ],
      optionsFor('restaurant', 1),
    );
    expect(JSON.stringify(row)).toContain('"/en/meny"');
  });
});

describe('fields added to blocks', () => {
  const page = (path: string, children: object[] = []) => ({
    name: path,
    url: { path },
    navigationTitle: path,
    hideInNavigation: '',
    isNavigableInMenuWhenItHasChildren: '',
    externalLink: '',
    ImageUrl: '',
    children: children as never[],
  });
  const props = {
    navigation: [
      page('/meny', [page('/meny/lunch')]),
      { ...page(''), externalLink: '/boka' },
      { ...page(''), externalLink: 'https://jobs.example' },
    ],
    trail: [
      { title: 'Start', path: '/' },
      { title: 'Meny', path: '/meny' },
    ],
    languages: [],
    choices: [],
  };

  it("B-01 C-22 the menu and the way to the page, in the page's language", () => {
    const { header, main } = areasOf(
      layoutOf({ header: [block('Navigation'), block('MegaMenu')], main: [block('Breadcrumb')] }),
      optionsFor('restaurant', 1, { props }),
    );
    const [bar, mega] = header;
    expect(bar).toMatchObject({
      fields: {
        Items: [
          { url: { path: '/en/meny' }, children: [{ url: { path: '/en/meny/lunch' } }] },
          { externalLink: '/en/boka' },
          { externalLink: 'https://jobs.example' },
        ],
      },
    });
    // An entry with entries below leads nowhere itself, unless content has a link.
    expect(mega).toMatchObject({
      fields: {
        Items: [
          { Title: '/meny', Url: '', Children: [{ Url: '/en/meny/lunch' }] },
          { Url: '/en/boka' },
          { Url: 'https://jobs.example' },
        ],
      },
    });
    expect(main).toMatchObject([
      {
        fields: {
          Items: [
            { Title: 'Start', Url: { href: '/en' } },
            { Title: 'Meny', Url: { href: '/en/meny' } },
          ],
        },
      },
    ]);
  });

  it('B-07 no menu where the platform sends none: nothing is rendered, and the page is complete otherwise', () => {
    const { header } = areasOf(
      layoutOf({ header: [block('Navigation'), block('MegaMenu')] }),
      optionsFor('restaurant', 0, { props: { ...props, navigation: null } }),
    );
    expect(header.map((one) => one.block)).toEqual(['Navigation', 'MegaMenu']);
    expect(
      renderToString(
        <InSite>
          <Blocks blocks={header} />
        </InSite>,
      ),
    ).not.toContain('<header');
  });
});

describe('the credit warning', () => {
  const warnings = (name: SiteName, areas: Parameters<typeof layoutOf>[0], language = 0) => {
    const { header, main, footer } = areasOf(layoutOf(areas), optionsFor(name, language));
    return [header, main, footer].map((area) => area.filter((one) => one.block === 'CreditWarning').length);
  };

  it.each<[string, Parameters<typeof layoutOf>[0], number[]]>([
    ['content has none at all', {}, [0, 0, 1]],
    ['the footer has none', { footer: [block('Footer')] }, [0, 0, 1]],
    ['it is in the footer', { footer: [block('CreditWarning'), block('Footer')] }, [0, 0, 1]],
    ['an editor put it into the main area', { main: [block('CreditWarning')] }, [0, 1, 0]],
  ])('A-12 is on a site that offers credit when %s', (_what, areas, found) => {
    expect(warnings('car-store-se', areas)).toEqual(found);
    expect(warnings('car-store-se', areas, 1)).toEqual(found);
  });

  it('A-12 is first in the footer area', () => {
    expect(
      areasOf(layoutOf({ footer: [block('Footer')] }), optionsFor('car-store-se')).footer.map((one) => one.block),
    ).toEqual(['CreditWarning', 'Footer']);
  });

  it('A-12 has the text of the law where an editor removed it', () => {
    const { footer } = areasOf(
      layoutOf({
        footer: [
          block('CreditWarning', {
            Title: { value: '' },
            Text: { value: ' ' },
            Help: { value: '' },
            Link: { value: { href: '' } },
          }),
        ],
      }),
      optionsFor('car-store-se'),
    );
    const html = renderToString(
      <InSite>
        <Blocks blocks={footer} />
      </InSite>,
    );
    for (const text of [
      'Att låna kostar pengar!',
      'betalningsanmärkning',
      'budget- och skuldrådgivningen',
      'href="https://www.konsumentverket.se"',
    ])
      expect(html).toContain(text);
  });

  it('A-12 does not concern other sites', () => {
    expect(warnings('restaurant', {})).toEqual([0, 0, 0]);
  });
});

describe('layouts of any kind', () => {
  it('A-03 are blocks that their schemas accept, or left out; nothing throws', () => {
    const field = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record({ value: fc.jsonValue({ maxDepth: 2 }) }),
      fc.record({ value: fc.record({ href: fc.oneof(fc.webPath(), fc.string()), text: fc.string() }) }),
    );
    const names = fc.oneof(fc.constantFrom(...Object.keys(definitions)), fc.string(), fc.constant('CarDetail'));
    const fieldNames = fc.constantFrom(
      'Title',
      'Text',
      'Items',
      'Link',
      'RichText',
      'Image',
      'title',
      'items',
      'Columns',
      'HasMessage',
      'MessageText',
      'BackgroundColor',
      'Languages',
    );
    const { rendering } = fc.letrec<{ rendering: object }>((tie) => ({
      rendering: fc.record({
        uid: fc.uuid(),
        componentName: names,
        dataSource: fc.string(),
        params: fc.dictionary(fieldNames, fc.string(), { maxKeys: 3 }),
        fields: fc.dictionary(fieldNames, field, { maxKeys: 6 }),
        placeholders: fc.dictionary(
          fc.constantFrom('container-{*}', 'plain'),
          fc.array(tie('rendering'), { maxLength: 2, depthIdentifier: 'deep' }),
          { maxKeys: 1, depthIdentifier: 'deep' },
        ),
      }),
    }));
    fc.assert(
      fc.property(fc.array(rendering, { maxLength: 4 }), fc.boolean(), (main, showMissing) => {
        for (const language of [0, 1]) {
          const blocks = mainOf(main, optionsFor('restaurant', language, { showMissing }));
          expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
          expect(
            blocks.every((one) => one.block === null || definitions[one.block].schema.isValidSync(one.fields)),
          ).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
