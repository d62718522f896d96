/** What loading code needs of the browser; `adapters/browser/codeEnvironment.ts`. */
export interface CodeEnvironment {
  /** False while the browser reports that it has no network. */
  isOnline(): boolean;
  /** Calls back when the network returns; the returned function ends it. */
  onOnline(run: () => void): () => void;
  /** Whether a failed import is one of a file that did not arrive; anything else is a defect of the code. */
  isMissing(error: unknown): boolean;
  /** Whether the server responds that the file is gone: another version has been deployed. */
  isGone(error: unknown): Promise<boolean>;
  /** Reloads the page; false where something would be lost, or where that was tried a short time ago. */
  reload(): boolean;
}

/**
 * The state of all code that the visitor waits for: `lost` is a connection that failed, `gone` a file that the server no
 * longer has, after a reload did not help.
 */
export type CodeStatus = 'loading' | 'lost' | 'gone';

export interface LoadOptions {
  /** The visitor waits for it: its failure is shown, and a file that is gone reloads the page. */
  isNeeded?: boolean;
  /** Called once, when quick attempts failed; later ones follow. */
  onFailing?: (error: unknown) => void;
}

/** Pauses before further attempts, ms; the last one repeats. The network's return ends a pause. */
const PAUSES_MS = [1_000, 5_000, 10_000, 20_000, 60_000] as const;
/** Failed attempts after which an error is shown, and after which a missing file counts as gone. */
const QUICK_ATTEMPTS = 2;

const pageWithoutNetwork: CodeEnvironment = {
  isOnline: () => true,
  onOnline: () => () => undefined,
  isMissing: () => false,
  isGone: async () => false,
  reload: () => false,
};

export function createCodeLoader() {
  let environment = pageWithoutNetwork;
  const failing = new Map<object, Exclude<CodeStatus, 'loading'>>();
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();

  const set = (load: object, status: CodeStatus) => {
    const before = failing.get(load) ?? 'loading';
    if (status === before) return;
    if (status === 'loading') failing.delete(load);
    else failing.set(load, status);
    for (const listener of listeners) listener();
  };

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        leave();
        waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      const leave = environment.onOnline(end);
      waiting.add(end);
    });

  /**
   * Loads code, and tries again until it arrives: a lost connection or a deployment must not end what the visitor does.
   * Rejects only with a defect of the code itself.
   */
  async function loadCode<Code>(
    load: () => Promise<Code>,
    { isNeeded = false, onFailing }: LoadOptions = {},
  ): Promise<Code> {
    const own = {};
    let isReported = false;
    for (let attempts = 1; ; attempts += 1) {
      try {
        const code = await load();
        set(own, 'loading');
        return code;
      } catch (error) {
        if (!environment.isMissing(error)) {
          set(own, 'loading');
          throw error;
        }
        const isOnline = environment.isOnline();
        const isLong = attempts >= QUICK_ATTEMPTS;
        const isGone = isNeeded && isLong && isOnline && (await environment.isGone(error));
        if (isGone && environment.reload()) return new Promise(() => undefined);
        if (isLong || !isOnline) {
          if (isNeeded) set(own, isGone ? 'gone' : 'lost');
          if (!isReported) onFailing?.(error);
          isReported = true;
        }
      }
      await pause(PAUSES_MS[attempts - 1] ?? PAUSES_MS[PAUSES_MS.length - 1] ?? 0);
    }
  }

  return {
    loadCode,
    connect: (browser: CodeEnvironment): void => {
      environment = browser;
    },
    status: (): CodeStatus => {
      const states = [...failing.values()];
      return states.includes('lost') ? 'lost' : (states[0] ?? 'loading');
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Ends all pauses. */
    retry: (): void => {
      for (const end of waiting) end();
    },
    /** Reloads the page if the file of a failed import is gone; true: it is, and the page may not be reloaded. */
    reloadIfGone: async (error: unknown): Promise<boolean> => {
      if (!environment.isMissing(error) || !environment.isOnline() || !(await environment.isGone(error))) return false;
      return environment.reload() ? new Promise(() => undefined) : true;
    },
  };
}

/** One for the page. */
export const codeLoader = createCodeLoader();
export const { loadCode } = codeLoader;
