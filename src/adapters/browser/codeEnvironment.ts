import type { CodeEnvironment } from '@/lib/loadCode';
import type { Clock } from '@/ports/clock.port';
import type { StoragePort } from '@/ports/storage.port';

/** Time between two reloads of the page by itself: a file that is still missing must not reload it for ever. */
const RELOAD_EVERY_MS = 5 * 60_000;
const RELOADED_KEY = 'reloaded-for-code';
const PROBE_LIMIT_MS = 5_000;

/** Elements whose fields survive a reload: their text is stored when a field loses the focus or the page is hidden. */
const STORED = '[data-stored]';

interface Parts {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: { readonly onLine: boolean };
    readonly location: { reload(): void };
  };
  document: Pick<Document, 'addEventListener' | 'activeElement'>;
  fetch: (address: string, init: RequestInit) => Promise<{ readonly status: number }>;
  session: StoragePort;
  clock: Clock;
}

/** The names that webpack and Next give to a script and a style sheet that did not arrive. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** The browser's side of `loadCode`. */
export function createCodeEnvironment({ window, document, fetch, session, clock }: Parts): CodeEnvironment {
  const editedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !/^(?:checkbox|radio|range)$/.test(target.type))
      )
        editedFields.add(target);
    },
    { capture: true, passive: true },
  );
  /** Text that the visitor typed and a reload would lose. */
  const hasUnsavedText = () =>
    [...editedFields].some((field) => field.isConnected && field.value !== '' && !field.closest(STORED));

  return {
    isOnline: () => window.navigator.onLine,
    onOnline: (run) => {
      window.addEventListener('online', run);
      return () => window.removeEventListener('online', run);
    },
    isMissing,
    isGone: async (error) => {
      if (!(error instanceof Error) || !('request' in error) || typeof error.request !== 'string') return false;
      try {
        const { status } = await fetch(error.request, {
          method: 'HEAD',
          cache: 'no-store',
          signal: AbortSignal.timeout(PROBE_LIMIT_MS),
        });
        return status === 404 || status === 410;
      } catch {
        // No response: the network is down, which is not the file's absence.
        return false;
      }
    },
    reload: () => {
      if (hasUnsavedText()) return false;
      const now = clock.now();
      if (now - Number(session.read(RELOADED_KEY) ?? 0) < RELOAD_EVERY_MS) return false;
      // Without a note of it, the page could reload for ever.
      if (!session.write(RELOADED_KEY, String(now))) return false;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.location.reload();
      return true;
    },
  };
}
