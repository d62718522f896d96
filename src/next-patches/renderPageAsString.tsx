import type { AppType } from 'next/app';
import type { DocumentContext, RenderPageResult } from 'next/dist/shared/lib/utils';
import { useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { HeadManagerContext, LoadableContext, RouterContext } from './contexts';

/*
 * What it changes: the page is rendered by React's `renderToString`, inside Next's own rendering. Next renders a
 * component that stands for the app, keeps the string and itself renders nothing; the string is then put into Next's
 * element.
 *
 * Why: Next renders pages by React's stream renderer, which sends a large finished Suspense boundary late and moves it
 * into place by an inline script. The content security policy refuses inline scripts (docs/decisions/0006), and blocks
 * are Suspense boundaries (docs/decisions/0010).
 *
 * Gain (23 November 2026, Next 16.4.6): without it a request of the car list takes 1.20 times the processor
 * time (median of 9 paired rounds, 41.8 against 34.8 ms on a busy machine).
 *
 * Canary: test/next-patches/renderPageAsString.test.tsx, e2e/nextPatches.spec.ts.
 */

export type AppPageProps = ComponentProps<AppType>;

const Nothing = () => null;

/**
 * Stands for the app in Next's rendering. The elements around the page are those of the browser, so that `useId`
 * agrees.
 */
function stringRenderer(renderApp: (props: AppPageProps) => ReactNode, onRendered: (html: string) => void) {
  return function StringRenderer(props: AppPageProps) {
    const router = useContext(RouterContext);
    const head = useContext(HeadManagerContext);
    const loadable = useContext(LoadableContext);
    onRendered(
      renderToString(
        <>
          <Nothing />
          <RouterContext value={router}>
            <HeadManagerContext value={head}>
              <LoadableContext value={loadable}>
                <>
                  {renderApp(props)}
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

/** The length of the `<link>` elements that React puts before a page's markup. */
export function leadingLinksLength(html: string): number {
  let end = 0;
  while (html.startsWith('<link ', end)) end = html.indexOf('>', end) + 1;
  return end;
}

/** Puts the page's markup into the empty element that Next rendered for it, and its links before that. */
export function insertPage(nextHtml: string, html: string): string {
  if (!nextHtml.endsWith('</div>')) throw new Error('Next rendered no element for the page (src/next-patches).');
  const end = leadingLinksLength(html);
  return `${html.slice(0, end)}${nextHtml.slice(0, -'</div>'.length)}${html.slice(end)}</div>`;
}

/**
 * Renders the page of a document's `getInitialProps`.
 * @param renderApp the element of the app; its props are Next's
 * @param transform what becomes of the page's markup
 */
export async function renderPageAsString(
  renderPage: DocumentContext['renderPage'],
  renderApp: (App: ComponentType<AppPageProps>, props: AppPageProps) => ReactNode,
  transform: (html: string) => string,
): Promise<RenderPageResult> {
  let html = '';
  const page = await renderPage({
    enhanceApp: (App: ComponentType<AppPageProps>) =>
      stringRenderer(
        (props) => renderApp(App, props),
        (rendered) => {
          html = rendered;
        },
      ),
  });
  return { ...page, html: insertPage(page.html, transform(html)) };
}
