import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '../primitives/Icon';
import { breakpoints, media, token } from '../tokens';

/** Scroll position in px from which the button is shown. */
const FAR_PX = 528;
/** Shorter movements do not change the direction, px: a touch is never quite still. */
const STEP_PX = 8;
const SIZE = '2.75rem';
/** What is read or pressed; the rest of a page is ground. */
const CONTENT =
  'a, button, input, select, textarea, label, summary, img, svg, video, p, li, h1, h2, h3, h4, td, th, dt, dd';
/** Controls that are typed into or opened; the button stays away while one has the focus. */
const FIELDS = 'input, select, textarea, [contenteditable]';

const NARROW = `@media not all and (min-width: ${breakpoints.xl}px)`;

const styles = css({
  position: 'fixed',
  zIndex: token('layer.header'),
  // In the page's margin, which is as wide as the button from 1280 px on.
  insetInlineStart: `max(${token('space.4')}, calc((${token('size.gutter')} - ${SIZE}) / 2))`,
  [NARROW]: { insetInlineStart: token('space.16') },
  bottom: `max(${token('space.16')}, env(safe-area-inset-bottom))`,
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  padding: 0,
  border: `1px solid ${token('color.control')}`,
  borderRadius: token('radius.pill'),
  background: token('color.surface'),
  color: token('color.ink'),
  boxShadow: token('shadow.high'),
  transition: `opacity ${token('duration.medium')} ${token('ease.out')}`,
  '&[data-away], html:is([data-bottom-bar], [data-covered]) &': { opacity: 0, visibility: 'hidden' },
  [media.hover]: { '&:hover': { background: token('color.sunken') } },
});

/** Whether there is something to read or to press where the button is. */
function covers(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [x, y],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].some(([pointX = 0, pointY = 0]) => {
    const first = document.elementsFromPoint(pointX, pointY).find((part) => !button.contains(part));
    return Boolean(first?.closest(CONTENT)) || [...(first?.childNodes ?? [])].some(isText);
  });
}

const isText = ({ nodeType, textContent }: ChildNode): boolean =>
  nodeType === Node.TEXT_NODE && textContent?.trim() !== '';

/**
 * Floats at the lower left while the visitor scrolls back up, far down the page; moves the focus to the top as well.
 * Whoever scrolls down is reading, and whoever is in a field is typing: the button would only be in the way. Hidden over
 * content, which reaches the window's edge on narrow screens, and where `reserveBottom` or `coverBottom` publishes
 * something below.
 */
export function ScrollToTop({ target }: { /** Id of the element that gets the focus. */ target: string }) {
  const { t } = useTexts();
  const [isAway, setAway] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  // A layout effect, as the button's code arrives while visitors scroll: as soon as it is there, it listens.
  useLayoutEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STEP_PX && window.scrollY > FAR_PX) return;
      last = window.scrollY;
      const isUnwanted = last <= FAR_PX || moved > 0 || document.activeElement?.matches(FIELDS) === true;
      setAway(isUnwanted || (button.current !== null && covers(button.current)));
    };
    const leave = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(FIELDS)) setAway(true);
    };
    window.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', leave);
    return () => {
      window.removeEventListener('scroll', look);
      document.removeEventListener('focusin', leave);
    };
  }, []);

  const go = () => {
    document.getElementById(target)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <button
      ref={button}
      type="button"
      css={styles}
      aria-label={t('frame.scrollToTop')}
      data-away={isAway || undefined}
      data-needs-script=""
      data-print="none"
      onClick={go}
    >
      <Icon name="chevron" rotation={180} />
    </button>
  );
}
