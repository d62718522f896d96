import type { CSSObject } from '@emotion/react';
import { token } from '@/ui/tokens';

/** Changes of the bar's look. */
export const SHADE = `${token('duration.medium')} ${token('ease.out')}`;

/** Heights of the bar; `ui/frame/Frame` makes room for a floating one by them. */
export const BAR = { narrow: '4rem', wide: token('size.header'), slim: '3.5rem' } as const;

export const link: CSSObject = { color: 'inherit', textDecoration: 'none' };

/** The one filled button of the bar. */
export const filled: CSSObject = {
  justifyContent: 'center',
  paddingInline: token('space.16'),
  borderRadius: token('radius.control'),
  background: 'var(--bar-filled)',
  color: 'var(--bar-on-filled)',
};
