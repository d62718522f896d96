import type { Page } from '@playwright/test';

/** Runs in the page: problems of the samples' layout and texts, one sentence each. */
function findProblems(): string[] {
  const found = new Set<string>();
  const edge = document.documentElement.clientWidth;
  const nameOf = (element: Element): string =>
    `${element.closest('[data-sample]')?.getAttribute('data-sample') ?? element.closest('header, footer, main')?.tagName.toLowerCase() ?? 'page'}: <${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  /** Of an element and its ancestors below the body, each asked once: pages have thousands of elements. */
  const some = (holds: (style: CSSStyleDeclaration) => boolean): ((element: Element | null) => boolean) => {
    const known = new Map<Element, boolean>();
    const holdsFrom = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      let result = known.get(element);
      if (result === undefined) {
        result = holdsFrom(element.parentElement) || holds(getComputedStyle(element));
        known.set(element, result);
      }
      return result;
    };
    return holdsFrom;
  };
  const clips = some(({ overflowX }) => overflowX !== 'visible');
  /** Content that an ancestor clips or scrolls is not visible outside. */
  const cut = (element: Element): boolean => clips(element.parentElement);
  /** Read to those who listen, as `.visually-hidden`: on phones alone, for example. */
  const unseen = some(({ clipPath }) => clipPath === 'inset(50%)');
  const hidden = (element: Element): boolean =>
    element.closest('.visually-hidden, [hidden], [inert], .skip') !== null ||
    unseen(element) ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.querySelectorAll('body *')) {
    if (hidden(element)) continue;
    const box = element.getBoundingClientRect();
    if (
      element instanceof HTMLImageElement &&
      (element.getAttribute('width') === null || element.getAttribute('height') === null)
    )
      found.add(`${nameOf(element)} is a picture without dimensions: ${element.getAttribute('src') ?? ''}`);
    if (box.width === 0 || box.height === 0 || element.closest('svg svg, svg *')) continue;
    if ((box.right > edge + 1 || box.left < -1) && !cut(element))
      found.add(`${nameOf(element)} sticks out of the window`);
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (
      texts.length === 0 ||
      getComputedStyle(element).overflowX !== 'visible' ||
      getComputedStyle(element).display === 'inline'
    )
      continue;
    const range = document.createRange();
    for (const node of texts) {
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.right > box.right + 2 || line.left < box.left - 2)
          found.add(`${nameOf(element)} has words outside of its box`);
      }
    }
  }
  const text = document.body.innerText;
  for (const slip of ['undefined', 'null', '[object Object]', 'NaN']) {
    if (new RegExp(`(?<![\\w])${slip.replace(/[[\]]/g, '\\$&')}(?![\\w])`).test(text))
      found.add(`the page says ${slip}`);
  }
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      if (/(?:^|[\s/=?"])(?:undefined|NaN|\[object Object\])(?:$|[\s/&"])/.test(value))
        found.add(`${nameOf(element)} has ${name}="${value}"`);
    }
  }
  // Landmark names must be unique within a sample only.
  for (const sample of document.querySelectorAll('[data-sample]')) {
    const names = [
      ...sample.querySelectorAll(
        'nav, [role=region], [role=search], form[aria-label], section[aria-label], section[aria-labelledby]',
      ),
    ]
      .filter((part) => !hidden(part))
      .map(
        (part) =>
          `${part.tagName} ${part.getAttribute('role') ?? ''} ${part.getAttribute('aria-label') ?? document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''}`,
      );
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index)
        found.add(`${sample.getAttribute('data-sample') ?? ''} has the landmark ${name} twice`);
  }
  if (document.documentElement.scrollWidth > edge)
    found.add(`the page scrolls sideways, ${document.documentElement.scrollWidth} px at ${edge}`);
  return [...found];
}

export const layoutProblems = (page: Page): Promise<string[]> => page.evaluate(findProblems);
