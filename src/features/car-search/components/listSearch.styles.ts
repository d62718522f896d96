import { css } from '@emotion/react';
import { listControl } from '@/features/car-search/components/listControl.styles';
import { token } from '@/ui/tokens';

export const listSearchStyles = css({
  position: 'relative',
  gridColumn: '1 / -1',
  flexGrow: 1,
  '&& input': {
    ...listControl,
    width: '100%',
    paddingInline: `${token('space.16')} 6rem`,
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: token('color.inkSoft'), opacity: 1 },
  },
  '&& button': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    border: 0,
    background: 'none',
    color: token('color.ink'),
    cursor: 'pointer',
  },
  '&& .clear': { insetInlineEnd: '3rem', color: token('color.inkSoft') },
  '&& .send': {
    borderStartEndRadius: token('radius.control'),
    borderEndEndRadius: token('radius.control'),
    background: token('color.accent'),
    color: token('color.onAccent'),
  },
});
