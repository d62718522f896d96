import { configureStore } from '@reduxjs/toolkit';
import type { EnhancedStore, Middleware, Store, UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Task } from 'redux-saga';
import type { Feature } from '@/effects/feature';
import type { SagaContext } from '@/effects/sagaContext';
import { supervise } from '@/effects/supervise';
import type { Saga } from '@/effects/sagaEffects';
import type { KnownErrors } from '@/errors/known';
import { isObject } from '@/lib/guards';
import type { Ports } from '@/ports/ports';
import type { ErrorReport } from '@/ports/telemetry.port';
import { pageArrived, pageShown } from './context';
import type { PageState } from './context';
import type { Recorder } from './recorder';
import type { Recording } from './recording';
import { featuresAttached, makeRoot } from './root';
import type { StoreState } from './root';
import { withoutFalseFlags } from './withoutFalseFlags';

export interface StoreOptions {
  /** 'server': one store per request; slices only, no watch tables run. */
  side: 'server' | 'browser';
  /** Left out when no saga will run: rendering on the server. */
  ports?: Ports;
  /** The page that the store starts with. */
  page?: ArrivedPage;
  /** Features whose slices the initial state has. */
  features?: readonly Feature[];
  recorder?: Recorder;
}

/** A page's state as the server sent it. */
interface ArrivedPage {
  stateId: string;
  state: PageState;
}

/** The store as a page renders it: before the merge its state is already the merged one. */
export interface PageView {
  store: Store<StoreState>;
  /** Merges the page's state by one action; does nothing when it is merged already. */
  merge(): void;
}

export interface StoreHost {
  store: EnhancedStore<StoreState>;
  /**
   * The state in which the server rendered the page, with the initial state of each slice: lazily hydrated parts start
   * from it, whatever has happened since.
   */
  first: Readonly<StoreState>;
  /** Runs a page's loader and resolves with its result; rejects with what it throws. */
  runLoader<T>(loader: () => Saga<T>): Promise<T>;
  /** The store for a page that arrived. Pure: may be called while rendering, also for a page that is never shown. */
  viewOf(page: ArrivedPage): PageView;
  /** Adds the slices of features to the state, by one action at most. */
  inject(features: readonly Feature[]): void;
  /** Announces features that the commit in progress attaches: its first `attach` injects them all by one action. */
  announce(features: readonly Feature[]): void;
  /**
   * `inject`, and in the browser one supervised run of the watch table for all users of the feature. A feature attached
   * after the page was shown receives that `pageShown` once. The returned function detaches: a page-owned feature stops
   * with its last user, a visitor-owned one runs until the visit ends.
   */
  attach(feature: Feature): () => void;
  /** Cancels the sagas of page-owned features; those still in use are started again. */
  cancelPage(): void;
  /** Reports a failure outside the sagas; does nothing on the server. */
  report(error: ErrorReport): void;
  /** The state to send with a page: entities, context and the page-owned slices. */
  pageState(): PageState;
  /** The recorded part of the visit without personal data; null if nothing is recorded. */
  exportRecording(): Promise<Recording | null>;
}

interface Running {
  feature: Feature;
  users: number;
  task: Task | null;
  /** The last `pageShown` that its sagas received. */
  seen: UnknownAction | null;
}

/** Silences the warnings of the development checks about slow machines. */
const neverWarn = { warnAfter: Number.POSITIVE_INFINITY };

export const makeStore = ({ side, ports, page, features: firstFeatures = [], recorder }: StoreOptions): StoreHost => {
  const root = makeRoot();
  const features = new Map<string, Running>();
  /** Entries of the attached features: `attempt` reads their retry policies from the saga context. */
  const errors: KnownErrors = {};
  const sagas = createSagaMiddleware<Partial<SagaContext>>({
    context: ports ? { ports, errors } : { errors },
    onError: (error) => ports?.telemetry.report({ where: 'saga', message: String(error) }),
  });

  /** The `pageShown` of the page in the state; null until it is on screen. */
  let shown: UnknownAction | null = null;

  const navigation: Middleware<object, StoreState> =
    ({ getState }) =>
    (next) =>
    (action) => {
      const before = getState().page.stateId;
      const result = next(action);
      if (pageShown.match(action)) {
        shown = action;
        for (const running of features.values()) if (running.task) running.seen = action;
      }
      if (getState().page.stateId !== before) {
        shown = null;
        cancelPage();
      }
      return result;
    };

  /** Returns the features whose slices were not injected before. */
  const register = (added: readonly Feature[]): Feature[] => {
    for (const feature of added) {
      if (features.has(feature.name)) continue;
      features.set(feature.name, { feature, users: 0, task: null, seen: null });
      Object.assign(errors, feature.errors);
    }
    return added.filter(root.inject);
  };

  const attached = register(firstFeatures);
  const empty = root.reducer(undefined, { type: 'store/made' });
  const fresh =
    attached.length === 0 ? empty : root.reducer(empty, featuresAttached({ names: attached.map(({ name }) => name) }));
  const store = configureStore({
    reducer: root.reducer,
    preloadedState: page ? root.reducer(fresh, pageArrived(page)) : fresh,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: neverWarn, immutableCheck: neverWarn }).concat(
        navigation,
        sagas,
        ...(recorder ? [recorder.middleware] : []),
      ),
    devTools: side === 'browser',
  });

  const first: StoreState = { ...store.getState() };

  const start = (running: Running) => {
    const missed = shown && running.seen !== shown ? shown : undefined;
    if (missed) running.seen = missed;
    running.task = sagas.run(supervise, running.feature.watch, { name: running.feature.name, missed });
  };
  const stop = (running: Running) => {
    running.task?.cancel();
    running.task = null;
  };

  const viewOf = (arriving: ArrivedPage): PageView => {
    // The root memoises the merge, so that the dispatched action leads to the very state that was rendered.
    const action = pageArrived(arriving);
    let merged = side === 'server' || store.getState().page.stateId === arriving.stateId;
    let preview: { from: StoreState; state: StoreState } | null = null;
    const getState = (): StoreState => {
      const from = store.getState();
      if (merged) return from;
      if (preview?.from !== from) preview = { from, state: root.reducer(from, action) };
      return preview.state;
    };
    return {
      store: { ...store, getState },
      merge: () => {
        if (merged) return;
        store.dispatch(action);
        merged = true;
        preview = null;
      },
    };
  };

  const inject = (added: readonly Feature[]) => {
    const injected = register(added);
    if (injected.length === 0) return;
    store.dispatch(featuresAttached({ names: injected.map(({ name }) => name) }));
    for (const { reducerPath } of injected.flatMap(({ slices }) => slices))
      first[reducerPath] ??= store.getState()[reducerPath];
  };

  let announced: Feature[] = [];
  const announce = (coming: readonly Feature[]) => {
    announced.push(...coming);
  };

  const attach = (feature: Feature) => {
    const coming = announced;
    announced = [];
    inject([...coming, feature]);
    const running = features.get(feature.name);
    if (side === 'server' || !running) return () => undefined;
    running.users += 1;
    if (!running.task) start(running);
    let using = true;
    return () => {
      if (!using) return;
      using = false;
      running.users -= 1;
      if (running.users === 0 && feature.owner === 'page') stop(running);
    };
  };

  const cancelPage = () => {
    for (const running of features.values()) {
      if (running.feature.owner !== 'page' || !running.task) continue;
      stop(running);
      if (running.users > 0) start(running);
    }
  };

  const exportRecording = async () => {
    if (!recorder) return null;
    // Taken before the import, so that later actions are left out.
    const [visit, fields] = [recorder.visit(), [...features.values()].map(({ feature }) => feature.public)];
    const { redactVisit } = await import('./redactVisit');
    return redactVisit(visit, fields);
  };

  return {
    store,
    first,
    runLoader: <T>(loader: () => Saga<T>) => sagas.run(loader).toPromise<T>(),
    viewOf,
    inject,
    announce,
    attach,
    cancelPage,
    report: (error) => ports?.telemetry.report(error),
    pageState: () => root.pageStateOf(store.getState()),
    exportRecording,
  };
};

/** Not enumerable, so that it is neither serialised nor copied. Links a page's state to its store. */
const HOST = Symbol('store host');

const isStoreHost = (value: unknown): value is StoreHost => isObject(value) && 'store' in value && 'pageState' in value;

/** The store on this server that a page's state comes from; undefined in the browser, and for a cached state. */
export function storeOf(state: PageState): StoreHost | undefined {
  const host: unknown = Reflect.get(state, HOST);
  return isStoreHost(host) ? host : undefined;
}

/**
 * A page's state as data for its props. Production drops undefined fields when it serialises the page; the development
 * server rejects them before.
 */
export const serializeState = (host: StoreHost): PageState => {
  const lean = withoutFalseFlags(host.pageState());
  const state: PageState = process.env.NODE_ENV === 'production' ? lean : JSON.parse(JSON.stringify(lean));
  Object.defineProperty(state, HOST, { value: host });
  return state;
};
