import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isRecord } from '@/lib/guards';
import { decode, type Encoding } from './decode';

export type FeedFormat = 'jsonl' | 'json' | 'csv';

/** A row as the file has it, or why it can't be one. `line` is where it begins, from 1; for a JSON array it is its place in the array. */
export type RawRow = { line: number; record: Record<string, unknown> } | { line: number; problem: string };

/** The file as a whole can't be read; what was read before stays done. */
export class FeedUnreadable extends Error {
  override readonly name = 'FeedUnreadable';
}

export interface ReadOptions {
  /** Told by the first character where it isn't given. */
  format?: FeedFormat | undefined;
  encoding?: Encoding | undefined;
  /** CSV: told by the header where it isn't given. */
  delimiter?: string | undefined;
  /** CSV: hears the header before the first row, and may throw FeedUnreadable. */
  columns?: (names: readonly string[]) => void;
}

/** One row can't be longer; guards memory against files without line breaks and quotation marks that never close. */
const LONGEST_ROW = 1024 * 1024;
const TOO_LONG = `the row is longer than ${LONGEST_ROW} characters`;

function rowOf(line: number, text: string): RawRow {
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? { line, record } : { line, problem: 'the row is not a JSON object' };
  } catch (error) {
    return { line, problem: `the row is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function* jsonLines(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let line = 0;
  let rest = '';
  let cut = false;
  const row = function* (content: string): Generator<RawRow> {
    line += 1;
    if (cut || content.length > LONGEST_ROW) yield { line, problem: TOO_LONG };
    else if (content.trim() !== '') yield rowOf(line, content);
    cut = false;
  };
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const content of lines) yield* row(content);
    if (rest.length > LONGEST_ROW) {
      cut = true;
      rest = '';
    }
  }
  if (cut || rest !== '') yield* row(rest);
}

type ArrayState = 'before' | 'between' | 'element' | 'after';
const start = (): ArrayState => 'before';

/** The elements of one JSON array, without ever holding the whole of it. */
async function* jsonArray(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let state = start();
  let depth = 0;
  let inText = false;
  let escaped = false;
  let element = '';
  let line = 0;
  for await (const piece of text) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece[at] ?? '';
      if (state === 'element') {
        if (inText) {
          if (escaped) escaped = false;
          else if (sign === '\\') escaped = true;
          else if (sign === '"') inText = false;
          continue;
        }
        if (sign === '"') inText = true;
        else if (sign === '{' || sign === '[') depth += 1;
        else if (depth > 0 && (sign === '}' || sign === ']')) depth -= 1;
        else if (depth === 0 && (sign === ',' || sign === ']')) {
          line += 1;
          const content = element + piece.slice(from, at);
          yield content.length > LONGEST_ROW ? { line, problem: TOO_LONG } : rowOf(line, content);
          element = '';
          state = sign === ',' ? 'between' : 'after';
        }
        continue;
      }
      if (/\s/.test(sign)) continue;
      if (state === 'before' && sign === '[') state = 'between';
      else if (state === 'between' && sign === ']') state = 'after';
      else if (state === 'between') {
        state = 'element';
        from = at;
        at -= 1;
      } else
        throw new FeedUnreadable(
          state === 'after' ? 'There is something after the end of the JSON array.' : 'The file is not a JSON array.',
        );
    }
    if (state === 'element') element += piece.slice(from);
    if (element.length > LONGEST_ROW) throw new FeedUnreadable(`Element ${line + 1} of the array: ${TOO_LONG}.`);
  }
  if (state !== 'after') throw new FeedUnreadable(`The JSON array does not end (after element ${line}).`);
}

const DELIMITERS = [';', ',', '\t', '|'] as const;

/** The sign that divides the header most often, outside quotation marks. */
function delimiterOf(head: string): string {
  const header = (head.match(/^(?:[^"\n]|"[^"]*")*/)?.[0] ?? head).replace(/"[^"]*"/g, '');
  const [best] = DELIMITERS.map((sign) => ({ sign, times: header.split(sign).length })).toSorted(
    (a, b) => b.times - a.times,
  );
  return best && best.times > 1 ? best.sign : ',';
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

interface CsvRow {
  info: { lines: number };
  record: string[];
}

async function* csv(text: AsyncIterable<string>, head: string, options: ReadOptions): AsyncGenerator<RawRow> {
  const parser = Readable.from(text).pipe(
    parse({
      delimiter: options.delimiter ?? delimiterOf(head),
      info: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
    }),
  );
  const records: AsyncIterable<CsvRow> = parser;
  let columns: string[] | null = null;
  try {
    for await (const { info, record } of records) {
      if (!columns) {
        columns = record.map((name) => name.trim());
        const twice = columns.find((name, at) => name !== '' && columns?.indexOf(name) !== at);
        if (twice !== undefined) throw new FeedUnreadable(`The header names the column "${twice}" twice.`);
        options.columns?.(columns.filter((name) => name !== ''));
        continue;
      }
      const line = info.lines - breaksIn(record);
      if (record.every((cell) => cell.trim() === '')) continue;
      if (record.length < columns.length || record.slice(columns.length).some((cell) => cell !== '')) {
        yield { line, problem: `the row has ${record.length} columns, the header ${columns.length}` };
        continue;
      }
      const cells: Record<string, unknown> = {};
      for (const [at, name] of columns.entries()) if (name !== '') cells[name] = record[at];
      yield { line, record: cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FeedUnreadable(`The CSV can't be read any further: ${error.message}.`, { cause: error });
  } finally {
    parser.destroy();
  }
  if (!columns) throw new FeedUnreadable('The file is empty.');
}

const formatOf = (head: string): FeedFormat => (head.startsWith('{') ? 'jsonl' : head.startsWith('[') ? 'json' : 'csv');

/**
 * The rows of a feed one by one, as fast as they are taken, whatever the size of the file.
 * @throws FeedUnreadable where nothing after it could be understood.
 */
export async function* readRows(source: AsyncIterable<Uint8Array>, options: ReadOptions = {}): AsyncGenerator<RawRow> {
  const text = decode(source, options.encoding);
  // Enough to tell the format by, and the delimiter: the first sign, and of CSV the first line.
  let head = '';
  while (!/^\s*([[{]|\S[^\n]*\n)/.test(head) && head.length < LONGEST_ROW) {
    const { done, value } = await text.next();
    if (done) break;
    head += value;
  }
  const all = (async function* () {
    if (head !== '') yield head;
    yield* text;
  })();
  switch (options.format ?? formatOf(head.trimStart())) {
    case 'jsonl':
      return yield* jsonLines(all);
    case 'json':
      return yield* jsonArray(all);
    case 'csv':
      return yield* csv(all, head.trimStart(), options);
  }
}
