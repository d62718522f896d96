import { isComplete, type PublicationProgress } from '@/domain/content/changes';
import type { PublicationsStore } from './publications.store';

/** Renders a cached page again, by its address. */
export type RenderPage = (address: string) => Promise<void>;

export interface Revalidation {
  /** Renders the pages of a publication again, in their order, after the response. */
  start(id: string, addresses: readonly string[], render: RenderPage): Promise<void>;
  /**
   * How far a publication is, whichever process renders it; `null` for an unknown one. With `render` it is continued
   * here if its process has died.
   */
  progress(id: string, render?: RenderPage): Promise<PublicationProgress | null>;
  /** Resolves when nothing is left to render. */
  settled(): Promise<void>;
  /** Renders nothing more. */
  close(): Promise<void>;
}

export interface RevalidationOptions {
  store: PublicationsStore;
  report(error: unknown): void;
  /** Pages at a time: visitors' requests share the processor. */
  parallel?: number;
}

/**
 * Pages to render again after publications. Runs in the background: a page that is visited before
 * it is rendered again is rendered by that request (`freshness.ts`). A page of several publications is rendered once, for all of them.
 */
export function createRevalidation({ store, report, parallel = 3 }: RevalidationOptions): Revalidation {
  /** Ids of publications by page, in the order of the pages. */
  const waiting = new Map<string, Set<string>>();
  const running = new Map<string, PublicationProgress>();
  /** Publications whose progress is being stored; one more write follows if it advances meanwhile. */
  const storing = new Map<string, { again: boolean }>();
  const workers = new Set<Promise<void>>();
  let renderPage: RenderPage | undefined;
  let closed = false;

  async function storeProgress(id: string): Promise<void> {
    const current = storing.get(id);
    if (current) {
      current.again = true;
      return;
    }
    const state = { again: true };
    storing.set(id, state);
    while (state.again) {
      state.again = false;
      const progress = running.get(id);
      if (progress) await store.advance(progress).catch(report);
      if (progress && !state.again && isComplete(progress)) running.delete(id);
    }
    storing.delete(id);
  }

  /** The next page, unless the server closes. */
  function take(): [address: string, ids: Set<string>] | undefined {
    const [next] = closed ? [] : waiting;
    if (next) waiting.delete(next[0]);
    return next;
  }

  async function work(): Promise<void> {
    const writes: Promise<void>[] = [];
    for (let next = take(); next; next = take()) {
      const [address, ids] = next;
      let result: 'done' | 'failed' = 'done';
      try {
        await renderPage?.(address);
      } catch (error) {
        // The page is rendered by its next visitor.
        report(error);
        result = 'failed';
      }
      for (const id of ids) {
        const progress = running.get(id);
        if (progress) running.set(id, { ...progress, [result]: progress[result] + 1 });
        writes.push(storeProgress(id));
      }
    }
    await Promise.all(writes);
  }

  function enqueue(progress: PublicationProgress, addresses: readonly string[], render: RenderPage): void {
    renderPage = render;
    running.set(progress.id, progress);
    for (const address of addresses) waiting.set(address, (waiting.get(address) ?? new Set()).add(progress.id));
    while (workers.size < Math.min(parallel, waiting.size)) {
      const worker = work().finally(() => workers.delete(worker));
      workers.add(worker);
    }
  }

  return {
    async start(id, addresses, render) {
      await store.begin(id, addresses);
      if (addresses.length > 0) enqueue({ id, pages: addresses.length, done: 0, failed: 0 }, addresses, render);
    },
    async progress(id, render) {
      const own = running.get(id);
      if (own) return own;
      const orphan = render ? await store.claim(id) : null;
      if (orphan && render) {
        const { addresses, ...progress } = orphan;
        // Those that were being rendered when the process died are not counted yet, nor are they the next.
        const done = Math.max(0, progress.done + progress.failed - parallel);
        const continued = { ...progress, done, failed: 0 };
        enqueue(continued, addresses.slice(done), render);
        return continued;
      }
      return store.read(id);
    },
    async settled() {
      while (workers.size > 0) await Promise.all(workers);
    },
    async close() {
      closed = true;
      await Promise.all(workers);
    },
  };
}
