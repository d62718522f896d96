import { useEffect, useRef, type RefObject } from 'react';
import { prefersNoAutoplay } from './prefersNoAutoplay';

/**
 * What lies below the window when the page comes alive fades in when it is reached. Without script, with reduced motion and
 * for what is in the window already nothing is ever hidden. The timing is the style sheet's: `[data-reveal=waiting]`.
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
