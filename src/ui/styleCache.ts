import createCache, { type EmotionCache } from '@emotion/cache';

/** One registry for all caches: compiled styles are reused on the server. */
const noPrefixes: never[] = [];

/**
 * The Emotion cache of a page or a visit. No vendor prefixes are added: the supported browsers hardly need them, and
 * they are a third of a page's styles. The few that are needed are written where they apply.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'fc', stylisPlugins: noPrefixes });
  if (typeof document === 'undefined') {
    // On the server the document writes all styles into one element; views write none inline.
    cache.compat = true;
    return cache;
  }
  // The document's styles stay in place: Emotion would move its style elements, and the browser would parse and apply
  // them all again.
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-styles]'))
    for (const id of dataset.styles?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
}
