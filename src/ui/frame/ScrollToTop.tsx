import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '../primitives/Icon';
import { media, token } from '../tokens';

/** Scroll position in px from which the button is shown. */
const FAR_PX = 528;

// Above content fixed at the lower edge of the viewport.
const styles = css({
  position: 'fixed',
  zIndex: token('layer.header'),
  insetInlineStart: token('space.16'),
  bottom: `calc(var(--reserved-bottom, 0px) + max(${token('space.16')}, env(safe-area-inset-bottom)))`,
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  padding: 0,
  border: `1px solid ${token('color.control')}`,
  borderRadius: token('radius.pill'),
  background: token('color.surface'),
  color: token('color.ink'),
  boxShadow: token('shadow.high'),
  transition: `opacity ${token('duration.medium')} ${token('ease.out')}`,
  '&[data-near]': { opacity: 0, visibility: 'hidden' },
  [media.hover]: { '&:hover': { background: token('color.sunken') } },
});

/** Floats at the lower left after scrolling down; moves the focus to the top as well. */
export function ScrollToTop({ target }: { /** Id of the element that gets the focus. */ target: string }) {
  const { t } = useTexts();
  const [isFarDown, setNear] = useState(true);

  useEffect(() => {
    const look = () => setNear(window.scrollY <= FAR_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  const go = () => {
    document.getElementById(target)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      css={styles}
      aria-label={t('frame.scrollToTop')}
      data-near={isFarDown || undefined}
      data-needs-script=""
      data-print="none"
      onClick={go}
    >
      <Icon name="chevron" rotation={180} />
    </button>
  );
}
