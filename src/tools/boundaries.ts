import path from 'node:path';
import { checkBoundaries } from './boundaries/check';

/** `node --import tsx src/tools/boundaries.ts [ROOT]`: judges every module under ROOT/src; exit code 1 with one line per complaint. */
function main(root: string): void {
  const { modules, imports, complaints } = checkBoundaries(root);
  for (const { path: file, line, sentence } of complaints) process.stdout.write(`${file}:${line} ${sentence}.\n`);
  process.stdout.write(`${modules} modules, ${imports} imports, ${complaints.length} complaints\n`);
  process.exitCode = complaints.length === 0 && modules > 0 ? 0 : 1;
}

main(path.resolve(process.argv[2] ?? '.'));
