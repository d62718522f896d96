import fc from 'fast-check';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { isSchema } from 'yup';
import { blocks as definitions } from '@/blocks/generated/definitions';
import type { BlockName } from '@/blocks/blocks.types';
import { eagerViews } from '@/blocks/generated/eagerViews';
import { isRecord } from '@/lib/guards';
import { InSite } from '../shell/kit';
import { blockId, SLIPS } from './kit';

const isBlockName = (name: string): name is BlockName => name in definitions;

/** The names of a shape's fields, and for its lists those of their items. */
function namesIn(schema: unknown): { name: string; items: unknown }[] {
  const fields = isRecord(schema) && isRecord(schema.fields) ? schema.fields : {};
  return Object.entries(fields).map(([name, field]) => ({
    name,
    items: isRecord(field) && isSchema(field.innerType) ? field.innerType : null,
  }));
}

const anyText = fc.string({
  unit: fc.constantFrom(
    'a',
    'Å',
    ' ',
    '<',
    '>',
    '&',
    '"',
    "'",
    '/',
    ':',
    '#',
    '?',
    '=',
    '%',
    '\\',
    '\n',
    '-',
    '1',
    'ß',
    '😀',
    '\u202e',
    'ا',
  ),
  maxLength: 30,
});
const options = [
  'H1',
  'H6',
  'BackgroundColor3',
  'Primary',
  'Ghost Contrast',
  'White',
  'FullScreen',
  'Video',
  'OneThird',
  'Warning',
  'Dark',
  '1',
  '0001-01-01T00:00:00Z',
  '2026-12-24T00:00:00Z',
  'javascript:alert(1)',
  'data:text/html,x',
  '<h5>a</h5><table><td>1',
  'aBcDeFgHiJ1',
  '\u200b',
  'a'.repeat(400),
];
const links = fc.record(
  {
    href: fc.oneof(
      anyText,
      fc.constantFrom('/kop-bil', 'https://a.example', 'mailto:a@b.example', 'tel:+46', 'javascript:alert(1)'),
    ),
    text: anyText,
    target: fc.constantFrom('_blank', ''),
    querystring: anyText,
    anchor: anyText,
  },
  { requiredKeys: [], noNullPrototype: true },
);
const pictures = fc.record(
  {
    src: fc.oneof(
      anyText,
      fc.constantFrom(
        '/-/jssmedia/a b/%.jpg',
        'https://example.com/a.jpg',
        '/-/jssmedia/cars/suv/side-red.avif',
        'javascript:alert(1)',
      ),
    ),
    alt: anyText,
    width: anyText,
    height: fc.integer(),
    blur: anyText,
    lead: fc.boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const value = fc.oneof(
  anyText,
  fc.constantFrom(...options),
  fc.boolean(),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(anyText, { maxLength: 3 }),
  links,
  pictures,
);
const field = fc.oneof(
  value,
  value.map((given) => ({ value: given })),
);

/**
 * Fields that content should not have: with names of the block and unknown ones, lists within
 * lists.
 */
function fieldsFor(schema: unknown, depth: number): fc.Arbitrary<Record<string, unknown>> {
  const known = namesIn(schema);
  const one = ({ items }: { items: unknown }): fc.Arbitrary<unknown> => {
    if (items === null || depth === 0) return field;
    const list = fc.array(
      fc.oneof(
        {
          weight: 4,
          arbitrary: fieldsFor(items, depth - 1).chain((fields) =>
            fc.constantFrom<unknown>({ id: 'x', fields }, fields),
          ),
        },
        { weight: 1, arbitrary: field },
      ),
      { maxLength: 4 },
    );
    return fc.oneof({ weight: 4, arbitrary: list }, { weight: 1, arbitrary: field });
  };
  const all = {
    ...Object.fromEntries(known.map((given) => [given.name, one(given)])),
    constructor: field,
    Stranger: field,
  };
  return fc.record(all, { requiredKeys: [], noNullPrototype: true });
}

describe.each(Object.keys(eagerViews).filter(isBlockName))('the block %s', (name) => {
  it(`${blockId(name)} ${name} never throws and never shows a technical value, whatever the platform sends`, () => {
    const View: ComponentType<object> = eagerViews[name] as ComponentType<object>;
    // Two hundred shapes, ten on a page.
    fc.assert(
      fc.property(fc.array(fieldsFor(definitions[name].schema, 2), { minLength: 10, maxLength: 10 }), (given) => {
        const blocks = given.map((fields, index) =>
          createElement(View, {
            key: index,
            ...definitions[name].schema.validateSync(fields, { context: { report: () => undefined } }),
          }),
        );
        const html = renderToString(<InSite>{blocks}</InSite>);
        expect(html).not.toMatch(SLIPS);
        expect(html).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data:text)/i);
      }),
      { numRuns: 20 },
    );
  });
});

it('A-11 every block that is registered is fed', () => {
  expect(Object.keys(eagerViews).sort()).toEqual(Object.keys(definitions).sort());
  for (const name of Object.keys(definitions).filter(isBlockName)) expect(blockId(name)).toMatch(/^[A-Z]-\d\d$/);
});
