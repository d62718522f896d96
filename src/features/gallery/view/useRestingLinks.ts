import { useEffect } from 'react';

/** Links of samples lead to pages of a site, and there is none here: they rest, as forms do. What opens in the page opens. */
export function useRestingLinks(): void {
  useEffect(() => {
    const rest = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (event.type === 'submit' || (link && !link.getAttribute('href')?.startsWith('#'))) event.preventDefault();
    };
    for (const event of ['click', 'auxclick', 'submit']) document.addEventListener(event, rest, true);
    return () => { for (const event of ['click', 'auxclick', 'submit']) document.removeEventListener(event, rest, true); };
  }, []);
}
