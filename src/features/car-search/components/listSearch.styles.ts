import { css } from '@emotion/react';
import { listControl } from '@/features/car-search/components/listControl.styles';
import { media, token } from '@/ui/tokens';

/** Where the placeholder would be cut at the size of the text. */
const narrowest = '@media (max-width: 24.99em)';

export const listSearchStyles = css({
  position: 'relative',
  // In a line of its own where the placeholder would be cut next to the filters and the order.
  flex: '1 1 100%',
  [media.lg]: { flex: '1 1 0' },
  '&& input': {
    ...listControl,
    width: '100%',
    paddingInline: `${token('space.16')} 6rem`,
    textOverflow: 'ellipsis',
    // Without text there is no button that clears it.
    '&:placeholder-shown': { paddingInlineEnd: '3.5rem' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::placeholder': { color: token('color.inkSoft'), opacity: 1, [narrowest]: { fontSize: token('text.small') } },
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
