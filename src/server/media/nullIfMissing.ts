import { isObject } from '@/lib/guards';
/** No such file, a file instead of a folder, a name that is too long. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** `null` for a missing file; other errors are rethrown. */
export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isObject(error) && ABSENT.has(String(error.code))) return null;
    throw error;
  }
}
