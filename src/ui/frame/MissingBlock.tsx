import { css } from '@emotion/react';
import { wrapStyles } from '../primitives/wrap.styles';
import { token } from '../tokens';

const styles = css(wrapStyles, {
  marginBlock: token('space.24'),
  p: {
    padding: token('space.16'),
    // An editor's button for the block stands in its upper left corner.
    paddingBlockStart: token('space.32'),
    border: `2px dashed ${token('color.inkSoft')}`,
    overflowWrap: 'anywhere',
  },
});

/** Shows editors and developers the position of a block that cannot be shown, and why. Never rendered for visitors. */
export const MissingBlock = ({ name, text }: { name: string; text: string }) => (
  <div css={styles}>
    <p>
      <strong>{name}</strong>: {text}
    </p>
  </div>
);
