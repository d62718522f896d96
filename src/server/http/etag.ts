const plain = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a request's If-None-Match names the tag; compared weakly, as for GET. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => plain(one) === plain(etag)));
