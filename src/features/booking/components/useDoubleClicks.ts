import { useEffect, type RefObject } from 'react';

/**
 * The second press of a double click belongs to what was pressed first: it does nothing to what a new step has put in
 * its place, and takes no focus.
 */
export function useDoubleClicks(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let first: EventTarget | null = null;
    const isOfAnother = ({ detail, target }: MouseEvent) => detail > 1 && target !== first;
    const press = (event: MouseEvent) => {
      if (event.detail < 2) first = event.target;
      else if (isOfAnother(event)) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      if (!isOfAnother(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('mousedown', press, { capture: true });
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('mousedown', press, { capture: true });
      element.removeEventListener('click', click, { capture: true });
    };
  }, [root]);
}
