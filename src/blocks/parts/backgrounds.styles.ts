import { css, type CSSObject } from '@emotion/react';
import { propertyName, token, type TokenName } from '@/ui/tokens';

/** A block's background; undefined is the page's. */
export type Background = 'sunken' | 'soft' | 'contrast' | 'panel';

const renamed = (...names: readonly (readonly [TokenName, TokenName])[]): CSSObject => ({
  '& > *': Object.fromEntries(names.map(([name, other]) => [propertyName(name), token(other)])),
});

/**
 * Of `class="ground"`. Colour tokens are redefined on each background (pairs of `contrastPairs`), so that nested styles
 * need no variants.
 */
export const backgroundStyles = css({
  '&[data-background=sunken]': { background: token('color.sunken') },
  '&[data-background=soft]': {
    background: token('color.accentSoft'),
    color: token('color.ink'),
    ...renamed(
      ['color.inkSoft', 'color.ink'],
      ['color.accent', 'color.onAccentSoft'],
      ['color.onAccent', 'color.accentSoft'],
      ['color.accentHover', 'color.ink'],
      ['color.accentActive', 'color.ink'],
    ),
  },
  '&[data-background=contrast]': {
    background: token('color.contrast'),
    color: token('color.onContrast'),
    ...renamed(
      ['color.ink', 'color.onContrast'],
      ['color.inkSoft', 'color.onContrastSoft'],
      ['color.line', 'color.contrastLine'],
      ['color.control', 'color.onContrastSoft'],
      ['color.surface', 'color.contrast'],
      ['color.sunken', 'color.contrast'],
      ['color.accent', 'color.onContrast'],
      ['color.accentHover', 'color.onContrastSoft'],
      ['color.accentActive', 'color.onContrastSoft'],
      ['color.onAccent', 'color.contrast'],
      ['color.accentSoft', 'color.onContrast'],
      ['color.onAccentSoft', 'color.contrast'],
    ),
  },
  '&[data-background=panel]': { background: token('panel.car'), color: token('panel.ink') },
});
