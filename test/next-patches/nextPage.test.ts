/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { buildId, pageElement, pagePropsIn } from '@/next-patches/nextPage';

/** A file of the installed Next. */
const next = (file: string): string => readFileSync(require.resolve(`next/dist/${file}`), 'utf8');

describe('nextPage', () => {
  it('M-01 finds the element of the page, and its props in HTML', () => {
    document.body.innerHTML = '<div id="__next"></div>';
    expect(pageElement()).toBe(document.body.firstElementChild);
    const data = JSON.stringify({ props: { pageProps: { blocks: ['a'] } }, buildId: 'b' });
    expect(pagePropsIn(`<script id="__NEXT_DATA__" type="application/json">${data}</script>`)).toEqual({
      blocks: ['a'],
    });
    expect(pagePropsIn('<p></p>')).toBeNull();
    Object.assign(window, { __NEXT_DATA__: JSON.parse(data) });
    expect(buildId()).toBe('b');
  });

  it('M-01 Next hydrates the element and stores the data by these names', () => {
    const client = next('client/index.js');
    expect(client).toContain("document.getElementById('__next')");
    expect(client).toMatch(/JSON\.parse\(document\.getElementById\('__NEXT_DATA__'\)\.textContent\)/);
    expect(client).toContain('window.__NEXT_DATA__ = initialData');
    expect(next('pages/_document.js')).toContain('id: "__NEXT_DATA__"');
    expect(next('server/render.js')).toMatch(/__NEXT_DATA__: \{\s+props,[^}]*buildId/);
  });
});
