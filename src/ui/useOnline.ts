import { useEffect } from 'react';

/** Calls back each time the network returns; a stable function. */
export function useOnline(onOnline: () => void): void {
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline]);
}
