import type { EmotionCache } from '@emotion/cache';
import type { AppType } from 'next/app';
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { menuBarStyles } from '@/features/navigation/components/menuBar.styles';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ThemeName } from '@/sites/site.types';
import { themes } from '@/sites/themes/themes';
import { canvasMarkup } from '@/blocks/canvasMarkup';
import { FIRST_BLOCK_END } from '@/blocks/firstBlockEnd';
import type { PageProps } from '@/ssr/page.types';
import { documentStyles } from '@/ui/documentStyles';
import { fontFiles } from '@/ui/fonts/fontFaces';
import { createStyleCache } from '@/ui/styleCache';

interface Props extends DocumentInitialProps {
  lang: string;
  theme: ThemeName;
  /** Nothing is painted before this id is there; null where the page names none. */
  awaits: string | null;
}

/** The bar stands on every page: its styles come with the document, and the browser's bundle goes without them. */
const barCss = (): string => {
  const cache = createStyleCache();
  return Object.entries(menuBarStyles)
    .map(([look, style]) => cache.insert(`.site-bar[data-look=${look}]`, style, cache.sheet, false) ?? '')
    .join('');
};
const BAR_CSS = barCss();
const Nothing = () => null;

/**
 * A page as one string, in one go. What the framework does instead, a stream of bytes piece by piece, costs twice as much,
 * and moves large finished sections into place by inline scripts (docs/decisions/0006). The framework still renders the
 * page around this component, which tells the string and itself renders nothing; what it gives to pages by context is handed
 * on. The empty components stand where the browser has the framework's own: ids are made of places.
 */
function atOnce(page: (props: PageGiven) => ReactNode, tell: (html: string) => void) {
  return function AtOnce(props: PageGiven) {
    const [router, head, loadable] = [
      useContext(RouterContext),
      useContext(HeadManagerContext),
      useContext(LoadableContext),
    ];
    tell(
      renderToString(
        <>
          <Nothing />
          <RouterContext value={router}>
            <HeadManagerContext value={head}>
              <LoadableContext value={loadable}>
                <>
                  {page(props)}
                  <Nothing />
                </>
              </LoadableContext>
            </HeadManagerContext>
          </RouterContext>
        </>,
      ),
    );
    return null;
  };
}

/** Where the links end that a page begins with. */
function endOfLinks(html: string): number {
  let at = 0;
  while (html.startsWith('<link ', at)) at = html.indexOf('>', at) + 1;
  return at;
}

type PageGiven = ComponentProps<AppType>;

/** Critical CSS by emotion, one cache a request (docs/decisions): what came into it while the page was rendered is what the page needs. Language and theme stand on html before paint. */
export default class ForecourtDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const cache = createStyleCache();
    const render = context.renderPage;
    let frame: { lang: string; theme: ThemeName } = { lang: 'sv-SE', theme: 'nordvik' };
    let html = '';
    let pageProps: PageGiven['pageProps'] = {};
    context.renderPage = async () => {
      const framed = await render({
        enhanceApp: (App: ComponentType<PageGiven>) => {
          const WithEmotion = App as ComponentType<PageGiven & { emotionCache: EmotionCache }>;
          return atOnce(
            (props) => {
              frame = { ...frame, ...documentFrame(props.pageProps) };
              pageProps = props.pageProps;
              return <WithEmotion {...props} emotionCache={cache} />;
            },
            (page) => {
              html = canvasMarkup(page, pageProps);
            },
          );
        },
      });
      // The framework's own element of the page, empty so far; what React wants fetched first goes before it.
      const at = endOfLinks(html);
      return { ...framed, html: html.slice(0, at) + framed.html.replace('</div>', () => `${html.slice(at)}</div>`) };
    };
    const initial = await Document.getInitialProps(context);
    return {
      ...initial,
      ...frame,
      awaits: html.includes(`id="${FIRST_BLOCK_END}"`) ? FIRST_BLOCK_END : null,
      styles: [
        initial.styles,
        <style
          key={cache.key}
          data-styles={Object.keys(cache.inserted).join(' ')}
          dangerouslySetInnerHTML={{ __html: Object.values(cache.inserted).join('') }}
        />,
      ],
    };
  }

  override render() {
    return (
      <Html lang={this.props.lang} data-theme={this.props.theme}>
        <Head>
          <meta charSet="utf-8" />
          <style
            data-theme-css=""
            dangerouslySetInnerHTML={{ __html: documentStyles(themes[this.props.theme]) + BAR_CSS }}
          />
          {/* Half a hero moves when its other half comes. */}
          {this.props.awaits !== null && <link rel="expect" href={`#${this.props.awaits}`} blocking="render" />}
          {fontFiles(themes[this.props.theme].font).map((file) => (
            <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
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
const documentFrame = ({ frame }: Partial<PageProps>): { lang?: string; theme?: ThemeName } =>
  frame ? { lang: frame.lang, theme: frame.theme } : {};
