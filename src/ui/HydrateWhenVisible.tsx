import { use, type ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/** Distance below the window at which a part is hydrated, as a share of its height. */
const MARGIN = '100% 0px';
/** The first of these events hydrates every part. */
const VISITOR_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

const BOUNDARY = '$';

const waiting = new Map<number, Promise<void>>();
let firstEvent: Promise<void> | undefined;

/** Resolves on the visitor's first input event. */
const visitorEvent = (): Promise<void> =>
  (firstEvent ??= new Promise((resolve) => {
    const onFirstEvent = () => {
      for (const type of VISITOR_EVENTS) window.removeEventListener(type, onFirstEvent, true);
      resolve();
    };
    for (const type of VISITOR_EVENTS) window.addEventListener(type, onFirstEvent, { capture: true, passive: true });
  }));

/**
 * The first element of the part's markup. React writes a comment `$` before the content of each boundary; the parts are
 * siblings.
 */
function elementOf(index: number): Element | null {
  const main = document.querySelector('main');
  if (!main) return null;
  const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
  let first = comments.nextNode();
  while (first && first.nodeValue !== BOUNDARY) first = comments.nextNode();
  const opened = [...(first?.parentNode?.childNodes ?? [])].filter(
    (node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === BOUNDARY,
  )[index];
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

function needed(index: number): Promise<void> {
  const known = waiting.get(index);
  if (known) return known;
  const element = elementOf(index);
  const wait =
    element && 'IntersectionObserver' in window ? Promise.race([near(element), visitorEvent()]) : Promise.resolve();
  waiting.set(index, wait);
  return wait;
}

/**
 * Hydrates a part of the first page, and fetches its code, when it comes near the viewport or on the visitor's first
 * input event; until then the server's markup stays, as with `lazyWithRetry`. Parts rendered after the first page
 * hydrate at once.
 * @param index number of boundaries before this part in `main`
 */
export function HydrateWhenVisible({ index, children }: { index: number; children: ReactNode }) {
  const hydrated = useHydrated();
  if (!hydrated && typeof window !== 'undefined') use(needed(index));
  return children;
}
