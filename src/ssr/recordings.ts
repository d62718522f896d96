import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = path.join(process.cwd(), 'test/recordings');
const ENDING = '.json';

/** Names of the recordings in test/recordings; none in an installation without them. */
export async function listRecordings(): Promise<string[]> {
  try {
    return (await readdir(FOLDER))
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The text of one of them; null for a name that is none. */
export async function loadRecording(name: string): Promise<string | null> {
  if (!(await listRecordings()).includes(name)) return null;
  return JSON.stringify(JSON.parse(await readFile(path.join(FOLDER, `${name}${ENDING}`), 'utf8')));
}
