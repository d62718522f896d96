/*
 * What it reaches into: the markup and the data of a page as the Pages Router writes them. The page is in the element
 * `#__next`; its props are JSON in the script element `#__NEXT_DATA__`, which Next's router also keeps on `window`.
 *
 * Why: Next exports neither. The build id names the code that a recording was made with, the editor's layer belongs
 * inside the page's element, and the component library reads the props of a page that it fetched.
 *
 * Gain: no bytes or time. Without it the props, the build id and a second root element would be written into every
 * page.
 *
 * Canary: test/next-patches/nextPage.test.ts, e2e/nextPatches.spec.ts.
 */
const PAGE_ID = '__next';
const DATA_ID = '__NEXT_DATA__';

/** The element that Next renders the page into; null outside of a page. */
export const pageElement = (): HTMLElement | null => document.getElementById(PAGE_ID);

/** Next's id of the build that this page came from. */
export const buildId = (): string => window[DATA_ID].buildId;

/**
 * The props in the HTML of a page, unchecked; null where it contains none.
 * @throws SyntaxError if the data is not JSON
 */
export function pagePropsIn<Props>(html: string): Props | null {
  const data = new DOMParser().parseFromString(html, 'text/html').getElementById(DATA_ID)?.textContent;
  return data ? (JSON.parse(data) as { props: { pageProps: Props } }).props.pageProps : null;
}
