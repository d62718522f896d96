import { css } from '@emotion/react';
import { token } from '../tokens';

/** The page's column: the content width with the gutter at both sides. Spread it into the styles of a root element. */
export const wrapStyles = css({
  width: '100%',
  maxWidth: `calc(${token('size.content')} + 2 * ${token('size.gutter')})`,
  marginInline: 'auto',
  paddingInline: token('size.gutter'),
});
