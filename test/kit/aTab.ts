import { createAddressPort, type PagesRouter, type Route } from '@/adapters/browser/address';

export const LIVE = '/_live/[site]/[locale]/[[...path]]';
export const route = (address: string): Route | null =>
  address.startsWith('/kop-bil')
    ? {
        pathname: LIVE,
        query: { site: 'car-store-se', locale: 'sv-SE', path: address.split('?')[0]?.split('/').slice(1) ?? [] },
      }
    : null;

const withoutFragment = (address?: string) => address?.split('#')[0];

/** A browser and a router of one tab, as far as the port sees of them. */
export const aTab = (start: string, pathname = LIVE, opened?: string, entry?: string) => {
  const entries: { as: string; state: unknown }[] = [
    { as: start, state: { __N: true, as: start, ...(opened && { key: 'router-0' }), ...(entry && { entry }) } },
  ];
  const calls: unknown[][] = [];
  let index = 0;
  let keys = 0;
  /** The router's result of every move after one of them was overtaken while it was rendered. */
  let accepts = true;
  const spoil = () => {
    accepts = false;
  };
  /** Moves whose address is in the bar, waiting to be rendered. */
  const drawing: (() => void)[] = [];
  /** Ends the rendering of a move between fragments, as the router does for a later move. */
  let cancel = (): void => undefined;
  let draws = false;
  const drawSlowly = () => {
    draws = true;
  };
  let refuses = false;
  const refuse = (now: boolean) => {
    refuses = now;
  };
  let overtaken = false;
  /** Every move is overtaken by a later one while it is rendered. */
  const overtake = () => {
    overtaken = true;
  };
  const waiting: (() => void)[] = [];
  let decide: (state: { as: string }) => boolean = () => true;
  const here = () => entries[index] ?? { as: start, state: null };
  const move = (how: 'push' | 'replace') => async (url: Route | string, as?: string, options?: object) => {
    calls.push([how, url, as, options]);
    cancel();
    // The router writes a move between fragments at once.
    const isStep = withoutFragment(as) === withoutFragment(known);
    if (!isStep) await Promise.resolve();
    if (refuses) throw new Error('too many moves');
    const address = as ?? (typeof url === 'string' ? url : '');
    if (how === 'push') entries.splice(++index, entries.length);
    // The router keeps an entry's key when it replaces it.
    const key = how === 'push' ? `router-${(keys += 1)}` : Reflect.get(Object(here().state), 'key');
    entries[index] = { as: address, state: { __N: true, as: address, options, ...(key && { key }) } };
    known = address;
    if (overtaken) throw Object.assign(new Error('Cancel rendering route'), { cancelled: true });
    if (draws)
      await new Promise<void>((resolve, reject) => {
        drawing.push(resolve);
        if (isStep) cancel = () => reject(Object.assign(new Error('Cancel rendering route'), { cancelled: true }));
      });
    return accepts;
  };
  /** The router learns of a move by the history after the port. */
  let known = start;
  const router: PagesRouter = {
    pathname,
    get asPath() {
      return known;
    },
    push: move('push'),
    replace: move('replace'),
    beforePopState: (next) => {
      decide = next;
    },
  };
  let top = 0;
  const window = {
    location: {
      get pathname() {
        return new URL(here().as, 'http://x').pathname;
      },
      get search() {
        return new URL(here().as, 'http://x').search;
      },
      get hash() {
        return new URL(here().as, 'http://x').hash;
      },
      reload: () => {
        calls.push(['reload']);
      },
    },
    history: {
      get state() {
        return here().state;
      },
      replaceState(state: unknown) {
        entries[index] = { as: here().as, state };
      },
      go(steps: number) {
        void go(steps);
      },
    },
    get scrollY() {
      return top;
    },
    scrollTo: (to: { top: number }) => {
      top = to.top;
    },
    requestAnimationFrame: (run: () => void) => {
      run();
      return 1;
    },
    addEventListener: (
      type: 'pagehide' | 'hashchange' | 'pointerdown' | 'keydown' | 'click',
      listener: () => void,
      options?: { capture: boolean },
    ) => {
      if (type === 'pagehide') leaving = listener;
      else if (type === 'hashchange') hashes.add(listener);
      // Capturing listeners run before React's, the others after.
      else if (options?.capture) acts.set(type, listener);
    },
    removeEventListener: (_: 'hashchange', listener: () => void) => {
      hashes.delete(listener);
    },
  };
  const hashes = new Set<() => void>();
  const acts = new Map<'pointerdown' | 'keydown' | 'click', () => void>();
  let leaving = (): void => undefined;
  const settling = new Set<() => void>();
  const port = createAddressPort({
    router,
    route,
    window,
    opened,
    defer: (run) => void waiting.push(run),
    whileSettling: (again) => {
      settling.add(again);
      return () => void settling.delete(again);
    },
  });
  /** True when the router goes on by itself. */
  const go = async (by: number) => {
    index += by;
    const byRouter = decide({ as: here().as });
    await Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => Promise.resolve());
    return byRouter;
  };
  /** The page has been painted. */
  const painted = () => waiting.splice(0).forEach((run) => run());
  return {
    port,
    spoil,
    drawSlowly,
    drawing,
    refuse,
    overtake,
    window,
    settling,
    calls,
    go,
    entries,
    painted,
    leave: () => leaving(),
    hashIsOther: () => hashes.forEach((listener) => listener()),
    act: (type: 'pointerdown' | 'keydown' | 'click') => acts.get(type)?.(),
  };
};
