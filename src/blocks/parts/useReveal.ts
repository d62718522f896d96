import { useEffect, useRef, type RefObject } from 'react';
import { prefersNoAutoplay } from './prefersNoAutoplay';

/**
 * Content below the viewport at hydration slides into its position on scrolling. It is never hidden; without script,
 * with reduced motion and in the viewport it doesn't move. Timing in the style sheet: `[data-reveal=waiting]`.
 */
export function useReveal<Element extends HTMLElement>(enabled: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (
      !enabled ||
      !element ||
      typeof IntersectionObserver === 'undefined' ||
      prefersNoAutoplay() ||
      element.getBoundingClientRect().top < window.innerHeight
    )
      return undefined;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -15% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, [enabled]);
  return ref;
}
