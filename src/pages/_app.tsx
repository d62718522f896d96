import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import type { Router } from 'next/router';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { consentFeature } from '@/features/consent/consent.feature';
import { selectMovedAddress } from '@/features/address/model/address.selectors';
import { settingsOpened } from '@/features/consent/model/consent.events';
import { ConsentBanner } from '@/features/consent/view/ConsentBanner';
import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { download } from '@/features/telemetry/view/download';
import { TextsProvider } from '@/i18n/TextsProvider';
import type { PageFrame, PageProps } from '@/ssr/page.types';
import { createBrowserPorts, createVisitRecorder } from '@/store/browserPorts';
import { createLivePage } from '@/store/livePage';
import { StoreProvider, useExportRecording } from '@/store/StoreProvider';
import { fontVariables } from '@/ui/fonts/fonts';
import { Frame } from '@/ui/frame/Frame';

const browserCache = typeof document === 'undefined' ? null : createCache({ key: 'fc' });

/** The server renders no effects, and says so when it meets one. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** With the visitor from page to page. */
const visitFeatures = [consentFeature, telemetryFeature];

type Props = AppProps<Partial<PageProps>> & { emotionCache?: EmotionCache; router: Router };

export default function App({ Component, pageProps, router, emotionCache }: Props) {
  const { frame, texts, state, stateId } = pageProps;
  const [live] = useState(createLivePage);
  const ports = useCallback(() => createBrowserPorts(router, live.route), [router, live]);
  useIsomorphicLayoutEffect(() => live.know(state?.context), [live, state]);
  const page = <Component {...pageProps} />;
  return (
    <CacheProvider value={emotionCache ?? browserCache ?? createCache({ key: 'fc' })}>
      <Head>
        <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <div className={fontVariables}>
        {frame && texts && state && stateId
          ? (
            <TextsProvider texts={texts} language={frame.language} locale={frame.lang}>
              <StoreProvider pageState={state} stateId={stateId} ports={ports} recorder={createVisitRecorder} features={visitFeatures}>
                <Framed frame={frame} path={state.context.path} now={state.context.now}>{page}</Framed>
                <ConsentBanner />
              </StoreProvider>
            </TextsProvider>
          )
          : page}
      </div>
    </CacheProvider>
  );
}

/** The frame around a page, with what of it speaks to the store. */
function Framed({ frame, path, now, children }: { frame: PageFrame; path: string; now: string; children: ReactNode }) {
  const dispatch = useDispatch();
  const exportRecording = useExportRecording();
  const moved = useSelector(selectMovedAddress);
  const here = (moved ?? path).split(/[?#]/)[0] ?? '/';
  const { prefix } = frame.siteLanguage;
  const bare = prefix === '' ? here : here.slice(prefix.length + 1) || '/';
  const report = () => {
    const recording = exportRecording();
    if (recording) download('forecourt-recording.json', JSON.stringify(recording));
  };
  return (
    <Frame site={frame.site} language={frame.siteLanguage} path={bare} now={now} onCookieSettings={() => dispatch(settingsOpened())} onReport={report}>
      {children}
    </Frame>
  );
}
