import { GraphQLError } from 'graphql';

export interface Paged<T> {
  total: number;
  pageInfo: { endCursor: string; hasNext: boolean };
  results: readonly T[];
}

/** Upper limit of a page, whatever is requested. */
const MAX_PAGE = 1000;
const PREFIX = 'after:';

/**
 * A page of a list. `after` of null or '' is the start; a cursor is opaque to callers and always a string.
 * @throws GraphQLError for an invalid cursor and a negative page size.
 */
export function paged<T>(
  all: readonly T[],
  first: number | null | undefined,
  after: string | null | undefined,
  byDefault = 10,
): Paged<T> {
  const size = Math.min(first ?? byDefault, MAX_PAGE);
  if (size < 0) throw new GraphQLError('"first" must not be negative.');
  const from = after ? indexOf(after) : 0;
  const end = Math.min(from + size, all.length);
  return {
    total: all.length,
    // An empty page reports that nothing follows, else its caller would repeat the request for ever.
    pageInfo: {
      endCursor: Buffer.from(`${PREFIX}${end}`).toString('base64url'),
      hasNext: size > 0 && end < all.length,
    },
    results: all.slice(from, end),
  };
}

function indexOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const index = text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : Number.NaN;
  if (!Number.isInteger(index) || index < 0) throw new GraphQLError('"after" is no cursor of this endpoint.');
  return index;
}
