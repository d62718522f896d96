import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import type { Router } from 'next/router';
import {
  Fragment,
  Suspense,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Blocks } from '@/blocks/Blocks';
import { FrameContextProvider } from '@/blocks/FrameContext';
import { consentFeature } from '@/features/consent/consent.feature';
import { ConsentBanner } from '@/features/consent/components/ConsentBanner';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { Ports } from '@/store/browserPorts';
import type { PageProps } from '@/ssr/page.types';
import { createBrowserPorts, createVisitRecorder } from '@/store/browserPorts';
import { createLivePage } from '@/store/livePage';
import { StoreProvider } from '@/store/StoreProvider';
import { Hydrated } from '@/ui/Hydrated';
import { Frame } from '@/ui/frame/Frame';
import { SiteTitle } from '@/ui/frame/HeadTexts';
import { PageHeadTags } from '@/ui/frame/PageHeadTags';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { createStyleCache } from '@/ui/styleCache';

const browserCache = typeof document === 'undefined' ? null : createStyleCache();

/** The server renders no effects, and React warns about layout effects there. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const none: PageProps['header'] = [];

/** With the visitor from page to page. */
const visitFeatures = [consentFeature];

/** Renders nothing, so the server leaves it out. */
const Measurement = lazyWithRetry(() => import('@/blocks/Measurement').then((module) => module.Measurement));

/** A page file may bring a wrapper around the page, and ports of its own: only editors' pages do. */
export interface PageFile {
  /** Not a visit: no consent banner and no analytics, and the lower edge belongs to the editor's toolbar. */
  editors?: true;
  Shell?: ComponentType<{ children: ReactNode }>;
  ports?: (router: Router) => Partial<Ports>;
}

type Props = Omit<AppProps<Partial<PageProps>>, 'Component'> & {
  Component: AppProps<Partial<PageProps>>['Component'] & PageFile;
  emotionCache?: EmotionCache;
  router: Router;
};

export default function App({ Component, pageProps, router, emotionCache }: Props) {
  const { frame, state } = pageProps;
  const [live] = useState(createLivePage);
  const ports = useCallback(
    () => ({ ...createBrowserPorts(router, live.route), ...Component.ports?.(router) }),
    [router, live, Component],
  );
  useIsomorphicLayoutEffect(() => live.setPage(state?.context, state?.stories !== undefined), [live, state]);
  useEffect(() => {
    if (!frame) return;
    const { documentElement: html } = document;
    html.lang = frame.lang;
    // The document contains the styles of one theme: a page of another brand needs a document of its own.
    if (html.dataset.theme !== frame.theme) window.location.reload();
  }, [frame]);
  // The router renders this on every navigation within the page, without new requests.
  return useMemo(() => {
    const { head, header, footer, texts, terms, isLazy, stateId } = pageProps;
    const page = <Component {...pageProps} />;
    const Shell = Component.Shell ?? Fragment;
    return (
      <CacheProvider value={emotionCache ?? browserCache ?? createStyleCache()}>
        <Head>
          <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
        </Head>
        <div>
          {frame && texts && state && stateId ? (
            <TextsProvider texts={texts} terms={terms} isLazy={isLazy} language={frame.language} locale={frame.lang}>
              <StoreProvider
                pageState={state}
                stateId={stateId}
                ports={ports}
                recorder={createVisitRecorder}
                features={visitFeatures}
              >
                <FrameContextProvider site={frame.site} language={frame.siteLanguage}>
                  {head && <PageHeadTags {...head} />}
                  <SiteTitle value={frame.site.title}>
                    <Shell>
                      <Frame header={<Blocks blocks={header ?? none} />} footer={<Blocks blocks={footer ?? none} />}>
                        {page}
                      </Frame>
                    </Shell>
                  </SiteTitle>
                </FrameContextProvider>
                {!Component.editors && (
                  <>
                    <ConsentBanner />
                    <Hydrated>
                      <Suspense>
                        <Measurement tagManager={frame.gtmId} name={frame.pageName} variantId={null} />
                      </Suspense>
                    </Hydrated>
                  </>
                )}
              </StoreProvider>
            </TextsProvider>
          ) : (
            page
          )}
        </div>
      </CacheProvider>
    );
  }, [Component, pageProps, frame, state, emotionCache, ports]);
}
