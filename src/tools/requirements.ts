import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refreshed, tableComplaints } from './requirements/table';
import { testedIn } from './requirements/titles';

/**
 * `node --import tsx src/tools/requirements.ts [--write] [ROOT]`: compares docs/requirements.md with the titles of the
 * tests; with --write it updates the table first. Exit code 1 with one sentence per difference.
 */
function main(args: readonly string[]): void {
  const root = path.resolve(args.find((argument) => !argument.startsWith('--')) ?? '.');
  const file = path.join(root, 'docs', 'requirements.md');
  const shown = testedIn(root);
  if (args.includes('--write')) writeFileSync(file, refreshed(readFileSync(file, 'utf8'), shown));
  const complaints = tableComplaints(readFileSync(file, 'utf8'), shown);
  for (const sentence of complaints) process.stdout.write(`${sentence}\n`);
  process.stdout.write(
    `${new Set(shown.map(({ id }) => id)).size} rows shown by tests, ${complaints.length} complaints\n`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

main(process.argv.slice(2));
