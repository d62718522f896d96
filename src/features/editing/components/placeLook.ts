import type { CSSProperties } from 'react';

/** The look of a text where it stands, on a ground that it can be read on: what lies behind it may be a picture. */
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
