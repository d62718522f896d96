/** What a browser keeps. Reading never throws; a full or forbidden storage answers null and false. */
export interface StoragePort {
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

export interface CookiePort {
  read(name: string): string | null;
  write(name: string, value: string, days: number): void;
  /** Of all cookies that the page may read. */
  names(): string[];
  /** Gone, whichever domain of ours above the page it was kept for: tags keep theirs for the whole of one. */
  remove(name: string): void;
}
