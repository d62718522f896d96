import { css } from '@emotion/react';
import { icons } from '@/ui/primitives/icons';

/** Rules rather than attributes: they win over those that buttons have for their icons. */
const styles = {
  empty: css({ flex: 'none', fill: 'none' }),
  filled: css({ flex: 'none', fill: 'currentColor' }),
};

/** Filled for what is saved. */
export const HeartIcon = ({ filled }: { filled: boolean }) => (
  <svg
    css={filled ? styles.filled : styles.empty}
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={icons.heart.join('')} />
  </svg>
);
