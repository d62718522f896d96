import fc from 'fast-check';
import { createRedactor } from '@/store/redaction';
import type { PersonalPaths } from '@/effects/feature';

const redact = (paths: PersonalPaths, payload: unknown) =>
  createRedactor({ state: {}, actions: { it: paths } }).payload('it', payload);

describe('redaction by schema', () => {
  it.each<[string, PersonalPaths, unknown, unknown]>([
    ['nothing declared personal stays', [], { a: 'x', n: 1 }, { a: 'x', n: 1 }],
    ['the value itself', [''], 'volvo', 'redacted-1'],
    ['a field', ['name'], { name: 'Åsa', age: 4 }, { name: 'redacted-1', age: 4 }],
    ['a field that is not there', ['name.first'], { age: 4 }, { age: 4 }],
    [
      'a whole branch, its keys kept',
      ['who'],
      { who: { name: 'Åsa', of: ['a', 1, true, null] } },
      { who: { name: 'redacted-1', of: ['redacted-2', -3, true, null] } },
    ],
    [
      'every element',
      ['list.*.tel'],
      { list: [{ tel: '1' }, { tel: '2', id: 'b' }] },
      { list: [{ tel: 'redacted-1' }, { tel: 'redacted-2', id: 'b' }] },
    ],
    ['every value', ['byId.*.tel'], { byId: { a: { tel: '1' } } }, { byId: { a: { tel: 'redacted-1' } } }],
    [
      'the keys of an object',
      ['cache.#'],
      { cache: { volvo: 3, kia: 4 } },
      { cache: { 'redacted-1': 3, 'redacted-2': 4 } },
    ],
    ['one pseudonym for one value', ['a', 'b'], { a: 'x', b: 'x' }, { a: 'redacted-1', b: 'redacted-1' }],
    ['two paths to one value', ['a', 'a', ''], { a: 'x' }, { a: 'redacted-1' }],
    ['an empty text tells nothing', ['a'], { a: '' }, { a: '' }],
    ['text and number are two values', ['a', 'b'], { a: '1', b: 1 }, { a: 'redacted-1', b: -2 }],
    [
      'one query parameter',
      ['to?q'],
      { to: '/kop-bil?q=volvo+v60&sida=2#top' },
      { to: '/kop-bil?q=redacted-1&sida=2#top' },
    ],
    [
      'all query parameters',
      ['to?*'],
      { to: '/a?q=x&b=y&c=&d' },
      { to: '/a?redacted-1=redacted-2&redacted-3=redacted-4&redacted-5=&redacted-6' },
    ],
    ['an address without a query', ['to?*'], { to: '/a#b' }, { to: '/a#redacted-1' }],
    [
      "a slug after a car's number",
      ['slug', 'to?*'],
      { slug: 'åsas bil', to: '/en/buy/1234567/%C3%A5sas%20bil' },
      { slug: 'redacted-1', to: '/en/buy/1234567/redacted-1' },
    ],
    [
      'a model under its make',
      ['a', 'b'],
      { a: 'Volvo', b: 'Volvo>V60' },
      { a: 'redacted-1', b: 'redacted-1>redacted-2' },
    ],
    ['a broken escape', ['to?*'], { to: '/a?q=%E0%A4%A' }, { to: '/a?redacted-1=redacted-2' }],
    ['an address where there is none', ['to?*'], { to: { q: 'x' } }, { to: { q: 'redacted-1' } }],
    ['a missing payload', ['a'], undefined, undefined],
  ])('M-02 %s', (_, paths, payload, expected) => {
    expect(redact(paths, payload)).toEqual({ payload: expected });
  });

  it('M-02 gives a text in a query the pseudonym that it has elsewhere', () => {
    expect(redact(['q', 'to?q'], { q: 'röd volvo', to: '/a?q=r%C3%B6d+volvo' })).toEqual({
      payload: { q: 'redacted-1', to: '/a?q=redacted-1' },
    });
  });

  it('M-02 withholds the payload of an event, and leaves out a slice, that nobody declared', () => {
    const redactor = createRedactor({ state: { known: [] }, actions: {} });
    expect(redactor.payload('unknown', { name: 'Åsa' })).toEqual({ withheld: true });
    expect(redactor.payload('constructor', 'Åsa')).toEqual({ withheld: true });
    expect(redactor.state({ known: { a: 1 }, unknown: { name: 'Åsa' }, constructor: 'Åsa' })).toEqual({
      known: { a: 1 },
    });
  });

  it('M-02 leaves no personal value anywhere, wherever it stands below a declared path', () => {
    const secret = fc.stringMatching(/^[a-zåäö]{6,12}[0-9]{3}$/);
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        secret,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b'), tie('node')),
      ),
    })).node;
    fc.assert(
      fc.property(tree, secret, fc.array(secret), (branch, phrase, keys) => {
        const planted = {
          branch,
          phrase,
          byPhrase: Object.fromEntries(keys.map((key) => [key, 1])),
          to: `/a?q=${encodeURIComponent(phrase)}&r=${keys.join('+')}`,
          open: 'open',
        };
        const text = JSON.stringify(redact(['branch', 'phrase', 'byPhrase.#', 'to?*'], planted));
        expect(decodeURIComponent(text)).not.toMatch(/[a-zåäö]{6,12}[0-9]{3}/);
        expect(text).toContain('"open":"open"');
      }),
    );
  });
});
