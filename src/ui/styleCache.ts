import createCache, { type EmotionCache } from '@emotion/cache';

/** One list for all caches: on the server what was compiled once is kept under it. */
const noPrefixes: never[] = [];

/**
 * Where the styles of a page or a visit are kept. No vendor prefixes are added: the browsers that the framework supports
 * need them for next to nothing, and they are a third of a page's styles. What still needs one says so where it stands.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'fc', stylisPlugins: noPrefixes });
  if (typeof document === 'undefined') {
    // On the server the document writes them all into one place, and the views none where they stand.
    cache.compat = true;
    return cache;
  }
  // What came with the document stays where it is: emotion's own way moves its sheets, and the browser reads and applies them all anew.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]'))
    for (const id of dataset.styles?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
}
