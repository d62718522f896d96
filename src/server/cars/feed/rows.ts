import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isRecord } from '@/lib/guards';
import { decode, type Encoding } from './decode';

export type FeedFormat = 'jsonl' | 'json' | 'csv';

/**
 * A row of the file, or why it cannot be read. `line` is where it begins, from 1; in a JSON array it is its index,
 * from 1.
 */
export type RawRow = { line: number; record: Record<string, unknown> } | { line: number; problem: string };

/** The file cannot be read any further; rows before the error stay imported. */
export class FeedUnreadable extends Error {
  override readonly name = 'FeedUnreadable';
}

export interface ReadOptions {
  /** Detected by the first character if not given. */
  format?: FeedFormat | undefined;
  encoding?: Encoding | undefined;
  /** CSV: detected by the header if not given. */
  delimiter?: string | undefined;
  /** CSV: called with the header before the first row; may throw FeedUnreadable. */
  columns?: (names: readonly string[]) => void;
}

/** Limit of one row: guards memory against files without line breaks and unclosed quotation marks. */
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

/** The elements of one JSON array, without loading all of it. */
async function* jsonArray(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let state = start();
  let depth = 0;
  let inText = false;
  let escaped = false;
  let element = '';
  let line = 0;
  for await (const piece of text) {
    let from = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const sign = piece[index] ?? '';
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
          const content = element + piece.slice(from, index);
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
        from = index;
        index -= 1;
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

/** The separator that occurs most often in the header, outside quotation marks. */
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
        const twice = columns.find((name, index) => name !== '' && columns?.indexOf(name) !== index);
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
      for (const [index, name] of columns.entries()) if (name !== '') cells[name] = record[index];
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
 * The rows of a feed one by one, as fast as they are consumed, for files of any size.
 * @throws FeedUnreadable where the rest cannot be parsed.
 */
export async function* readRows(source: AsyncIterable<Uint8Array>, options: ReadOptions = {}): AsyncGenerator<RawRow> {
  const text = decode(source, options.encoding);
  // Enough text to detect format and delimiter: the first character, and of CSV the first line.
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
