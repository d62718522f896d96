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

export interface StoreOptions {
  /** 'server': one store per request; slices only, no watch tables run. */
  side: 'server' | 'browser';
  /** Left out where no saga will run: rendering on the server. */
  ports?: Ports;
  /** The page that the store begins with. */
  page?: ArrivedPage;
  /** Features whose slices the state begins with. */
  features?: readonly Feature[];
  recorder?: Recorder;
}

/** A page's state as the server sent it. */
interface ArrivedPage {
  stateId: string;
  state: PageState;
}

/** The store as a page renders it: before the merge its state already is the one that the merge will lead to. */
export interface PageView {
  store: Store<StoreState>;
  /** Merges the page's state by one action; does nothing when it is merged. */
  merge(): void;
}

export interface StoreHost {
  store: EnhancedStore<StoreState>;
  /** The state that the page's markup was made of, with each slice as it began: what hydrates late is compared with it, whatever has happened since. */
  first: Readonly<StoreState>;
  /** Runs a page's loader alone and waits for its answer; rejects with what it throws. */
  runLoader<T>(loader: () => Saga<T>): Promise<T>;
  /** The store for a page that arrived. Pure: may be called while rendering, also for a page that is never shown. */
  viewOf(page: ArrivedPage): PageView;
  /** Makes the slices of features part of the state, by one action at most; known features cost none. */
  inject(features: readonly Feature[]): void;
  /**
   * `inject`, and in the browser one supervised run of the watch table, however many attach it. A feature whose code comes
   * after the page was shown hears of that all the same, once. The function given back lets go: a page's feature stops with
   * its last user, a visitor's stays until the visit ends.
   */
  attach(feature: Feature): () => void;
  /** Cancels the sagas of the page's features, with all that they run; those still in use start anew. */
  cancelPage(): void;
  /** Tells of a failure outside the sagas; on the server nobody listens. */
  report(error: ErrorReport): void;
  /** What this page sends along: entities, context and the page-owned slices. */
  pageState(): PageState;
  /** The kept part of the visit without personal data; null where nothing is recorded. */
  exportRecording(): Promise<Recording | null>;
}

interface Running {
  feature: Feature;
  users: number;
  task: Task | null;
  /** The last page that it heard was shown. */
  seen: UnknownAction | null;
}

/** The immutability and serialisability checks of development would also warn of slow machines. */
const patient = { warnAfter: Number.POSITIVE_INFINITY };

export const makeStore = ({ side, ports, page, features: firstFeatures = [], recorder }: StoreOptions): StoreHost => {
  const root = makeRoot();
  const features = new Map<string, Running>();
  /** Those of the attached features: `attempt` reads their retry policies from the saga context. */
  const errors: KnownErrors = {};
  const sagas = createSagaMiddleware<Partial<SagaContext>>({
    context: ports ? { ports, errors } : { errors },
    onError: (error) => ports?.telemetry.report({ where: 'saga', message: String(error) }),
  });

  /** That the page now in the state is on screen; null until it is. */
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

  /** Returns those whose slices the root reducer did not have. */
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
      defaults({ thunk: false, serializableCheck: patient, immutableCheck: patient }).concat(
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
    // Reducing is pure; the root keeps the result, so that the merge leads to the very state that was rendered.
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

  const attach = (feature: Feature) => {
    inject([feature]);
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
    // The visit as it was when asked, not when the code has come.
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
    attach,
    cancelPage,
    report: (error) => ports?.telemetry.report(error),
    pageState: () => root.pageStateOf(store.getState()),
    exportRecording,
  };
};

/** Not enumerable, so it is neither serialised nor copied: a page's state refers to the store that made it. */
const HOST = Symbol('store host');

const isStoreHost = (value: unknown): value is StoreHost => isObject(value) && 'store' in value && 'pageState' in value;

/** The store on this server that made a page's state; undefined in the browser, or where the state came from a cache. */
export function storeOf(state: PageState): StoreHost | undefined {
  const host: unknown = Reflect.get(state, HOST);
  return isStoreHost(host) ? host : undefined;
}

/**
 * A page's state as data for its props. What is undefined goes when the page is written as JSON; only the development
 * server wants it gone before.
 */
export const serializeState = (host: StoreHost): PageState => {
  const state: PageState =
    process.env.NODE_ENV === 'production' ? host.pageState() : JSON.parse(JSON.stringify(host.pageState()));
  Object.defineProperty(state, HOST, { value: host });
  return state;
};
