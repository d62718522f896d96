import { useRouter } from 'next/compat/router';
import { useCallback } from 'react';

/** Opens an address of the site within the document, at the same scroll position; by the browser without a router. */
export function useNavigate(): (address: string) => void {
  const router = useRouter();
  return useCallback(
    (address) => {
      if (router) void router.push(address, undefined, { scroll: false });
      else window.location.assign(address);
    },
    [router],
  );
}
