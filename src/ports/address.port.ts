/** The browser's address bar and history; one saga owns it. Addresses are public paths with query. */
export interface AddressMove {
  address: string;
  /** Identifies the history entry; stored in `history.state`. */
  entry: string;
  by: 'person' | 'history';
}

export interface AddressPort {
  current(): AddressMove;
  push(address: string, entry: string): Promise<void>;
  /**
   * A step within the page: `current` changes at once, the write is deferred to an idle moment or the next other
   * move. If the visitor goes back before that, it is not written.
   */
  pushSoon(address: string, entry: string): Promise<void>;
  replace(address: string): Promise<void>;
  /** Moves that the visitor made with back and forward. Returns the unsubscriber. */
  listen(listener: (move: AddressMove) => void): () => void;
  /** The fragment changed by hand or by a link; the browser stays on the page. Returns the unsubscriber. */
  listenToFragment(listener: (fragment: string) => void): () => void;
  /** Reloads the page from its server. */
  reload(): void;
  scrollY(): number;
  /** Scrolls when the latest state is rendered. */
  scrollTo(y: number): void;
}
