import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
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
  /** Differs between any two answers of the server; an equal one is never merged twice. */
  stateId: string;
  /** Called once, in the browser only. */
  ports: () => Ports;
  recorder?: () => Recorder;
  /** Attached for the whole visit (consent, telemetry); `useFeature` attaches a block's. */
  features?: readonly Feature[];
  children: ReactNode;
}

const noFeatures: readonly Feature[] = [];

/** Rendered before the page, so that its layout effect runs before those of the page: sagas start on the merged state. */
function MergeOnCommit({ view }: { view: PageView }) {
  useLayoutEffect(() => view.merge(), [view]);
  return null;
}

/**
 * One store for the visit. The first page is its beginning, so the first client render equals the server's. A later page
 * renders on its merged state at once; the action that merges it is dispatched when React commits the page, before paint.
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
 * Attaches a feature for as long as the component is on screen, before any passive effect of the page runs. Until then
 * selectors read the slices that the page brought, else their initial states.
 */
export const useFeature = (feature: Feature): void => {
  const host = useHost();
  useLayoutEffect(() => host.attach(feature), [host, feature]);
};

/** `useFeature` for several, by one action; the list has to be the same on every render. */
export const useFeatures = (features: readonly Feature[]): void => {
  const host = useHost();
  useLayoutEffect(() => {
    host.inject(features);
    const release = features.map(host.attach);
    return () => release.forEach((detach) => detach());
  }, [host, features]);
};

/**
 * Attaches features whose code is fetched after the page is hydrated, for as long as the component is on screen. The loader
 * has to be the same on every render; null fetches nothing. Code that cannot be fetched is reported; the page works without.
 */
export const useLazyFeatures = (load: (() => Promise<readonly Feature[]>) | null): void => {
  const host = useHost();
  useEffect(() => {
    if (!load) return undefined;
    let isMounted = true;
    let release: (() => void)[] = [];
    load().then(
      (features) => {
        if (isMounted) release = features.map(host.attach);
      },
      (error: unknown) => host.report({ where: 'lazy features', message: String(error) }),
    );
    return () => {
      isMounted = false;
      release.forEach((detach) => detach());
    };
  }, [host, load]);
};

/** Tells of what failed while rendering; a view on its own, without a visit, has nobody to tell. */
export const useReport = (where: string): ((error: unknown) => void) => {
  const host = useContext(HostContext);
  return (error) => host?.report({ where, message: String(error) });
};

/** The recording of this visit without personal data, when asked; null where nothing is recorded. */
export const useExportRecording = (): (() => Promise<Recording | null>) => useHost().exportRecording;
