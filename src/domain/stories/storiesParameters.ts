/** In the address: `?tags=elbil&tags=vinter&stories=8`. Anything else in it is none of the list's business. */
export const PARAMETERS = { tags: 'tags', shown: 'stories' } as const;

/**
 * Whether an address has parameters of a list of stories: such a page is not served from the cache of the page without
 * parameters.
 */
export const hasStoriesParameters = (search: string): boolean => {
  const parameters = new URLSearchParams(search);
  return parameters.has(PARAMETERS.tags) || parameters.has(PARAMETERS.shown);
};
