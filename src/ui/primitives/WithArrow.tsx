import { css } from '@emotion/react';
import { token } from '../tokens';
import { Icon } from './Icon';
import type { IconName } from './icons';

const styles = css({
  svg: { display: 'inline-block', marginInlineStart: token('space.8'), verticalAlign: '-0.3em' },
  '.last': { whiteSpace: 'nowrap' },
});

/** Letters that fit in a line of the narrowest card, with the arrow. */
const SHORT = 17;

/** A link's text with an arrow, which stays by its last word where it takes several lines. */
export function WithArrow({ text, icon = 'arrow' }: { text: string; icon?: IconName }) {
  const last = text.length > SHORT ? text.lastIndexOf(' ') + 1 : text.length;
  return (
    <span css={styles}>
      {text.slice(0, last)}
      <span className="last">
        {text.slice(last)}
        <Icon name={icon} />
      </span>
    </span>
  );
}
