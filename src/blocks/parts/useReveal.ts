import { useEffect, useRef, type RefObject } from 'react';
import { sparing } from './sparing';

/**
 * What lies below the window when the page comes alive fades in when it is reached. Without script, with reduced motion and
 * for what is in the window already nothing is ever hidden. The timing is the style sheet's: `[data-reveal=waiting]`.
 */
export function useReveal<Element extends HTMLElement>(on: boolean): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => {
    const element = place.current;
    if (
      !on ||
      !element ||
      typeof IntersectionObserver === 'undefined' ||
      sparing() ||
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
  }, [on]);
  return place;
}
