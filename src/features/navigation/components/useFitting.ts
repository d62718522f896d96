import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitting } from './fitting';
import { paced } from './paced';

const RESIZE_MS = 50;
const RESIZED_MS = 250;

/** What `boot.js` marked before the first paint is the server's markup again, which React takes it for. */
function takeOver(list: HTMLUListElement | null): void {
  for (const entry of list?.querySelectorAll(':scope > [data-entry][data-spare]') ?? [])
    entry.removeAttribute('data-spare');
  list?.querySelector(':scope > [data-more]')?.setAttribute('data-spare', 'true');
}

/**
 * How many of the bar's items fit, measured before the first paint after hydration and while the window changes; null
 * before that, and on screens narrower than `from` px. Items that don't fit stay in the list, unseen, to be measured.
 */
export function useFitting(
  list: RefObject<HTMLUListElement | null>,
  { from, count }: { from: number; count: number },
): number | null {
  const [fits, setFits] = useState<number | null>(null);

  useLayoutEffect(() => takeOver(list.current), [list]);

  useLayoutEffect(() => {
    let gone = false;
    const update = () => {
      const element = list.current;
      if (!element || gone || count === 0) return;
      if (window.innerWidth < from) {
        setFits(null);
        return;
      }
      const widths = [...element.querySelectorAll<HTMLElement>(':scope > [data-entry]')].map(
        ({ offsetWidth }) => offsetWidth,
      );
      const more = element.querySelector<HTMLElement>(':scope > [data-more]')?.offsetWidth ?? 0;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      setFits(fitting(widths, { available: element.clientWidth, gap, more }));
    };
    const pace = paced(update, RESIZE_MS, RESIZED_MS);
    update();
    window.addEventListener('resize', pace.call);
    // Text widths are final after the fonts have loaded.
    if ('fonts' in document) void document.fonts.ready.then(update);
    return () => {
      gone = true;
      pace.stop();
      window.removeEventListener('resize', pace.call);
    };
  }, [list, from, count]);

  return fits;
}
