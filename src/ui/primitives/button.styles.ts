import { css, keyframes } from '@emotion/react';
import { media, token } from '../tokens';

const working = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** What all buttons share, of `class="button"`. */
export const buttonStyles = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token('space.8'),
  minHeight: token('size.target'),
  // The window's share: in large text the label needs the width.
  padding: `0.45em min(${token('space.24')}, 7vw)`,
  border: '1.5px solid transparent',
  borderRadius: token('radius.control'),
  fontWeight: token('font.strongWeight'),
  fontSize: token('text.body'),
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  overflow: 'hidden',
  // A word longer than the button, in large text.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  transition: `background-color ${token('duration.fast')} ${token('ease.out')}, border-color ${token('duration.fast')} ${token('ease.out')}, color ${token('duration.fast')} ${token('ease.out')}`,
  '&[data-size=large]': { minHeight: '3.5rem', paddingInline: token('space.32') },
  '&[data-wide]': { display: 'flex', width: '100%' },
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
  '&:disabled': { opacity: 0.5 },
  // Busy: the label stays, a line runs along the lower edge; nothing changes its size.
  '&[aria-busy=true]': { cursor: 'progress' },
  '&[aria-busy=true]::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    width: '40%',
    height: 3,
    background: 'currentColor',
    borderRadius: 2,
    animation: `${working} 1.1s ${token('ease.out')} infinite`,
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' },
  [media.print]: { display: 'none' },
});
