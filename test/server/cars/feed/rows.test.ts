import { FeedUnreadable, readRows, type RawRow, type ReadOptions } from '@/server/cars/feed/rows';

/** The same bytes in pieces of a size, so that every break falls everywhere once. */
async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < bytes.length; index += size) yield bytes.subarray(index, index + size);
}

async function read(content: string | Uint8Array, options: ReadOptions = {}, size = 7): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for await (const row of readRows(pieces(bytes, size), options)) rows.push(row);
  return rows;
}

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('the rows of a file', () => {
  const files: [string, string | Uint8Array, RawRow[]][] = [
    [
      'JSON Lines',
      '{"a":1}\n{"a":2}',
      [
        { line: 1, record: { a: 1 } },
        { line: 2, record: { a: 2 } },
      ],
    ],
    [
      'JSON Lines with blank lines and Windows breaks',
      '\r\n{"a":1}\r\n\r\n{"a":2}\r\n',
      [
        { line: 2, record: { a: 1 } },
        { line: 4, record: { a: 2 } },
      ],
    ],
    [
      'a JSON array',
      ' [ {"a":"]},{"},\n{"b":[1,{"c":2}]} , {"d":"\\"]"}]\n',
      [
        { line: 1, record: { a: ']},{' } },
        { line: 2, record: { b: [1, { c: 2 }] } },
        { line: 3, record: { d: '"]' } },
      ],
    ],
    ['an empty JSON array', '[]', []],
    ['CSV with commas', 'a,b\n1,2\n', [{ line: 2, record: { a: '1', b: '2' } }]],
    [
      'CSV with semicolons and commas inside',
      'a;"b,c,d"\n1,5;"x;y"\n',
      [{ line: 2, record: { a: '1,5', 'b,c,d': 'x;y' } }],
    ],
    ['CSV with tabs', 'a\tb\n1\t2', [{ line: 2, record: { a: '1', b: '2' } }]],
    [
      'CSV with breaks in a cell, by the line where the row begins',
      'a,b\r\n"1\r\n2",x\r\n\r\n3,"say ""hi"""\r\n4,5\r\n',
      [
        { line: 2, record: { a: '1\n2', b: 'x' } },
        { line: 5, record: { a: '3', b: 'say "hi"' } },
        { line: 6, record: { a: '4', b: '5' } },
      ],
    ],
    [
      'CSV with a quotation mark in the middle of a cell',
      'a,b\n19" wheels,1\n',
      [{ line: 2, record: { a: '19" wheels', b: '1' } }],
    ],
    ['CSV of one column', 'car_id\n12345\n', [{ line: 2, record: { car_id: '12345' } }]],
    ['UTF-8 with a byte order mark', '\uFEFFa\nÅÄÖ\n', [{ line: 2, record: { a: 'ÅÄÖ' } }]],
    ['Windows’ Latin 1', latin('m\xe4rke\n\x8akoda \xe5 5 \x80\n'), [{ line: 2, record: { märke: 'Škoda å 5 €' } }]],
    [
      'Latin 1 that shows late',
      latin(`a\n${'plain\n'.repeat(3)}\xd6land\n`),
      [
        { line: 2, record: { a: 'plain' } },
        { line: 3, record: { a: 'plain' } },
        { line: 4, record: { a: 'plain' } },
        { line: 5, record: { a: 'Öland' } },
      ],
    ],
    [
      'UTF-16 as spreadsheets write it',
      Buffer.from('\uFEFFa\tb\r\nŠkoda\t1\r\n', 'utf16le'),
      [{ line: 2, record: { a: 'Škoda', b: '1' } }],
    ],
    ['old breaks', 'a,b\r1,2\r', [{ line: 2, record: { a: '1', b: '2' } }]],
  ];
  describe.each([1, 3, 7, 1_000])('in pieces of %d bytes', (size) => {
    it.each(files)('M-03 reads %s', async (_, content, rows) => expect(await read(content, {}, size)).toEqual(rows));
  });

  it('M-03 names the line of what is no row, and goes on', async () => {
    const rows = await read('{"a":1}\nnot json\n[1]\n{"a":2}\n');
    expect(rows.map((row) => row.line)).toEqual([1, 2, 3, 4]);
    expect(rows[1]).toEqual({ line: 2, problem: expect.stringContaining('the row is not JSON') });
    expect(rows[2]).toEqual({ line: 3, problem: 'the row is not a JSON object' });
    expect(rows[3]).toEqual({ line: 4, record: { a: 2 } });
  });

  it('M-03 refuses a CSV row with other columns than the header, empty ones at the end apart', async () => {
    expect(await read('a,b\n1\n1,2,3\n1,2,\n')).toEqual([
      { line: 2, problem: 'the row has 1 columns, the header 2' },
      { line: 3, problem: 'the row has 3 columns, the header 2' },
      { line: 4, record: { a: '1', b: '2' } },
    ]);
  });

  it('M-03 marks bytes that are no UTF-8 in a file that is', async () => {
    const rows = await read(Buffer.concat([Buffer.from('a\nÅ\n'), Buffer.from([0xff, 0x0a])]), {}, 1_000_000).catch(
      () => [],
    );
    const secondRow = await read(
      Buffer.concat([Buffer.from(`a\n${'Å'.repeat(9)}\n`), Buffer.from([0xff, 0x0a])]),
      {},
      21,
    );
    expect(rows).toHaveLength(2);
    expect(secondRow.at(-1)).toEqual({ line: 3, record: { a: '\uFFFD' } });
  });

  const broken: [string, string, ReadOptions, string][] = [
    ['an empty CSV', '', {}, 'The file is empty.'],
    ['a column named twice', 'a,a\n1,2\n', {}, 'The header names the column "a" twice.'],
    ['a quotation mark that never closes', 'a,b\n1,"2\n3,4\n', {}, 'Quote Not Closed'],
    ['an array that does not end', '[{"a":1}', { format: 'json' }, 'The JSON array does not end (after element 0).'],
    [
      'something after the array',
      '[{"a":1}] {"a":2}',
      { format: 'json' },
      'There is something after the end of the JSON array.',
    ],
    ['no array', '{"a":1}', { format: 'json' }, 'The file is not a JSON array.'],
  ];
  it.each(broken)('M-03 stops at %s', async (_, content, options, message) => {
    await expect(read(content, options)).rejects.toThrow(FeedUnreadable);
    await expect(read(content, options)).rejects.toThrow(message);
  });

  it('M-03 does not buffer an endless row', async () => {
    const long = 'x'.repeat(1024 * 1024 + 10);
    expect(await read(`{"a":"${long}"}\n{"a":2}\n`, {}, 100_000)).toEqual([
      { line: 1, problem: expect.stringContaining('the row is longer than') },
      { line: 2, record: { a: 2 } },
    ]);
    await expect(read(`a,b\n"${long},2\n${'1,2\n'.repeat(300_000)}`, {}, 100_000)).rejects.toThrow('Max Record Size');
    expect(await read(`[{"a":"${long}"},{"a":2}]`, {}, 100_000)).toEqual([
      { line: 1, problem: expect.stringContaining('the row is longer than') },
      { line: 2, record: { a: 2 } },
    ]);
    await expect(read(`[{"a":"${long}${long}"}]`, {}, 100_000)).rejects.toThrow('Element 1 of the array');
  });

  it('M-03 shows the header before the first row', async () => {
    const refuse = (columns: readonly string[]): void => {
      throw new FeedUnreadable(columns.join('+'));
    };
    await expect(read('a,b\n1,2\n', { columns: refuse })).rejects.toThrow('a+b');
  });
});
