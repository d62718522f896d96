import { useEffect, type RefObject } from 'react';

const FOCUSABLE = ':is(h3, h4)[tabindex], a[href], button:enabled, input:enabled, select:enabled';

/**
 * Keeps the focus within an element: where the focused control disappears or is disabled, the first control or heading
 * of its nearest remaining surroundings gets it.
 */
export function useRestoredFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    /** The focused control and its ancestors, the innermost first. */
    let path: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let one = target instanceof HTMLElement ? target : null; one && one !== element; one = one.parentElement)
        path.push(one);
    };
    // The visitor left by a press elsewhere on the page, or to another window.
    // Some browsers report the removal of a control as its blur: it is known only afterwards.
    const forget = () =>
      queueMicrotask(() => {
        const isLeft = path[0]?.isConnected && !path[0].matches(':disabled');
        if (isLeft && document.activeElement === document.body) path = [];
      });
    const restore = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (path.length === 0 || !isLost) return;
      const candidates = [...path.slice(1), element]
        .filter((one) => one.isConnected)
        .flatMap((one) => [...one.querySelectorAll<HTMLElement>(FOCUSABLE)]);
      // An invisible one does not take the focus.
      candidates.some((one) => {
        one.focus({ preventScroll: true });
        return document.activeElement === one;
      });
    };
    const observer = new MutationObserver(restore);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [root]);
}
