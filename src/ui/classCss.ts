import type { SerializedStyles } from '@emotion/react';
import { createStyleCache } from './styleCache';

/** Rules of a plain class as style sheet text, with the animations that they name. For the document, on the server only. */
export function classCss(selector: string, styles: SerializedStyles): string {
  const cache = createStyleCache();
  let css = '';
  for (let next: SerializedStyles | undefined = styles; next; next = next.next)
    css += cache.insert(next === styles ? selector : '', next, cache.sheet, false) ?? '';
  return css;
}
