import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTerms } from './terms/check';

const REMAINING = 'src/tools/terms/remaining.json';

/** The files of the project in git, untracked ones included. */
const projectFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'test', 'e2e'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|js|mjs)$/.test(file) && existsSync(path.join(root, file)));

/**
 * `node --import tsx src/tools/terms.ts [--write]`: fails on names with a replaced word (src/tools/terms/terms.ts) that
 * are not in the list of remaining ones; --write removes renamed ones from that list.
 */
function main(args: readonly string[]): void {
  const root = process.cwd();
  const file = path.join(root, REMAINING);
  const remaining: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const found = checkTerms(projectFiles(root), (name) => readFileSync(path.join(root, name), 'utf8'));
  const names = new Set(found.map(({ name }) => name));
  const known = new Set(remaining);
  const isFirst = !existsSync(file);
  if (args.includes('--write')) {
    const rest = isFirst ? [...names] : remaining.filter((name) => names.has(name));
    writeFileSync(file, `${JSON.stringify(rest.toSorted(), null, 2)}\n`);
  }
  const complaints = found.filter(({ name }) => !known.has(name) && !(isFirst && args.includes('--write')));
  for (const { file: where, name, word, use } of complaints)
    process.stdout.write(`${where}: ${name} has the word '${word}'; write: ${use}.\n`);
  const left = remaining.filter((name) => names.has(name)).length;
  process.stdout.write(
    `${complaints.length} names with replaced words${left > 0 ? `, ${left} more to be renamed` : ''}\n`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

main(process.argv.slice(2));
