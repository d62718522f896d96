import type { CSSObject } from '@emotion/react';
import { token } from '../tokens';

/** The look of what opens over the page next to what opened it. Spread it, and add place, width and padding. */
export const floatingPanel: CSSObject = {
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.card'),
  background: token('color.surface'),
  color: token('color.ink'),
  boxShadow: token('shadow.high'),
};
