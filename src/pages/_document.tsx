import type { EmotionCache } from '@emotion/cache';
import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { menuBarStyles } from '@/features/navigation/components/menuBar.styles';
import type { ComponentType } from 'react';
import { leaveOutGraph } from '@/next-patches/graphOnce';
import { renderPageAsString, type AppPageProps } from '@/next-patches/renderPageAsString';
import type { ThemeName } from '@/sites/site.types';
import { themes } from '@/sites/themes/themes';
import { canvasMarkup } from '@/blocks/canvasMarkup';
import { FIRST_BLOCK_END } from '@/blocks/firstBlockEnd';
import type { PageProps } from '@/ssr/page.types';
import { backgroundStyles } from '@/blocks/parts/backgrounds.styles';
import { blockSectionStyles } from '@/blocks/parts/blockSection.styles';
import { sectionStyles } from '@/blocks/section.styles';
import { classCss } from '@/ui/classCss';
import { documentStyles } from '@/ui/documentStyles';
import { fontFiles } from '@/ui/fonts/fontFaces';
import { buttonStyles } from '@/ui/primitives/button.styles';
import { iconStyles } from '@/ui/primitives/icon.styles';
import { createStyleCache } from '@/ui/styleCache';
import type { ThemeTokens } from '@/ui/tokens';

interface Props extends DocumentInitialProps {
  lang: string;
  theme: ThemeName;
  /** Nothing is painted before this id is there; null where the page names none. */
  awaits: string | null;
  /** Looks of the page's bars. */
  bars: readonly string[];
}

/** Shared by many blocks or pages, which then need not repeat them: part of the document, not of the browser's bundle. */
const SHARED_CSS =
  classCss(':where(.icon)', iconStyles) +
  classCss('.button', buttonStyles) +
  classCss('.ground', backgroundStyles) +
  classCss('.block-section', blockSectionStyles) +
  classCss('.section', sectionStyles);

const BAR_CSS = Object.entries(menuBarStyles).map(
  ([look, styles]) => [look, classCss(`.site-bar[data-look=${look}]`, styles)] as const,
);

/** The looks that the page's bars have; a bar of another look needs a document of its own (`MenuBar`). */
const barsIn = (html: string): string[] =>
  Object.keys(menuBarStyles).filter((look) => html.includes(`class="site-bar" data-look="${look}"`));

/**
 * Critical CSS by Emotion, one cache per request: the styles inserted during rendering. Language and
 * theme are set on html before paint.
 */
export default class ForecourtDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const cache = createStyleCache();
    const { renderPage } = context;
    let frame: { lang: string; theme: ThemeName } = { lang: 'sv-SE', theme: 'nordvik' };
    let pageProps: AppPageProps['pageProps'] = {};
    let html = '';
    context.renderPage = () =>
      renderPageAsString(
        renderPage,
        (App, props) => {
          const WithEmotion = App as ComponentType<AppPageProps & { emotionCache: EmotionCache }>;
          frame = { ...frame, ...documentFrame(props.pageProps) };
          pageProps = props.pageProps;
          return <WithEmotion {...props} emotionCache={cache} />;
        },
        (page) => {
          html = canvasMarkup(page, pageProps);
          return html;
        },
      );
    const initial = await Document.getInitialProps(context);
    return {
      ...initial,
      ...frame,
      bars: barsIn(html),
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
    const { lang, theme, bars, __NEXT_DATA__: data } = this.props;
    leaveOutGraph(data);
    const barCss = BAR_CSS.filter(([look]) => bars.includes(look)).map(([, css]) => css);
    return (
      <Html lang={lang} data-theme={theme} data-bars={bars.join(' ')}>
        <Head>
          <meta charSet="utf-8" />
          <style
            data-theme-css=""
            dangerouslySetInnerHTML={{ __html: documentStyles(themes[theme]) + SHARED_CSS + barCss.join('') }}
          />
          {/* Avoids a shift of the hero when its second half arrives. */}
          {this.props.awaits !== null && <link rel="expect" href={`#${this.props.awaits}`} blocking="render" />}
          {fontFiles(themes[theme].font).map((file) => (
            <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="icon" href="/favicon.ico" sizes="48x48" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          {themeColours(themes[theme]).map(({ colour, media }) => (
            <meta key={colour} name="theme-color" content={colour} media={media} />
          ))}
          {/*
           * Before paint: what cached pages cannot contain (consent, colour scheme), and input before hydration. Blocking
           * on purpose, under 2 kB.
           */}
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

/** Of the browser's own bars: the page's background, in each scheme that the theme has. */
const themeColours = ({ colors, darkColors }: ThemeTokens): { colour: string; media?: string }[] =>
  darkColors
    ? [
        { colour: colors.background, media: '(prefers-color-scheme: light)' },
        { colour: darkColors.background, media: '(prefers-color-scheme: dark)' },
      ]
    : [{ colour: colors.background }];

/** Pages without a frame (development pages, the fallback error page) have language and theme of the group. */
const documentFrame = ({ frame }: Partial<PageProps>): { lang?: string; theme?: ThemeName } =>
  frame ? { lang: frame.lang, theme: frame.theme } : {};
