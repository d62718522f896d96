import { useEffect } from 'react';
import { OWN } from './fieldPositions';

/** Disables links and forms of the page: pressing one edits its text. */
export function useInertPage(): void {
  useEffect(() => {
    const stop = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(`[${OWN}], [role=dialog]`)) return;
      if (event.type !== 'submit' && !target.closest('a[href], area[href], button[type=submit], input[type=submit]'))
        return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const event of ['click', 'auxclick', 'submit', 'dragstart']) window.addEventListener(event, stop, true);
    return () => {
      for (const event of ['click', 'auxclick', 'submit', 'dragstart']) window.removeEventListener(event, stop, true);
    };
  }, []);
}
