import type { TestedId } from './titles';

const ROW = /^\| ([A-Z]-\d{2}) \| (.+?) \| (\w+) \| ?(.*?) ?\|$/;
const STATUSES = ['planned', 'begun', 'done'];

interface Row {
  id: string;
  what: string;
  status: string;
  shownBy: string;
}

function rowOf(line: string): Row | undefined {
  const match = ROW.exec(line);
  if (!match) return undefined;
  const [, id = '', what = '', status = '', shownBy = ''] = match;
  return { id, what, status, shownBy };
}

/** Maximum number of files listed in a row. */
const MOST_FILES = 3;

/** A cell: the files with the most tests of a row, relative to the root. */
const cell = (id: string, tested: readonly TestedId[]): string =>
  tested
    .filter((one) => one.id === id)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_FILES)
    .map(({ file }) => `\`${file}\``)
    .join(', ');

/** What is wrong with the table (its Markdown) in the light of the tests; one sentence each. */
export function tableComplaints(table: string, shown: readonly TestedId[]): string[] {
  const rows = table.split('\n').flatMap((line) => rowOf(line) ?? []);
  const known = new Set(rows.map(({ id }) => id));
  const complaints = shown
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => `${file} names ${id}, which the table does not know.`);
  if (rows.length === 0) complaints.push('The table has no rows.');
  for (const [index, { id, status, shownBy }] of rows.entries()) {
    const files = cell(id, shown);
    if (rows.findIndex((row) => row.id === id) !== index) complaints.push(`${id} stands in the table twice.`);
    if (!STATUSES.includes(status))
      complaints.push(`${id} has the status ${status}; it is one of ${STATUSES.join(', ')}.`);
    if (files === '' && status !== 'planned') complaints.push(`${id} is ${status}, but no test shows it.`);
    if (files !== '' && status === 'planned')
      complaints.push(`${id} is planned, but tests show it: run npm run requirements.`);
    if (files !== shownBy) complaints.push(`${id} is not shown by what the table says: run npm run requirements.`);
  }
  return complaints;
}

/** The table with its last column as the tests are now; planned rows that tests show have begun. */
export function refreshed(table: string, shown: readonly TestedId[]): string {
  return table
    .split('\n')
    .map((line) => {
      const row = rowOf(line);
      if (!row) return line;
      const files = cell(row.id, shown);
      const status = row.status === 'planned' && files !== '' ? 'begun' : row.status;
      return `| ${row.id} | ${row.what} | ${status} | ${files}${files && ' '}|`;
    })
    .join('\n');
}
