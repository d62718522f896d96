import { checkBoundaries } from '@/tools/boundaries/check';

/** Judges each folder that it is given, in one process: `node --import tsx test/tools/judgeMany.ts FOLDER…` says the complaints of each, as a list of lists. */
const judged = process.argv
  .slice(2)
  .map((folder) =>
    checkBoundaries(folder).complaints.map(({ path, line, sentence }) => `${path}:${line} ${sentence}.\n`),
  );
process.stdout.write(JSON.stringify(judged));
