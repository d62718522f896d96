import { useEffect } from 'react';

/**
 * Links of samples lead to pages of a site, and there is none here: they rest, as forms do. What opens in the page
 * opens.
 */
export function useRestingLinks(): void {
  useEffect(() => {
    const rest = (event: Event): void => {
      const { target } = event;
      const link = target instanceof Element ? target.closest('a[href]') : null;
      // A form of a dialog only closes it.
      const leads =
        target instanceof HTMLFormElement
          ? target.method !== 'dialog'
          : link !== null && link.getAttribute('href')?.startsWith('#') === false;
      if (!leads) return;
      event.preventDefault();
      // A form that searches leads on by itself; a picture that is a link opens.
      if (event.type === 'submit') event.stopPropagation();
    };
    for (const event of ['click', 'auxclick', 'submit']) document.addEventListener(event, rest, true);
    return () => {
      for (const event of ['click', 'auxclick', 'submit']) document.removeEventListener(event, rest, true);
    };
  }, []);
}
