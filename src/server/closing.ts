interface Closable {
  close(): unknown;
}

export interface Closing {
  add(opened: Closable): void;
  /** Closes the last first. What fails to close is reported, and keeps nothing else open. */
  close(): Promise<void>;
}

/** What a process has opened, and has to close when it ends or does not come up. */
export function createClosing(report: (error: unknown) => void): Closing {
  const opened: Closable[] = [];
  return {
    add: (one) => void opened.unshift(one),
    async close() {
      for (const one of opened.splice(0)) {
        try {
          await one.close();
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
