import { use, type ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/** A part is near when it is this far below the window, as a share of its height. */
const MARGIN = '100% 0px';
/** What tells that a visitor is there and may use any part next. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

const BOUNDARY = '$';

const waiting = new Map<number, Promise<void>>();
let stirred: Promise<void> | undefined;

/** The visitor's first sign of life. */
const stirring = (): Promise<void> =>
  (stirred ??= new Promise((resolve) => {
    const heard = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, heard, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, heard, { capture: true, passive: true });
  }));

/** The element that the part's markup begins with. React sets a comment `$` before what stands in a boundary; the parts are siblings. */
function elementOf(place: number): Element | null {
  const main = document.querySelector('main');
  if (!main) return null;
  const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
  let first = comments.nextNode();
  while (first && first.nodeValue !== BOUNDARY) first = comments.nextNode();
  const opened = [...(first?.parentNode?.childNodes ?? [])].filter(
    (node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === BOUNDARY,
  )[place];
  const next = opened?.nextSibling;
  return next instanceof Element ? next : null;
}

const near = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });

function needed(place: number): Promise<void> {
  const known = waiting.get(place);
  if (known) return known;
  const element = elementOf(place);
  const wait =
    element && 'IntersectionObserver' in window ? Promise.race([near(element), stirring()]) : Promise.resolve();
  waiting.set(place, wait);
  return wait;
}

/**
 * A part of the first page that comes alive, and fetches its code, when it is near the window or the visitor stirs:
 * until then the server's markup stands, as in `late`. What is drawn after the first page is not held back.
 * @param place how many parts with a boundary of their own stand before it in `main`
 */
export function HydrateWhenVisible({ place, children }: { place: number; children: ReactNode }) {
  const hydrated = useHydrated();
  if (!hydrated && typeof window !== 'undefined') use(needed(place));
  return children;
}
