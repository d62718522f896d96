import { css } from '@emotion/react';
import { wrapStyles } from '../primitives/wrap.styles';
import { token } from '../tokens';

const styles = css(wrapStyles, {
  marginBlock: token('space.24'),
  p: {
    padding: token('space.16'),
    border: `2px dashed ${token('color.inkSoft')}`,
    fontFamily: 'monospace',
    fontSize: token('text.small'),
    overflowWrap: 'anywhere',
  },
});

/**
 * Shows editors and developers that a page names a block which this site does not have. Never rendered for visitors.
 */
export const UnknownBlock = ({ name }: { name: string }) => (
  <div css={styles} lang="en">
    <p>There is no block “{name}” here. Its name is misspelt, or the site is older than its content.</p>
  </div>
);
