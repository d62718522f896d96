import { css, type CSSObject, type SerializedStyles } from '@emotion/react';
import { breakpoints } from '@/ui/tokens';
import { base } from './menuBarBase.styles';
import { narrow } from './menuBarNarrow.styles';
import { BAR } from './menuBarParts.styles';
import { dropdown, mega, wide } from './menuBarWide.styles';

const styles = (from: number, look: CSSObject): SerializedStyles =>
  css(
    base,
    {
      [`@media not all and (min-width: ${from}px)`]: narrow,
      [`@media (min-width: ${from}px)`]: { ...wide, '&[data-slim]': { '--bar': BAR.slim } },
    },
    { [`@media (min-width: ${from}px)`]: look },
  );

/**
 * The styles of the bar by its look, for the document's head: they are part of every page and never change, so the
 * browser's bundle does not contain them. The bar has `class="site-bar" data-look="…"`.
 */
export const menuBarStyles: Readonly<Record<'dropdown' | 'mega', SerializedStyles>> = {
  dropdown: styles(breakpoints.xl, dropdown),
  mega: styles(breakpoints.lg, mega),
};
