import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('src/server/database/migrations');
/** From before several versions ran side by side. */
const EARLIER = ['0004_booking_numbers.sql', '0005_outbox_delivery.sql', '0010_price_ledger.sql'];

/** What a process of the version before cannot live with, or a restart of it. */
const BREAKING: readonly [what: string, expression: RegExp][] = [
  ['drops', /\bdrop\s+(?:table|column|sequence|schema|type|view|default|constraint)\b/i],
  ['renames', /\brename\b/i],
  ['changes a type', /\balter\s+column\b[^;]*\btype\b/i],
  ['requires a value that older code does not write', /\bset\s+not\s+null\b/i],
  ['adds a column that older code does not write', /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i],
  ['adds a check to a table in use', /\badd\s+constraint\b[^;]*\bcheck\b/i],
  ['deletes rows', /^\s*(?:delete\s+from|truncate)\b/im],
];

/** Statements without comments, and without the names in quotes. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--(?!> statement-breakpoint).*$/gm, '')
    .replaceAll(/"[^"]*"/g, 'x')
    .split('--> statement-breakpoint');

const breakingIn = (sql: string): string[] =>
  statementsOf(sql).flatMap((statement) =>
    BREAKING.filter(([, expression]) => expression.test(statement)).map(([what]) => what),
  );

describe('migrations', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

  it('M-03 only add: processes of the version before go on beside those of the next', () => {
    const breaking = files
      .filter((name) => !EARLIER.includes(name))
      .map((name) => [name, breakingIn(readFileSync(path.join(FOLDER, name), 'utf8'))] as const)
      .filter(([, found]) => found.length > 0);
    expect(breaking).toEqual([]);
  });

  it('M-03 the check finds what would break them', () => {
    expect(EARLIER.map((name) => breakingIn(readFileSync(path.join(FOLDER, name), 'utf8')).length > 0)).toEqual([
      true,
      true,
      true,
    ]);
    expect(breakingIn('ALTER TABLE "cars" ADD COLUMN "color" text NOT NULL;')).toHaveLength(1);
    expect(breakingIn(`ALTER TABLE "cars" ADD COLUMN "color" text DEFAULT '' NOT NULL;`)).toEqual([]);
    expect(breakingIn('ALTER TABLE "cars" ALTER COLUMN "brand" SET DATA TYPE varchar(20);')).toHaveLength(1);
    expect(breakingIn('CREATE TABLE "rename" ("drop table" text NOT NULL);')).toEqual([]);
  });
});
