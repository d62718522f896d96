import type { CSSProperties } from 'react';

/** Text styles of an element for its inline field. Colours are left out: its background may be a picture. */
export function lookOf(element: Element): CSSProperties {
  const { fontFamily, fontSize, fontWeight, fontStretch, fontStyle, lineHeight, letterSpacing, textAlign } =
    getComputedStyle(element);
  return {
    fontFamily,
    fontSize,
    fontWeight,
    fontStretch,
    fontStyle,
    lineHeight,
    letterSpacing,
    textAlign: textAlign === 'center' ? 'center' : 'start',
  };
}
