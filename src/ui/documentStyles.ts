import { fallbackFaces } from './fonts/fallbackFaces';
import { fontFaces } from './fonts/fontFaces';
import { globalCss } from './globalCss';
import { themeCss } from './themeCss';
import type { ThemeTokens } from './tokens';

/** By theme, of which there are few: writing one takes 0.2 ms, a hundredth of a list. */
const written = new Map<ThemeTokens, string>();

/**
 * The style text of a page's head: font faces and theme, then global styles. Used by the document, on the server only.
 */
export function documentStyles(theme: ThemeTokens): string {
  const css = written.get(theme) ?? fontFaces(theme.font) + fallbackFaces(theme.font) + themeCss(theme) + globalCss;
  written.set(theme, css);
  return css;
}
