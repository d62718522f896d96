import { useEffect } from 'react';
import { loadCode } from '@/lib/loadCode';

type Load = () => Promise<unknown>;

/** Loads code one after the other, each in an idle moment. */
function loadSequentially([first, ...rest]: readonly Load[]): void {
  if (!first) return;
  const run = () => void loadCode(first).then(() => loadSequentially(rest));
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, 0);
}

/**
 * Loads the code of what comes next after the page and its first parts, so that the next step opens at once, also
 * without the network. The list has to be the same on every render.
 */
export function useCodeAhead(loads: readonly Load[]): void {
  useEffect(() => {
    const begin = () => loadSequentially(loads);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [loads]);
}
