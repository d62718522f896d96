/** Deeper and larger than any body of ours; what goes on from here may recurse. */
const DEEPEST = 32;
const MOST_VALUES = 20_000;

/** Half of a character, as of an emoji that was cut. It comes as an escape only: UTF-8 has none. PostgreSQL stores none. */
const HALF = /\p{Surrogate}/u;
const ESCAPED_HALF = /\\u[dD][89a-fA-F]/;

/** Names that every object has, so that a look-up by name would find them; no request of ours has them. */
const isForbidden = (name: string): boolean =>
  name === 'prototype' || HALF.test(name) || Reflect.has(Object.prototype, name);

/**
 * A request's values, for schemas.
 * @throws SyntaxError for values too deep or too many, for names that only an attack has, and for NUL in a text
 */
export function checkedValues<T>(given: T, mostValues = MOST_VALUES): T {
  let values = 0;
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > DEEPEST || values > mostValues) throw new SyntaxError('The values are too deep or too many.');
    const next: unknown[] = [];
    for (const value of level) {
      // PostgreSQL stores no such character.
      if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('There is a NUL in a text.');
      if (typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value) && Object.keys(value).some(isForbidden))
        throw new SyntaxError('There is a name that is not taken.');
      for (const child of Object.values(value)) next.push(child);
    }
    level = next;
  }
  return given;
}

const withoutHalves = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '') : value;

/**
 * The JSON of a request's body, for all routes; `limitBody` limits its bytes before. Halves of characters are
 * left out, as people do not see that they pasted them.
 * @param mostValues more than usual, for long lists behind a secret
 * @throws SyntaxError
 */
export const jsonBody = (text: string, mostValues?: number): unknown =>
  checkedValues<unknown>(JSON.parse(text, ESCAPED_HALF.test(text) ? withoutHalves : undefined), mostValues);
