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
  /** Without `entry` the history entry keeps its name. */
  replace(address: string, entry?: string): Promise<void>;
  /** So many history entries back; fewer than none is forward. */
  back(steps: number): void;
  /**
   * For a layer over the page: the next step back calls `onBack`, and the page stays as it is. Until then, or the call
   * of the returned function, a history entry with this fragment is added, which the visitor's next step overwrites.
   * `isReplaced`: that step is a link's, which is followed right now.
   */
  holdBack(fragment: string, onBack: () => void): (isReplaced?: boolean) => void;
  /** Moves that the visitor made with back and forward. Returns the unsubscriber. */
  listen(listener: (move: AddressMove) => void): () => void;
  /** The same for moves within a page whose addresses differ in the fragment alone. Returns the unsubscriber. */
  listenToSteps(listener: (move: AddressMove) => void): () => void;
  /** The fragment changed by hand or by a link; the browser stays on the page. Returns the unsubscriber. */
  listenToFragment(listener: (fragment: string) => void): () => void;
  /** Reloads the page from its server. */
  reload(): void;
  scrollY(): number;
  /** Scrolls when the latest state is rendered. */
  scrollTo(y: number): void;
}
