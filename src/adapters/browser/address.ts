import { isRecord } from '@/lib/guards';
import type { AddressMove, AddressPort } from '@/ports/address.port';

/** The page of the router that shows an address, with its route parameters. */
export interface Route {
  pathname: string;
  query: Record<string, string | string[]>;
}

interface MoveOptions {
  shallow: boolean;
  scroll: boolean;
}

/** What is used of Next's Pages router. */
export interface PagesRouter {
  /** The route pattern of the page on screen: '/_cars/[site]/[locale]/[[...path]]'. */
  readonly pathname: string;
  push(url: Route | string, as?: string, options?: MoveOptions): Promise<boolean>;
  replace(url: Route | string, as?: string, options?: MoveOptions): Promise<boolean>;
  beforePopState(decide: (state: { as: string }) => boolean): void;
}

/** What a person begins anything with. */
const personActs = ['pointerdown', 'keydown', 'click'] as const;
type PersonAct = (typeof personActs)[number];

/** What is used of the window. */
export interface AddressWindow {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string; reload(): void };
  readonly history: { readonly state: unknown; replaceState(state: unknown, unused: string): void };
  readonly scrollY: number;
  scrollTo(options: { top: number; behavior: 'instant' }): void;
  requestAnimationFrame(run: () => void): number;
  addEventListener(
    type: 'pagehide' | 'hashchange' | PersonAct,
    hear: () => void,
    options?: { capture: boolean; passive: boolean },
  ): void;
  removeEventListener(type: 'hashchange', hear: () => void): void;
}

const FIRST_ENTRY = 'first';
const quietly: MoveOptions = { shallow: true, scroll: false };

/**
 * The address bar over Next's Pages router.
 * `route` says which page shows an address, or null where that is no page of this kind. Between addresses of the page on
 * screen the moves are shallow: nothing is fetched, the listener's saga brings the data. Every other address is a full
 * navigation, and the router keeps it: the listener hears nothing of it.
 * The entry's name is written into `history.state` beside the router's own fields, which it goes by on back and forward.
 * The name holds in this document at once, by the router's key, and is written a moment later, for the next document.
 * A step that is pushed soon is known at once and waits for an idle moment: writing it, and the router's drawing of it, would
 * hold up the paint that answers the step. Every other move writes it first, and so does whatever a person begins in the page.
 * Back, forward and a reload by the browser's own buttons overtake it in that moment, as if it had not been taken.
 * An entry that nobody named goes by the router's key. The router writes its fields anew when a page is loaded: what the
 * entry was called until then comes as `opened`, and is written back.
 */
export const createAddressPort = ({
  router,
  route,
  window,
  opened = null,
  later,
  whileSettling = () => () => undefined,
}: {
  router: PagesRouter;
  route: (address: string) => Route | null;
  window: AddressWindow;
  /** The name, or the router's key, that the entry had before this page was loaded into it. */
  opened?: string | null;
  /** Does what need not be done before the next paint: writing a history entry's state costs as much as rendering a row of cards. */
  later: (run: () => void) => void;
  /** Calls again whenever the page that was just scrolled has become longer or shorter; gives what ends it. */
  whileSettling?: (again: () => void) => () => void;
}): AddressPort => {
  const listeners = new Set<(move: AddressMove) => void>();
  let letGo = (): void => undefined;

  /** A step that is known, and that nobody has written yet. */
  let waiting: { target: string; name: string; write: () => void; drop: () => void } | null = null;
  /** The last move within this page, while the router draws it: it stands in the bar, or will in a moment, and has no name yet. */
  let moving: { target: string; name: string } | null = null;

  const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
  const names = new Map<string, string>();
  const keyOf = (state: unknown): string | null =>
    isRecord(state) && typeof state.key === 'string' ? state.key : null;
  const entry = (): string => {
    const state = window.history.state;
    const key = keyOf(state);
    const named = (key === null ? undefined : names.get(key)) ?? (isRecord(state) ? state.entry : undefined) ?? key;
    return typeof named === 'string' ? named : FIRST_ENTRY;
  };
  const write = (name: string) => {
    const state = window.history.state;
    window.history.replaceState({ ...(isRecord(state) ? state : {}), entry: name }, '');
  };
  const writeName = () => {
    const state = window.history.state;
    const key = keyOf(state);
    const name = key === null ? undefined : names.get(key);
    if (name !== undefined && !(isRecord(state) && state.entry === name)) write(name);
  };
  const mark = (name: string) => {
    const key = keyOf(window.history.state);
    if (key === null) return write(name);
    names.set(key, name);
    return later(writeName);
  };
  const onThisPage = (target: string): Route | null => {
    const found = route(target);
    return found?.pathname === router.pathname ? found : null;
  };
  /** Once another entry has taken its place, this one cannot be written any more. */
  const nameNow = () => {
    if (moving?.target === address()) mark(moving.name);
    writeName();
  };
  // A reload right after a step: what waits to be written is written while the page goes away.
  window.addEventListener('pagehide', nameNow);
  const move = async (how: 'push' | 'replace', target: string, name: string) => {
    const found = onThisPage(target);
    if (how === 'push') nameNow();
    const own = (moving = found && { target, name });
    try {
      await (found ? router[how](found, target, quietly) : router[how](target));
    } finally {
      if (moving === own) moving = null;
    }
    // A later move may have overtaken this one: then the entry is not ours to name. The bar says so; the router's own answer
    // is 'no' for every later move of a page once one of them was overtaken while it was drawn.
    if (address() !== target) return;
    mark(name);
    // The router wrote the entry anew, without its name; nothing waits to be painted.
    if (how === 'replace') writeName();
  };

  const writeWaiting = () => {
    const step = waiting;
    waiting = null;
    step?.write();
  };
  // Before React hears of it.
  personActs.forEach((act) => window.addEventListener(act, writeWaiting, { capture: true, passive: true }));
  const current = (): AddressMove => {
    const step = waiting ?? moving;
    return { address: step?.target ?? address(), entry: step?.name ?? entry(), by: 'person' };
  };

  if (opened !== null) write(opened);

  router.beforePopState(({ as }) => {
    waiting?.drop();
    waiting = moving = null;
    if (listeners.size === 0) return true;
    const found = onThisPage(as);
    if (!found) return true;
    const move: AddressMove = { address: as, entry: entry(), by: 'history' };
    letGo();
    listeners.forEach((listener) => listener(move));
    // The browser has moved already; the router learns where it stands, else it takes its next move for a reload.
    void router.replace(found, as, quietly).then(() => {
      if (address() === as) mark(move.entry);
    });
    return false;
  });

  return {
    current,
    push: (target, name) => {
      writeWaiting();
      return move('push', target, name);
    },
    pushSoon: (target, name) =>
      new Promise((settle) => {
        writeWaiting();
        waiting = { target, name, write: () => settle(move('push', target, name)), drop: settle };
        later(writeWaiting);
      }),
    replace: (target) => {
      writeWaiting();
      return move('replace', target, current().entry);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenToFragment: (listener) => {
      const hear = () => listener(window.location.hash.slice(1));
      window.addEventListener('hashchange', hear);
      return () => window.removeEventListener('hashchange', hear);
    },
    reload: () => window.location.reload(),
    scrollY: () => window.scrollY,
    // The list that is scrolled to is drawn in this frame; its height is there in the next. A row whose code comes later moves all below it: the place is held until then.
    scrollTo: (y) => {
      const go = () => window.scrollTo({ top: y, behavior: 'instant' });
      window.requestAnimationFrame(() =>
        window.requestAnimationFrame(() => {
          letGo();
          go();
          if (y > 0) letGo = whileSettling(go);
        }),
      );
    },
  };
};
