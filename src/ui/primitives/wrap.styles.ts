import { css } from '@emotion/react';
import { token } from '../tokens';

/** The page's column: as wide as the content may be, with the gutter at both sides. Spread it where a root of one's own stands. */
export const wrapStyles = css({
  width: '100%',
  maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
  marginInline: 'auto',
  paddingInline: token('size.gutter'),
});
