import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

export const chipsStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space.8'),
  margin: `0 0 ${token('space.16')}`,
  padding: 0,
  listStyle: 'none',
  '.chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    maxWidth: '100%',
    minHeight: '2.5rem',
    paddingInline: token('space.12'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
    font: 'inherit',
    fontSize: token('text.small'),
    cursor: 'pointer',
    [media.coarse]: { minHeight: token('size.target') },
  },
  // One row, which is swiped: the first car comes sooner into a phone's window.
  [media.phoneScreen]: {
    flexWrap: 'nowrap',
    marginInline: `calc(-1 * ${token('size.gutter')})`,
    padding: `${token('space.4')} ${token('size.gutter')}`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    li: { flex: 'none', maxWidth: '100%' },
    '.clearAll': { whiteSpace: 'nowrap' },
  },
  '.chip span': { overflowWrap: 'anywhere', textAlign: 'start' },
  '.chip svg': { flexShrink: 0, width: '1em', height: '1em' },
});

export const ignoredStyles = css({ marginBlockEnd: token('space.16') });
