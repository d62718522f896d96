import { css } from '@emotion/react';
import { media, token } from '@/ui/tokens';

/** The bell (`.remind`) next to the time that is left. */
export const remindStyles = css({
  '.remind': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: token('color.accent'),
    cursor: 'pointer',
    [media.hover]: { '&:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') } },
  },
});
