import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTerms } from './terms/check';

/** The files of the project in git, untracked ones included. */
const projectFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'test', 'e2e'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|js|mjs)$/.test(file) && existsSync(path.join(root, file)));

/** `node --import tsx src/tools/terms.ts`: fails on names with a replaced word (src/tools/terms/terms.ts). */
function main(): void {
  const root = process.cwd();
  const found = checkTerms(projectFiles(root), (name) => readFileSync(path.join(root, name), 'utf8'));
  for (const { file, name, word, use } of found)
    process.stdout.write(`${file}: ${name} has the word '${word}'; write: ${use}.\n`);
  process.stdout.write(`${found.length} names with replaced words\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

main();
