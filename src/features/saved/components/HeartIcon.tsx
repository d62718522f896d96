import { css } from '@emotion/react';

const HEART = 'M12 20.2l-7.4-7.3a4.7 4.7 0 0 1 6.6-6.6l.8.8l.8-.8a4.7 4.7 0 0 1 6.6 6.6z';

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
    <path d={HEART} />
  </svg>
);
