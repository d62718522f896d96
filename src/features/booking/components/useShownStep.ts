import { useEffect, useRef, type RefObject } from 'react';

/** Events by which visitors move a page; touch is a pointer event. */
const HANDS = ['wheel', 'pointerdown', 'keydown'] as const;
const SETTLES_WITHIN_MS = 2_000;

/**
 * Shows the page from an element on, and again whenever it is moved until the page has settled or the visitor acts: on
 * back and forward, the browser scrolls to where the visitor was, and the code of a step changes the page's height.
 */
function holdInView(element: HTMLElement): () => void {
  let top = 0;
  const show = () => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    ({ top } = element.getBoundingClientRect());
  };
  const ended = new AbortController();
  const observer = new ResizeObserver(show);
  const end = () => {
    observer.disconnect();
    ended.abort();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, SETTLES_WITHIN_MS);
  for (const hand of HANDS) window.addEventListener(hand, end, { signal: ended.signal, passive: true });
  const onScroll = () => {
    if (Math.abs(element.getBoundingClientRect().top - top) > 1) show();
  };
  window.addEventListener('scroll', onScroll, { signal: ended.signal, passive: true });
  show();
  observer.observe(document.body);
  return end;
}

/**
 * A new step is shown from its heading on, which gets the focus; a page that was opened or reloaded is not moved.
 * `step` is null until the saved booking was read.
 */
export function useShownStep(heading: RefObject<HTMLElement | null>, step: number | null): void {
  const previous = useRef<number | null>(null);
  useEffect(() => {
    const isNew = previous.current !== null && previous.current !== step;
    previous.current = step;
    if (step === null || !isNew || !heading.current) return undefined;
    heading.current.focus({ preventScroll: true });
    return holdInView(heading.current);
  }, [heading, step]);
}
