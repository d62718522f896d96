import fc from 'fast-check';
import type { EditField } from '@/domain/content/editing';
import {
  marked,
  markedWithin,
  markOf,
  marksIn,
  unmarked,
  unmarkedDeep,
  withChromes,
} from '@/domain/content/editingMarks';
import { safeRichText } from '@/domain/content/richText';

const field = (id: number, changes: Partial<EditField> = {}): EditField => ({
  id,
  item: 'A',
  name: 'Title',
  label: 'Rubrik',
  help: '',
  pages: 1,
  kind: 'text',
  value: '',
  raw: '',
  metadata: { title: `f${id}` },
  ...changes,
});
const open = (id: number): string =>
  `<code type="text/sitecore" chrometype="field" class="scpm" kind="open">{"title":"f${id}"}</code>`;
const CLOSE = '<code type="text/sitecore" chrometype="field" class="scpm" kind="close"></code>';

describe('the marks of an editor’s page', () => {
  it('A-16 can be read from any text, and removed completely', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => text.replace(/[\u2060-\u2064]/g, '')),
        fc.nat({ max: 100_000 }),
        (text, id) => {
          expect(marksIn(`${text}${markOf(id)}${text}`)).toEqual([id]);
          expect(unmarked(marked(text, id))).toBe(text.trim() === '' ? text : text.trim());
        },
      ),
    );
  });

  it('A-16 are on both sides of a text, and not on an empty one', () => {
    expect(marksIn(marked(' Bilar ', 7))).toEqual([7, 7]);
    expect(marked('  ', 7)).toBe('  ');
  });

  it.each<[html: string, around: string]>([
    ['<p>Ett</p><p>två</p>', '<p>[Ett</p><p>två]</p>'],
    ['<p> <strong>Ett</strong> ord </p>\n', '<p> <strong>[Ett</strong> ord] </p>\n'],
    ['bara ord', '[bara ord]'],
    ['<p><img src="/x.png"></p>', '<p><img src="/x.png"></p>'],
    ['', ''],
  ])('A-16 are at the first and the last words of %j', (html, around) => {
    expect(markedWithin(html, 3)).toBe(around.replace('[', markOf(3)).replace(']', markOf(3)));
  });

  it('A-16 come through the cleaning of rich text', () => {
    expect(unmarked(safeRichText(markedWithin('<p>Ett <a href="/x">två</a></p>', 12)))).toBe(
      safeRichText('<p>Ett <a href="/x">två</a></p>'),
    );
  });

  it('A-16 go from every text of a value', () => {
    expect(unmarkedDeep({ a: marked('x', 1), b: [marked('y', 2), 3, null], c: { d: true } })).toEqual({
      a: 'x',
      b: ['y', 3, null],
      c: { d: true },
    });
  });
});

describe('the vendor’s canvas', () => {
  it('A-16 has the vendor’s marks in place of ours, for every time that a field is shown', () => {
    expect(withChromes(`<h1>${marked('Hej', 1)}</h1><p>${marked('Hej', 1)}</p>`, [field(1)])).toBe(
      `<h1>${open(1)}Hej${CLOSE}</h1><p>${open(1)}Hej${CLOSE}</p>`,
    );
  });

  it('A-16 marks a picture from outside, be it in a picture element or not', () => {
    const alt = marked('Bil', 2);
    expect(
      withChromes(`<picture><source srcset="a"><img src="a" alt="${alt}"></picture><img alt="${alt}">`, [field(2)]),
    ).toBe(
      `${open(2)}<picture><source srcset="a"><img src="a" alt="Bil"></picture>${CLOSE}${open(2)}<img alt="Bil">${CLOSE}`,
    );
  });

  it('A-16 leaves nothing in attributes, scripts, styles, titles and marks of unknown fields', () => {
    const text = marked('Hej', 1);
    expect(
      withChromes(
        `<a title="${text}">x</a><script type="application/json">{"a":"${text}"}</script><style>${text}</style><svg><title>${text}</title></svg><option>${text}</option><b>${marked('y', 9)}</b>`,
        [field(1)],
      ),
    ).toBe(
      '<a title="Hej">x</a><script type="application/json">{"a":"Hej"}</script><style>Hej</style><svg><title>Hej</title></svg><option>Hej</option><b>y</b>',
    );
  });

  it('A-16 lets no word of a field become markup', () => {
    expect(
      withChromes(marked('x', 1), [field(1, { metadata: { rawValue: '</code><script>alert(1)</script>&' } })]),
    ).toContain('&#60;/code&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;');
  });
});
