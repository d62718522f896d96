import { css } from '@emotion/react';
import { token } from '../tokens';
import { Icon } from './Icon';
import type { IconName } from './icons';

const styles = css({
  whiteSpace: 'nowrap',
  svg: { display: 'inline-block', marginInlineStart: token('space.8'), verticalAlign: '-0.3em' },
});

/** A link's words with an arrow, which stays by the last of them where they take several lines. */
export function WithArrow({ text, icon = 'arrow' }: { text: string; icon?: IconName }) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <span>
      {text.slice(0, last)}
      <span css={styles}>
        {text.slice(last)}
        <Icon name={icon} />
      </span>
    </span>
  );
}
