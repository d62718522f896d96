import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { AppType } from 'next/app';
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import type { ComponentProps, ComponentType } from 'react';

interface Props extends DocumentInitialProps {
  lang: string;
  theme: string;
}

/** Critical CSS by emotion, one cache a request (docs/decisions); language and theme stand on html before paint. */
export default class ForecourtDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const cache = createCache({ key: 'fc' });
    const { extractCriticalToChunks } = createEmotionServer(cache);
    const render = context.renderPage;
    let frame = { lang: 'sv', theme: 'nordvik' };
    context.renderPage = () =>
      render({
        enhanceApp: (App: ComponentType<ComponentProps<AppType>>) =>
          function WithCache(props) {
            frame = { ...frame, ...documentFrame(props.pageProps) };
            const WithEmotion = App as ComponentType<ComponentProps<AppType> & { emotionCache: EmotionCache }>;
            return <WithEmotion {...props} emotionCache={cache} />;
          },
      });
    const initial = await Document.getInitialProps(context);
    const { styles } = extractCriticalToChunks(initial.html);
    return {
      ...initial,
      ...frame,
      styles: [
        initial.styles,
        ...styles.map((style) => <style key={style.key} data-emotion={`${style.key} ${style.ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: style.css }} />),
      ],
    };
  }

  override render() {
    return (
      <Html lang={this.props.lang} data-theme={this.props.theme}>
        <Head>
          <meta charSet="utf-8" />
          {/* Before paint: what cached pages cannot know (consent, colour scheme). Blocking on purpose, under 1 kB. */}
          {/* eslint-disable-next-line @next/next/no-sync-scripts */}
          <script src="/boot.js" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

function documentFrame(pageProps: unknown): { lang?: string; theme?: string } {
  if (typeof pageProps !== 'object' || pageProps === null || !('frame' in pageProps)) return {};
  const { frame } = pageProps as { frame: { lang: string; theme: string } };
  return { lang: frame.lang, theme: frame.theme };
}
