import fc from 'fast-check';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { publicFields } from '@/effects/publicFields';
import { createRedactor } from '@/store/redaction';

const redact = (paths: readonly string[], payload: unknown) =>
  createRedactor([{ state: {}, actions: { it: paths } }]).payload('it', payload);

describe('redaction by an allow-list', () => {
  it.each<[string, readonly string[], unknown, unknown]>([
    ['nothing is public by itself', [], { a: 'x', b: 7 }, { a: 'redacted-1', b: -2 }],
    ['a declared field is', ['a'], { a: 'x', b: 7 }, { a: 'x', b: -1 }],
    ['the value itself', [''], 'volvo', 'volvo'],
    ['a value that is not declared', [], 'volvo', 'redacted-1'],
    ['a field that is not there', ['name.first'], { a: 'x' }, { a: 'redacted-1' }],
    ['null and empty texts stay', [], { b: null, name: '' }, { b: null, name: '' }],
    [
      'a flag is not public by itself, and its pseudonym does not reveal it',
      [],
      [true, false],
      ['redacted', 'redacted'],
    ],
    ['a declared flag is', ['open'], { open: true, hasDebt: true }, { open: true, hasDebt: 'redacted' }],
    [
      'every item of a list',
      ['list.*.id'],
      { list: [{ id: 'a', name: 'Åsa' }] },
      { list: [{ id: 'a', name: 'redacted-1' }] },
    ],
    ['every value of a record', ['byId.*.id'], { byId: { x: { id: '1' } } }, { byId: { x: { id: '1' } } }],
    ['a path that ends above a leaf opens nothing', ['a'], { a: { b: 'x' } }, { a: { b: 'redacted-1' } }],
    [
      'keys that are no field names are data',
      [],
      { a: { 'volvo v60': 3, ABC123: 4, volvo: 5 } },
      { a: { 'redacted-1': -2, 'redacted-3': -4, volvo: -5 } },
    ],
    ['keys can be declared private', ['a.#'], { a: { volvo: 5 } }, { a: { 'redacted-1': -2 } }],
    ['one pseudonym for one value', [], { a: 'x', b: 'x' }, { a: 'redacted-1', b: 'redacted-1' }],
    ['text and number are two values', [], { a: '1', b: 1 }, { a: 'redacted-1', b: -2 }],
    [
      'an address without its query and fragment',
      ['to?'],
      { to: '/a?q=x&b=y&c=&d#e' },
      { to: '/a?redacted-2=redacted-3&redacted-4=redacted-5&redacted-6=&redacted-7#redacted-1' },
    ],
    [
      "a slug after a car's id",
      ['to?'],
      { to: '/en/buy/1234567/%C3%A5sas%20bil' },
      { to: '/en/buy/1234567/redacted-1' },
    ],
    ['a broken escape', ['to?'], { to: '/a?q=%E0%A4%A' }, { to: '/a?redacted-1=redacted-2' }],
    ['an address where there is none', ['to?'], { to: { q: 'x' } }, { to: { q: 'redacted-1' } }],
    ['a model under its make', [], { a: 'Volvo', b: 'Volvo>V60' }, { a: 'redacted-1', b: 'redacted-1>redacted-2' }],
    ['a missing payload', ['a'], undefined, undefined],
  ])('M-02 %s', (_, paths, payload, expected) => {
    expect(redact(paths, payload)).toEqual(expected);
  });

  it('M-02 gives a text in a query the pseudonym that it has elsewhere', () => {
    expect(redact(['to?'], { q: 'röd volvo', to: '/a?q=r%C3%B6d+volvo' })).toEqual({
      q: 'redacted-1',
      to: '/a?redacted-2=redacted-1',
    });
  });

  it('M-02 redacts the payload of an undeclared action, and leaves out an undeclared slice', () => {
    const redactor = createRedactor([{ state: { known: ['a'] }, actions: {} }]);
    expect(redactor.payload('unknown', { a: 'Åsa' })).toEqual({ a: 'redacted-1' });
    expect(redactor.payload('constructor', 'Åsa')).toBe('redacted-1');
    expect(redactor.state({ known: { a: 1 }, unknown: { a: 'Åsa' }, constructor: 'Åsa' })).toEqual({ known: { a: 1 } });
  });

  it('M-02 leaves no value anywhere that is not declared, keys included', () => {
    const secret = fc.stringMatching(/^[a-zåäö]{6,12}[0-9]{3}$/);
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        secret,
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(fc.oneof(fc.constantFrom('a', 'b'), secret), tie('node')),
      ),
    })).node;
    fc.assert(
      fc.property(tree, secret, fc.array(secret), (branch, text, keys) => {
        const planted = {
          branch,
          text,
          byText: Object.fromEntries(keys.map((key) => [key, 1])),
          to: `/a?q=${encodeURIComponent(text)}&r=${keys.join('+')}`,
          open: 'open',
        };
        const redacted = JSON.stringify(redact(['open', 'to?'], planted));
        expect(decodeURIComponent(redacted)).not.toMatch(/[a-zåäö]{6,12}[0-9]{3}/);
        expect(redacted).toContain('"open":"open"');
      }),
    );
  });
});

describe('the public fields of a slice', () => {
  interface State {
    step: string;
    person: { name: string; email: string } | null;
    lines: { code: string }[];
  }
  const initialState: State = { step: 'first', person: null, lines: [] };
  const slice = createSlice({
    name: 'order',
    initialState,
    reducers: {
      personGiven: (state, { payload }: PayloadAction<{ name: string; email: string; phone?: string }>) => {
        state.person = payload;
      },
    },
  });

  it('M-02 withholds a new or renamed field without a line of code', () => {
    const declared = publicFields(slice, { state: ['step', 'lines.*.code'], actions: { personGiven: ['email'] } });
    const redactor = createRedactor([declared]);
    expect(
      redactor.payload('order/personGiven', { name: 'Åsa', mail: 'a@b.example', phone: '070', hasDebt: true }),
    ).toEqual({
      name: 'redacted-1',
      mail: 'redacted-2',
      phone: 'redacted-3',
      hasDebt: 'redacted',
    });
    expect(redactor.state({ order: { step: 'second', person: { name: 'Åsa' }, added: 'Bo' } })).toEqual({
      order: { step: 'second', person: { name: 'redacted-1' }, added: 'redacted-4' },
    });
  });

  it('M-02 takes paths to leaves only', () => {
    // @ts-expect-error The field does not exist.
    publicFields(slice, { state: ['stepp'] });
    // @ts-expect-error An object is not a leaf: fields that it gets later would be public.
    publicFields(slice, { state: ['person'] });
    // @ts-expect-error The payload has no such field.
    publicFields(slice, { state: [], actions: { personGiven: ['firstName'] } });
    // @ts-expect-error There is no such action.
    expect(() => publicFields(slice, { state: [], actions: { renamed: [] } })).not.toThrow();
  });
});
