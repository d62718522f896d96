import { checkTerms } from '@/tools/terms/check';
import { declaredNames, wordsOf } from '@/tools/terms/identifiers';

/**
 * The check of terms over several small projects (file to text), in one process, as Jest can't load the parser:
 * `node --import tsx test/tools/checkTerms.ts '[{"src/a.ts":"…"}]'` prints for each what it declares and what is found.
 */
const projects: Record<string, string>[] = JSON.parse(process.argv[2] ?? '[]');
const results = projects.map((files) => ({
  words: Object.keys(files).map(wordsOf),
  names: Object.entries(files).flatMap(([file, text]) => [...declaredNames(file, text)]),
  found: checkTerms(Object.keys(files), (file) => files[file] ?? '').map(
    ({ file, name, word }) => `${file} ${name} ${word}`,
  ),
}));
process.stdout.write(JSON.stringify(results));
