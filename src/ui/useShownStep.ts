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
 * Shows a saved step from its heading on if the browser scrolls the page by itself, as on a reload: it takes the place
 * from the page of the server, where the first step is open, and other content moves it on.
 */
function showWhereScrolled(element: HTMLElement): () => void {
  let endHold = (): void => undefined;
  const ended = new AbortController();
  const onScroll = () => {
    if (window.scrollY === 0) return;
    ended.abort();
    endHold = holdInView(element);
  };
  const timer = setTimeout(() => ended.abort(), SETTLES_WITHIN_MS);
  for (const event of HANDS)
    window.addEventListener(event, () => ended.abort(), { signal: ended.signal, passive: true });
  window.addEventListener('scroll', onScroll, { signal: ended.signal, passive: true });
  onScroll();
  return () => {
    clearTimeout(timer);
    ended.abort();
    endHold();
  };
}

/**
 * A new step is shown from its heading on, which gets the focus; a page that was opened or reloaded keeps the
 * focus, and its top if it was there. `step` is null until the saved booking was read.
 */
export function useShownStep(heading: RefObject<HTMLElement | null>, step: number | null): void {
  const previous = useRef<number | null>(null);
  useEffect(() => {
    const isNew = previous.current !== null && previous.current !== step;
    previous.current = step;
    if (step === null || !heading.current) return undefined;
    if (!isNew) return step > 0 ? showWhereScrolled(heading.current) : undefined;
    heading.current.focus({ preventScroll: true });
    return holdInView(heading.current);
  }, [heading, step]);
}
