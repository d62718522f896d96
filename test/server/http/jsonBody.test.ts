import fc from 'fast-check';
import { jsonBody } from '@/server/http/jsonBody';

/** A value of JSON with names of our own: what comes is any text, halves of characters too. */
const bodies = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom('\ud800', 'a\udfff', '\ude00\ud83d', '😀'),
    fc.integer(),
    fc.array(tie('value')),
    fc.dictionary(fc.constantFrom('name', 'message', 'customer'), tie('value')),
  ),
})).value;

const withoutHalves = (value: unknown): unknown =>
  typeof value === 'string'
    ? [...value].filter((character) => !/^[\ud800-\udfff]$/.test(character)).join('')
    : Array.isArray(value)
      ? value.map(withoutHalves)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutHalves(one)]))
        : value;

describe('the body of a request', () => {
  it('M-03 has no half of a character in any text, and is otherwise as it was sent', () => {
    fc.assert(fc.property(bodies, (body) => expect(jsonBody(JSON.stringify(body))).toEqual(withoutHalves(body))));
    expect(jsonBody('{"name": "F\\uD800", "message": "\\ud83d\\ude00 \\\\ud800"}')).toEqual({
      name: 'F',
      message: '😀 \\ud800',
    });
  });

  it('M-03 is refused with half of a character in a name, with NUL, and with names that every object has', () => {
    for (const text of ['{"a": {"\\ud800": 1}}', '["\\u0000"]', '{"__proto__": 1}', '{"constructor": 1}'])
      expect(() => jsonBody(text)).toThrow(SyntaxError);
  });
});
