import { css, keyframes } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '@/ui/tokens';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Visible after 150 ms, so that a fast response does not flicker. */
const styles = css({
  display: 'grid',
  gap: token('space.12'),
  animation: `${appear} ${token('duration.fast')} 150ms both`,
  '> [aria-hidden]': {
    display: 'block',
    height: '4.5rem',
    borderRadius: `min(${token('radius.card')}, 0.75rem)`,
    background: token('color.skeleton'),
  },
  [media.reducedMotion]: { animation: 'none' },
});

/** Placeholder rows with the size of the content that is loading. */
export function LoadingRows({ rows }: { rows: number }) {
  const { t } = useTexts();
  return (
    <div css={styles} role="status">
      <span className="visually-hidden">{t('booking.loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
