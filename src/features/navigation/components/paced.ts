/**
 * At most one run in `everyMs`, and one `lastMs` after the last call: for what follows a window that is being resized.
 */
export function paced(run: () => void, everyMs: number, lastMs: number): { call(): void; stop(): void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let last: ReturnType<typeof setTimeout> | undefined;
  return {
    call: () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        run();
      }, everyMs);
      clearTimeout(last);
      last = setTimeout(run, lastMs);
    },
    stop: () => {
      clearTimeout(waiting);
      clearTimeout(last);
    },
  };
}
