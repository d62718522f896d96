import type { SharePort } from '@/ports/share.port';

type Browser = Pick<Window, 'navigator' | 'location' | 'document' | 'matchMedia'>;

/** The device's own sharing where it lies in a hand; a desk has none that beats a copy. Where neither works, nothing was passed on. */
export const createShare = (browser: Browser): SharePort => ({
  share: async (path) => {
    const { navigator, location, document } = browser;
    const address = new URL(path, location.href).href;
    if (typeof navigator.share === 'function' && browser.matchMedia('(pointer: coarse)').matches) {
      try {
        await navigator.share({ title: document.title, url: address });
        return { how: 'shared', address };
      } catch (error) {
        // Closing it is an answer; anything else leaves the copy.
        if (error instanceof Error && error.name === 'AbortError') return { how: 'closed', address };
      }
    }
    try {
      // Absent where a page came without TLS.
      await navigator.clipboard.writeText(address);
      return { how: 'copied', address };
    } catch {
      return { how: 'refused', address };
    }
  },
});
