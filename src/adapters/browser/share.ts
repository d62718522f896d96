import type { SharePort } from '@/ports/share.port';

type Browser = Pick<Window, 'navigator' | 'location' | 'document' | 'matchMedia'>;

/** The device's share dialog on touch devices, else a copy. On a desktop a copy is simpler than the dialog. */
export const createShare = (browser: Browser): SharePort => ({
  share: async (path) => {
    const { navigator, location, document } = browser;
    const address = new URL(path, location.href).href;
    if (typeof navigator.share === 'function' && browser.matchMedia('(pointer: coarse)').matches) {
      try {
        await navigator.share({ title: document.title, url: address });
        return { how: 'shared', address };
      } catch (error) {
        // Closing the dialog ends it; after any other error the address is copied.
        if (error instanceof Error && error.name === 'AbortError') return { how: 'closed', address };
      }
    }
    try {
      // Missing without TLS.
      await navigator.clipboard.writeText(address);
      return { how: 'copied', address };
    } catch {
      return { how: 'refused', address };
    }
  },
});
