/** No such file, a file where a folder should be, a name longer than a disk takes. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** What is not there is `null`; every other trouble with the disk stays an error. */
export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && ABSENT.has(String(error.code))) return null;
    throw error;
  }
}
