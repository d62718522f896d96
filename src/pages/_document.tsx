import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { AppType } from 'next/app';
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import type { ComponentProps, ComponentType } from 'react';
import type { ThemeName } from '@/sites/site.types';
import { themes } from '@/sites/themes/themes';
import type { PageProps } from '@/ssr/page.types';
import { documentStyles } from '@/ui/documentStyles';
import { createStyleCache } from '@/ui/styleCache';

interface Props extends DocumentInitialProps {
  lang: string;
  theme: ThemeName;
}

/** Critical CSS by emotion, one cache a request (docs/decisions); language and theme stand on html before paint. */
export default class ForecourtDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const cache = createStyleCache();
    const { extractCriticalToChunks } = createEmotionServer(cache);
    const render = context.renderPage;
    let frame: { lang: string; theme: ThemeName } = { lang: 'sv-SE', theme: 'nordvik' };
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
          <style data-theme-css="" dangerouslySetInnerHTML={{ __html: documentStyles(themes[this.props.theme]) }} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {/* Before paint: what cached pages cannot know (consent, colour scheme). Blocking on purpose, under 1 kB. */}
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

/** Pages without a frame (the development pages, the last resort of an error) keep language and theme of the group. */
const documentFrame = ({ frame }: Partial<PageProps>): { lang?: string; theme?: ThemeName } => (frame ? { lang: frame.lang, theme: frame.theme } : {});
