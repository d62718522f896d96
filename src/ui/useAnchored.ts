import { useEffect, useRef, type RefObject } from 'react';

/**
 * For an element that a link of another page leads to: its code may load after the navigation, which then found no such
 * element. A visitor who has scrolled by then stays where they are.
 * @param id of the element; undefined for none
 */
export function useAnchored<Element extends HTMLElement>(id: string | undefined): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (id !== undefined && window.location.hash === `#${id}` && window.scrollY === 0)
      element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [id]);
  return element;
}
