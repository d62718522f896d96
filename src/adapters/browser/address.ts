import { isRecord } from '@/lib/guards';
import type { AddressMove, AddressPort } from '@/ports/address.port';

/** The router's page for an address, with its route parameters. */
export interface Route {
  pathname: string;
  query: Record<string, string | string[]>;
}

interface MoveOptions {
  shallow: boolean;
  scroll: boolean;
  /** Of an entry that `holdBack` adds; the router writes it into the entry's state, where `isSpareEntry` reads it. */
  spare?: true;
}

/** The part of Next's Pages router that is used. */
export interface PagesRouter {
  /** The route pattern of the current page: '/_cars/[site]/[locale]/[[...path]]'. */
  readonly pathname: string;
  /** The current address; during a move by the history still the one before. */
  readonly asPath: string;
  push(url: Route | string, as?: string, options?: MoveOptions): Promise<boolean>;
  replace(url: Route | string, as?: string, options?: MoveOptions): Promise<boolean>;
  beforePopState(decide: (state: { as: string }) => boolean): void;
}

/** Events that begin an action of the visitor. */
const personActs = ['pointerdown', 'keydown', 'click'] as const;
type PersonAct = (typeof personActs)[number];

/** The part of the window that is used. */
export interface AddressWindow {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string; reload(): void };
  readonly history: {
    readonly state: unknown;
    replaceState(state: unknown, unused: string): void;
    go(steps: number): void;
  };
  readonly scrollY: number;
  scrollTo(options: { top: number; behavior: 'instant' }): void;
  requestAnimationFrame(run: () => void): number;
  addEventListener(
    type: 'pagehide' | 'hashchange' | PersonAct,
    listener: () => void,
    options?: { capture: boolean; passive: boolean },
  ): void;
  removeEventListener(type: 'hashchange', listener: () => void): void;
}

const FIRST_ENTRY = 'first';
const quietly: MoveOptions = { shallow: true, scroll: false };
const asSpare: MoveOptions = { ...quietly, spare: true };

/** The router rejects a move between fragments that a later one overtook before it was rendered: no error. */
function unlessOvertaken(error: unknown): void {
  if (!(error instanceof Error && 'cancelled' in error)) throw error;
}

const withoutFragment = (address: string): string | undefined => address.split('#')[0];

/**
 * The address bar over Next's Pages router.
 * `route` returns the page of an address, or null if it is not of this kind. Moves between addresses of the current
 * page are shallow: nothing is fetched, the listener's saga loads the data. Every other address is a full navigation
 * by the router, without a call of the listener.
 * The entry's name is written into `history.state` next to the router's own fields, and identifies the entry on back
 * and forward. Within this document it is known at once, by the router's key; writing it is deferred and serves the
 * next document.
 * `pushSoon` updates `current` at once and defers the write to an idle moment: writing, and the router's rendering,
 * would delay the paint after the visitor's action. Every other move, and every action of the visitor in the page,
 * writes it first. Back, forward and a reload by the browser's own buttons may come before the write: then the step
 * is lost.
 * `holdBack` adds a spare entry, so that a step back stays in the document; a step back over steps that were made since
 * is made undone.
 * An unnamed entry is identified by the router's key. The router overwrites its fields when a page is loaded: the
 * entry's earlier name comes as `opened`, and is written back.
 */
export const createAddressPort = ({
  router,
  route,
  window,
  opened = null,
  defer,
  whileSettling = () => () => undefined,
}: {
  router: PagesRouter;
  route: (address: string) => Route | null;
  window: AddressWindow;
  /** The name, or the router's key, of the entry before this page was loaded into it. */
  opened?: string | null;
  /** Defers work to after the next paint: writing a history entry's state costs as much as rendering a row of cards. */
  defer: (run: () => void) => void;
  /** Calls `again` whenever the height of the page changes after scrolling; returns the function that ends it. */
  whileSettling?: (again: () => void) => () => void;
}): AddressPort => {
  const listeners = new Set<(move: AddressMove) => void>();
  const stepListeners = new Set<(move: AddressMove) => void>();
  let letGo = (): void => undefined;

  /** A step that is not written yet. */
  let waiting: { target: string; name: string; write: () => void; drop: () => void } | null = null;
  /**
   * The last move within this page while the router renders it: its address is in the bar, or will be soon, and has
   * no name yet.
   */
  let moving: { target: string; name: string } | null = null;

  /** The layer that takes the next step back. */
  let held: { onBack: () => void; entry: string; isSpare: boolean } | null = null;
  /** The entry that a step of the port itself leads to: the page stays as it is. */
  let returningTo: string | null = null;
  /** Settles when that step is taken: the browser would take a move before it back. */
  let returned: Promise<void> | null = null;
  let settleReturn = (): void => undefined;
  const returnTo = (name: string, steps: number) => {
    returningTo = name;
    returned = new Promise((resolve) => {
      settleReturn = resolve;
    });
    window.history.go(steps);
  };

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
    return defer(writeName);
  };
  /** An address that differs from the current one in the fragment alone: the router takes it as it is. */
  const stepOf = (target: string): string | null =>
    withoutFragment(target) === withoutFragment(router.asPath) && target !== router.asPath ? target : null;
  const onThisPage = (target: string): Route | null => {
    const found = route(target);
    return found?.pathname === router.pathname ? found : null;
  };
  /** Must run before another entry becomes current, since only the current one can be written. */
  const nameNow = () => {
    if (moving?.target === address()) mark(moving.name);
    writeName();
  };
  // On a reload right after a step, waiting writes are done before the page is left.
  window.addEventListener('pagehide', nameNow);
  /** @param spare of a layer that opens: the one that was held before it */
  const move = async (
    step: 'push' | 'replace',
    target: string,
    name: string,
    spare?: { before: typeof held; opened: typeof held },
  ) => {
    if (returned) await returned;
    // Closed again while an earlier layer's step back was under way.
    if (spare && held !== spare.opened) return;
    const layer = spare ? spare.before : held;
    const found = onThisPage(target) ?? stepOf(target);
    const how = found && layer?.isSpare ? 'replace' : step;
    if (held && !spare) held = { ...held, entry: name, isSpare: false };
    if (how === 'push') nameNow();
    const own = (moving = found === null ? null : { target, name });
    try {
      const rendered = found ? router[how](found, target, spare ? asSpare : quietly) : router[how](target);
      // A step is in the bar at once, and the visitor may go back before it is rendered.
      if (found && address() === target) mark(name);
      await rendered;
    } catch (error) {
      unlessOvertaken(error);
    } finally {
      if (moving === own) moving = null;
    }
    // If a later move has overtaken this one, the entry is another's. Compare the address: the router resolves with
    // false for every later move of a page once one was overtaken.
    if (address() !== target) return;
    mark(name);
    // The router overwrote the entry without its name; no paint is pending, so write it at once.
    if (how === 'replace') writeName();
  };

  const writeWaiting = () => {
    const step = waiting;
    waiting = null;
    step?.write();
  };
  // In the capture phase, before React handles the event.
  personActs.forEach((act) => window.addEventListener(act, writeWaiting, { capture: true, passive: true }));
  const current = (): AddressMove => {
    const step = waiting ?? moving;
    return { address: step?.target ?? address(), entry: step?.name ?? entry(), by: 'person' };
  };

  // An entry with a name is another one: the visitor went on before this code had come.
  const arrival = window.history.state;
  if (opened !== null && !(isRecord(arrival) && typeof arrival.entry === 'string')) {
    write(opened);
    // Where the address has a query, the router overwrites the entry once more.
    const key = keyOf(arrival);
    if (key !== null) names.set(key, opened);
  }

  /** The browser has moved already; syncs the router, else it takes its next move for a reload. */
  const syncRouter = (found: Route | string, as: string, name: string) => {
    // The router overwrites the entry, and with it a name that an earlier document wrote.
    const key = keyOf(window.history.state);
    if (key !== null) names.set(key, name);
    void router
      .replace(found, as, quietly)
      .then(() => {
        if (address() === as) mark(name);
      })
      .catch(unlessOvertaken);
  };
  /** Whether the step back belongs to the layer over the page. */
  const isTaken = (found: Route | string, as: string): boolean => {
    const isReturn = returningTo === entry();
    returningTo = null;
    if (isReturn) {
      syncRouter(found, as, entry());
      return true;
    }
    if (!held) return false;
    const { onBack, isSpare, entry: left } = held;
    held = null;
    if (isSpare) {
      syncRouter(found, as, entry());
    } else {
      returnTo(left, 1);
    }
    onBack();
    return true;
  };

  router.beforePopState(({ as }) => {
    settleReturn();
    returned = null;
    const step = stepListeners.size > 0 || held || returningTo !== null ? stepOf(as) : null;
    const found = step ?? onThisPage(as);
    if (found && isTaken(found, as)) return false;
    waiting?.drop();
    waiting = moving = null;
    // The scroll position was that of this page; another one that is opened now has its own.
    letGo();
    const receivers = step === null ? listeners : stepListeners;
    if (receivers.size === 0 || !found) return true;
    const move: AddressMove = { address: as, entry: entry(), by: 'history' };
    // A listener may move on at once: its move must be the router's last.
    if (step !== null) syncRouter(found, as, move.entry);
    receivers.forEach((listener) => listener(move));
    if (step === null) syncRouter(found, as, move.entry);
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
        defer(writeWaiting);
      }),
    replace: (target, name = current().entry) => {
      writeWaiting();
      return move('replace', target, name);
    },
    back: (steps) => {
      nameNow();
      window.history.go(-steps);
    },
    holdBack: (fragment, onBack) => {
      writeWaiting();
      const spare = `${window.location.pathname}${window.location.search}#${fragment}`;
      const { entry: name } = current();
      const before = held;
      // In a shared address with the fragment the entry is the visitor's own, unless it is just being left.
      const isAdded = returned !== null || address() !== spare;
      const opened = { onBack, entry: name, isSpare: isAdded };
      held = opened;
      if (isAdded) void move('push', spare, name, { before, opened });
      return (isReplaced = false) => {
        if (held?.onBack !== onBack) return;
        const { isSpare } = held;
        held = null;
        if (isReplaced || !isSpare || window.location.hash !== `#${fragment}`) return;
        returnTo(name, -1);
      };
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenToSteps: (listener) => {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
    listenToFragment: (listener) => {
      const onHashChange = () => listener(window.location.hash.slice(1));
      window.addEventListener('hashchange', onHashChange);
      return () => window.removeEventListener('hashchange', onHashChange);
    },
    reload: () => window.location.reload(),
    scrollY: () => window.scrollY,
    // The list is rendered in this frame; its height is known in the next. A row whose code loads later moves
    // everything below it: the scroll position is corrected until then. The top is there at once: a new view is never
    // painted from its end on.
    scrollTo: (y) => {
      const go = () => window.scrollTo({ top: y, behavior: 'instant' });
      letGo();
      if (y === 0) go();
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
