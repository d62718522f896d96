/** An object that is not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object or an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether an error carries this code: those of Node ('ENOENT') and of PostgreSQL ('23505') do. */
export const hasErrorCode = (error: unknown, code: string): boolean => isObject(error) && error.code === code;
