import { css } from '@emotion/react';
import { token } from '../tokens';

const styles = css({
  display: 'grid',
  gap: token('space.8'),
  justifyItems: 'center',
  fontSize: token('text.small'),
  color: token('color.inkSoft'),
  progress: {
    appearance: 'none', width: 'min(100%, 18rem)', height: 4, border: 0, borderRadius: 2, overflow: 'hidden', background: token('color.line'), color: token('color.accent'),
    '&::-webkit-progress-bar': { background: token('color.line') },
    '&::-webkit-progress-value': { background: token('color.accent'), transition: `inline-size ${token('duration.slow')} ${token('ease.out')}` },
    '&::-moz-progress-bar': { background: token('color.accent') },
  },
});

export interface ProgressBarProps {
  value: number;
  max: number;
  /** The words that say the same: 'Visar 48 av 1 204 bilar'. Seen, and the bar's name. */
  text: string;
}

export const ProgressBar = ({ value, max, text }: ProgressBarProps) => (
  <div css={styles}>
    <p>{text}</p>
    <progress value={Math.min(value, max)} max={Math.max(max, 1)} aria-label={text} />
  </div>
);
