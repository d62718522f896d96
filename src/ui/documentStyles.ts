import { fallbackFaces } from './fonts/fallbackFaces';
import { fontFaces } from './fonts/fontFaces';
import { globalCss } from './globalCss';
import { themeCss } from './themeCss';
import type { ThemeTokens } from './tokens';

/**
 * The style text of a page's head: font faces and theme, then global styles. Used by the document, on the server only.
 */
export const documentStyles = (theme: ThemeTokens): string =>
  fontFaces(theme.font) + fallbackFaces(theme.font) + themeCss(theme) + globalCss;
