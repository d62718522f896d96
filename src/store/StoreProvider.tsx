import { createContext, useContext, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Feature } from '@/effects/feature';
import type { Ports } from '@/ports/ports';
import { pageShown } from './context';
import type { PageState } from './context';
import type { Recorder } from './recorder';
import type { Recording } from './recording';
import { makeStore, storeOf } from './store';
import type { PageView, StoreHost } from './store';

const HostContext = createContext<StoreHost | null>(null);

const useHost = (): StoreHost => {
  const host = useContext(HostContext);
  if (!host) throw new Error('A feature was used outside StoreProvider.');
  return host;
};

export interface StoreProviderProps {
  pageState: PageState;
  /** Unique for each response of the server; the same id is never merged twice. */
  stateId: string;
  /** Called once, in the browser only. */
  ports: () => Ports;
  recorder?: () => Recorder;
  /** Attached for the whole visit (consent, telemetry); `useFeatures` attaches a block's. */
  features?: readonly Feature[];
  children: ReactNode;
}

const noFeatures: readonly Feature[] = [];

/**
 * Rendered before the page, so that its layout effect runs before those of the page: sagas start on the merged state.
 */
function MergeOnCommit({ view }: { view: PageView }) {
  useLayoutEffect(() => view.merge(), [view]);
  return null;
}

/**
 * One store for the visit. It starts with the first page, so that the first client render equals the server's. A later
 * page renders on its merged state at once; the action that merges it is dispatched when React commits the page, before
 * paint.
 */
export function StoreProvider({
  pageState,
  stateId,
  ports,
  recorder,
  features = noFeatures,
  children,
}: StoreProviderProps) {
  const [host] = useState(() => {
    const page = { stateId, state: pageState };
    return typeof window === 'undefined'
      ? (storeOf(pageState) ?? makeStore({ side: 'server', page, features }))
      : makeStore({ side: 'browser', page, features, ports: ports(), recorder: recorder?.() });
  });
  const [firstId] = useState(stateId);
  const view = useMemo(() => host.viewOf({ stateId, state: pageState }), [host, stateId, pageState]);

  useLayoutEffect(() => {
    const release = features.map(host.attach);
    return () => release.forEach((detach) => detach());
  }, [host, features]);

  const path = pageState.context.path;
  useEffect(() => {
    host.store.dispatch(pageShown({ path, first: stateId === firstId }));
  }, [host, stateId, firstId, path]);

  return (
    <HostContext value={host}>
      <Provider store={view.store} serverState={typeof window === 'undefined' ? undefined : host.first}>
        <MergeOnCommit view={view} />
        {children}
      </Provider>
    </HostContext>
  );
}

/**
 * Attaches features while the component is mounted, before any passive effect of the page runs. Until then selectors
 * read the slices in the state of the page, else their initial states. All features that are new in one commit are
 * injected by one action: React runs the insertion effects of a commit before its layout effects. The list has to be
 * the same on every render.
 */
export const useFeatures = (features: readonly Feature[]): void => {
  const host = useHost();
  useInsertionEffect(() => host.announce(features), [host, features]);
  useLayoutEffect(() => {
    const release = features.map(host.attach);
    return () => release.forEach((detach) => detach());
  }, [host, features]);
};

/**
 * Attaches features whose code is loaded after hydration, while the component is mounted, by one action. The loader has
 * to be the same on every render; null loads nothing. A failed import is reported; the page works without the features.
 */
export const useLazyFeatures = (load: (() => Promise<readonly Feature[]>) | null): void => {
  const host = useHost();
  useEffect(() => {
    if (!load) return undefined;
    let isMounted = true;
    let release: (() => void)[] = [];
    load().then(
      (features) => {
        if (!isMounted) return;
        host.inject(features);
        release = features.map(host.attach);
      },
      (error: unknown) => host.report({ where: 'lazy features', message: String(error) }),
    );
    return () => {
      isMounted = false;
      release.forEach((detach) => detach());
    };
  }, [host, load]);
};

/** Reports a failure to render; does nothing outside a StoreProvider. */
export const useReport = (where: string): ((error: unknown) => void) => {
  const host = useContext(HostContext);
  return (error) => host?.report({ where, message: String(error) });
};

/** Exports the recording of this visit without personal data; null if nothing is recorded. */
export const useExportRecording = (): (() => Promise<Recording | null>) => useHost().exportRecording;
