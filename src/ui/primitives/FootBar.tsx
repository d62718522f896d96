import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { reserveBottom } from '../reserveBottom';
import { breakpoints, media, token } from '../tokens';

/** Price and two labels fill the line of a small phone: there the buttons are without icons. */
const SMALL = '@media (max-width: 389px)';

const styles = css({
  position: 'sticky',
  zIndex: token('layer.bar'),
  insetBlockEnd: 'var(--below, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token('space.4')} ${token('space.8')}`,
  marginBlockStart: token('space.32'),
  marginInline: `calc(-1 * ${token('size.gutter')})`,
  padding: `${token('space.8')} ${token('size.gutter')} max(${token('space.8')}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${token('color.line')}`,
  background: token('color.surface'),
  boxShadow: token('shadow.high'),
  '.price': { flex: '1 1 auto' },
  strong: {
    display: 'block',
    lineHeight: 1.2,
    fontFamily: token('font.heading'),
    fontSize: token('text.title'),
    fontWeight: token('font.headingWeight'),
  },
  '> a': { paddingInline: token('space.16'), [SMALL]: { paddingInline: token('space.12'), svg: { display: 'none' } } },
  // It keeps its room: what lies above it, as the consent banner, does not move.
  '&[data-hidden]': { visibility: 'hidden' },
  // In a low window it gives way to another bar, and to the menu.
  [media.low]: {
    'html[data-bottom-bar="2"] &': { position: 'static' },
    'html[data-sheet] &': { display: 'none' },
  },
  [media.lg]: { display: 'none' },
  [media.print]: { display: 'none' },
});

/** The bar's height before it is measured, so that what lies on it, the consent banner, does not move. */
const reserved = css({
  [`@media (max-width: ${breakpoints.lg - 1}px)`]: {
    ':root': {
      '--reserved-bottom': `calc(${token('space.8')} + ${token('size.target')} + max(${token('space.8')}, env(safe-area-inset-bottom)) + 1px)`,
    },
  },
});

interface FootBarProps {
  label: string;
  /** Beside what it leads to. */
  isHidden?: boolean;
  /** `.price` and buttons. */
  children: ReactNode;
}

/** On narrow screens: what a page offers and the ways to it, at the window's lower edge. */
export function FootBar({ label, isHidden = false, children }: FootBarProps) {
  return (
    <div css={styles} ref={reserveBottom} role="group" aria-label={label} data-hidden={isHidden || undefined}>
      <Global styles={reserved} />
      {children}
    </div>
  );
}
