import { css } from '@emotion/react';

/** Of `class="icon"`: lines in the text's colour, `--icon` wide. Any other rule takes precedence (`:where`). */
export const iconStyles = css({
  flex: 'none',
  width: 'var(--icon, 1.25em)',
  height: 'var(--icon, 1.25em)',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
