/** The browser's address bar and history; one saga owns it. Addresses are public paths with query. */
export interface AddressMove {
  address: string;
  /** Identifies the history entry; kept in `history.state`. */
  entry: string;
  by: 'person' | 'history';
}

export interface AddressPort {
  current(): AddressMove;
  push(address: string, entry: string): Promise<void>;
  /** A step within the page: known at once, written when the browser has nothing better to do, and before any other move. Back may overtake it: then it is never written. */
  pushSoon(address: string, entry: string): Promise<void>;
  replace(address: string): Promise<void>;
  /** Moves that the visitor made with back and forward. Returns the unsubscriber. */
  listen(listener: (move: AddressMove) => void): () => void;
  /** What stands behind '#' became another by hand or by a link: to the browser the same page. Returns the unsubscriber. */
  listenToFragment(listener: (fragment: string) => void): () => void;
  /** The page of the address anew, as from its server. */
  reload(): void;
  scrollY(): number;
  /** Once what was just told to the store is on screen. */
  scrollTo(y: number): void;
}
