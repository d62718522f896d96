/** Browser storage. Never throws; for a full or forbidden storage the results are null and false. */
export interface StoragePort {
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /**
   * Calls back when the entry may have changed elsewhere: in another tab, or while this page was in the browser's memory
   * of pages. Returns how to stop.
   */
  listen(key: string, changed: () => void): () => void;
}

export interface CookiePort {
  read(name: string): string | null;
  write(name: string, value: string, days: number): void;
  /** Names of all cookies that the page may read. */
  names(): string[];
  /** Removes the cookie from the host and its parent domains: tags set theirs for the parent domain. */
  remove(name: string): void;
}
