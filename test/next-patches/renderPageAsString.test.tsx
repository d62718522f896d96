import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import { Suspense, useContext, type ComponentType, type ContextType } from 'react';
import { RouterContext } from '@/next-patches/contexts';
import {
  insertPage,
  leadingLinksLength,
  renderPageAsString,
  type AppPageProps,
} from '@/next-patches/renderPageAsString';

const App = () => (
  <main>
    <Suspense fallback="Laddar">
      <p>{'x'.repeat(20_000)}</p>
    </Suspense>
    <Where />
  </main>
);
const Where = () => <i>{useContext(RouterContext)?.asPath ?? 'no router'}</i>;

/** As Next renders a page: the enhanced app in its own element. */
const nextRenders = (asPath: string) => async (options?: object) => {
  const { enhanceApp } = options as { enhanceApp: (app: ComponentType<AppPageProps>) => ComponentType<object> };
  const Enhanced = enhanceApp(App);
  const router = { asPath } as ContextType<typeof RouterContext>;
  return {
    html: renderToString(
      <div id="__next">
        <RouterContext value={router}>
          <Enhanced />
        </RouterContext>
      </div>,
    ),
    head: [],
  };
};

describe('renderPageAsString', () => {
  it('M-01 renders a large Suspense boundary in place, within the contexts of Next', async () => {
    const { html } = await renderPageAsString(
      nextRenders('/kop-bil'),
      (Page, props) => <Page {...props} />,
      (page) => page.replace('<main>', '<main data-page="">'),
    );
    expect(html).toMatch(
      /^<div id="__next"><main data-page=""><!--\$--><p>x+<\/p><!--\/\$--><i>\/kop-bil<\/i><\/main><\/div>$/,
    );
    expect(html).not.toContain('<script');
  });

  it('M-01 puts the links that React renders first before the element of Next', () => {
    const links = '<link rel="preload" as="image" href="/a.avif"/><link rel="preload" href="/b"/>';
    expect(leadingLinksLength(`${links}<main></main>`)).toBe(links.length);
    expect(leadingLinksLength('<main><link/></main>')).toBe(0);
    expect(insertPage('<div id="__next"></div>', `${links}<main>$&</main>`)).toBe(
      `${links}<div id="__next"><main>$&</main></div>`,
    );
    expect(() => insertPage('<section></section>', '')).toThrow('no element for the page');
  });

  it('M-01 relies on the element, the contexts and the order of wrappers that Next still has', () => {
    const render = readFileSync(require.resolve('next/dist/server/render.js'), 'utf8');
    expect(render).toContain('id: "__next"');
    // The wrappers between the router's context and the page: a new one that pages need must be handed on.
    const wrappers = render.slice(render.indexOf('const AppContainer = '), render.indexOf('const ctx = '));
    const names = [...wrappers.matchAll(/jsxs?\)\((?:_\w+\.)?(\w+)/g)].map(([, name]) => name);
    expect(names).toEqual([
      'AppRouterContext',
      'SearchParamsContext',
      'PathnameContextProviderAdapter',
      'PathParamsContext',
      'RouterContext',
      'HeadManagerContext',
      'LoadableContext',
      'StyleRegistry',
      'ImageConfigContext',
      'Fragment',
      'Noop',
      'AppContainer',
      'Fragment',
      'Noop',
    ]);
  });

  it('M-01 relies on React to render a boundary in place by renderToString alone', () => {
    expect(renderToStaticMarkup(<Suspense fallback="a">b</Suspense>)).toBe('b');
  });
});
