import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The id of the running build; null in development, where code changes without a new id. */
export async function buildId(): Promise<string | null> {
  if (process.env.NODE_ENV !== 'production') return null;
  const file = path.join(process.cwd(), process.env.FORECOURT_BUILD || '.next', 'BUILD_ID');
  return readFile(file, 'utf8').then(
    (name) => name.trim(),
    () => null,
  );
}
