import fc from 'fast-check';
import {
  fieldFlag,
  fieldPicture,
  fieldText,
  placeholderName,
  readLayout,
  type Rendering,
} from '@/domain/content/layout';

const rendering = (componentName: string, more: object = {}) => ({
  uid: 'u',
  componentName,
  dataSource: '',
  params: {},
  fields: {},
  ...more,
});
const rendered = (placeholders: unknown, route: object = {}, context: unknown = {}) => ({
  sitecore: {
    context,
    route: {
      name: 'about',
      displayName: 'About',
      itemId: 'i',
      templateName: 'Page',
      fields: {},
      placeholders,
      ...route,
    },
  },
});

describe('layout data', () => {
  it('A-02 are read into plain types', () => {
    expect(
      readLayout(
        rendered(
          {
            'headless-main': [
              rendering('Blurb', { dataSource: '{GUID}', params: { Styles: 'x' }, fields: { Title: { value: 'a' } } }),
            ],
          },
          { fields: { metaTitle: { value: 'M' } } },
        ),
      ),
    ).toEqual({
      name: 'about',
      displayName: 'About',
      itemId: 'i',
      templateName: 'Page',
      editing: false,
      fields: { metaTitle: { value: 'M' } },
      placeholders: {
        'headless-main': [
          {
            uid: 'u',
            componentName: 'Blurb',
            dataSource: '{GUID}',
            params: { Styles: 'x' },
            fields: { Title: { value: 'a' } },
            placeholders: {},
          },
        ],
      },
    });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', '{"sitecore":{}}'],
    ['a list', []],
    ['an empty object', {}],
    ['no route', { sitecore: {} }],
    ['a route that is null', { sitecore: { route: null } }],
    ['a route that is a list', { sitecore: { route: [] } }],
    ['a list for all', { sitecore: [] }],
  ])('A-02 is null where there is %s', (_what, given) => expect(readLayout(given)).toBeNull());

  it.each<[string, object, object]>([
    ['a rendering without a name', { uid: 'u' }, { componentName: '' }],
    ['a name that is none', { componentName: 7 }, { componentName: '' }],
    ['params that are no texts', { params: { a: 'x', b: 1, c: null } }, { params: { a: 'x' } }],
    ['params that are a list', { params: ['x'] }, { params: {} }],
    ['fields that are a list', { fields: [1] }, { fields: {} }],
    ['placeholders that are none', { placeholders: 'x' }, { placeholders: {} }],
    ['a placeholder that is no list', { placeholders: { a: {} } }, { placeholders: { a: [] } }],
    [
      'a placeholder with holes',
      { placeholders: { a: [null, 'x', { componentName: 'B' }] } },
      { placeholders: { a: [expect.objectContaining({ componentName: 'B' })] } },
    ],
  ])('A-02 lose what is wrong alone: %s', (_what, given, read) => {
    const layout = readLayout(rendered({ 'headless-main': [given] }));
    expect(layout?.placeholders['headless-main']?.[0]).toMatchObject(read);
  });

  it('A-16 report the view of an editor', () => {
    expect(readLayout(rendered({}, {}, { pageEditing: true }))?.editing).toBe(true);
    for (const context of [{ pageEditing: 'true' }, {}, null, 'x'])
      expect(readLayout(rendered({}, {}, context))?.editing).toBe(false);
  });

  it('A-02 end where renderings are nested without end', () => {
    let inside: object = rendering('Container');
    for (let level = 0; level < 500; level += 1)
      inside = rendering('Container', { placeholders: { 'container-{*}': [inside] } });
    const levels = (list: readonly Rendering[]): number =>
      1 +
      Math.max(
        0,
        ...list.flatMap(({ placeholders }) =>
          Object.values(placeholders)
            .filter((one) => one.length > 0)
            .map(levels),
        ),
      );
    const layout = readLayout(rendered({ 'headless-main': [inside] }));
    expect(levels(layout?.placeholders['headless-main'] ?? [])).toBeLessThan(12);
  });

  it('A-02 of random values are layout data or undefined, and never throw', () => {
    const rubbish = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.jsonValue({ maxDepth: 3 }),
        fc.dictionary(
          fc.constantFrom(
            'sitecore',
            'route',
            'context',
            'placeholders',
            'fields',
            'params',
            'headless-main',
            'componentName',
            'uid',
            '__proto__',
            'constructor',
          ),
          tie('value'),
          { maxKeys: 6 },
        ),
        fc.array(tie('value'), { maxLength: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(rubbish, (value) => {
        for (const given of [value, rendered(value), { sitecore: { route: value, context: value } }]) {
          const layout = readLayout(given);
          if (!layout) continue;
          for (const list of Object.values(layout.placeholders))
            for (const { uid, componentName, params } of list)
              expect([
                typeof uid,
                typeof componentName,
                Object.values(params).every((one) => typeof one === 'string'),
              ]).toEqual(['string', 'string', true]);
          for (const name of ['metaTitle', '__proto__', 'constructor'])
            expect([
              typeof fieldText(layout.fields, name),
              typeof fieldFlag(layout.fields, name),
              typeof (fieldPicture(layout.fields, name)?.src ?? ''),
            ]).toEqual(['string', 'boolean', 'string']);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a dynamic placeholder', () => {
  it.each<[string, Record<string, string>, string]>([
    ['container-{*}', { DynamicPlaceholderId: '2' }, 'container-2'],
    ['container-{*}', {}, 'container-1'],
    ['container-{*}', { DynamicPlaceholderId: '' }, 'container-1'],
    ['plain', { DynamicPlaceholderId: '2' }, 'plain'],
  ])('C-26 %s with %j is %s', (name, params, own) => expect(placeholderName(name, { params })).toBe(own));
});

describe('fields', () => {
  it.each<[unknown, string, boolean, string]>([
    [{ value: ' a ' }, 'a', false, ''],
    ['a', 'a', false, ''],
    [{ value: '1' }, '1', true, ''],
    [{ value: true }, '', true, ''],
    [true, '', true, ''],
    [{ value: 'true' }, 'true', true, ''],
    [{ value: 0 }, '', false, ''],
    [{ value: { src: '/a.jpg' } }, '', false, '/a.jpg'],
    [{ src: '/a.jpg' }, '', false, '/a.jpg'],
    [{ value: { src: 7 } }, '', false, ''],
    [null, '', false, ''],
    [undefined, '', false, ''],
    [[], '', false, ''],
  ])('A-09 %j is the text %j, the tick %s, the picture %j', (field, text, flag, image) => {
    const fields = { field };
    expect([fieldText(fields, 'field'), fieldFlag(fields, 'field'), fieldPicture(fields, 'field')?.src ?? '']).toEqual([
      text,
      flag,
      image,
    ]);
  });
});
