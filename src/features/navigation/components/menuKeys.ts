/** What an arrow key does in the menu; the rest of the keyboard is the browser's own. */
export type MenuMove = { to: HTMLElement } | { open: string } | 'back' | null;

/** A focusable element: its position (`data-in`: the entry of its list, '' for the bar), and what it opens. */
const within = (element: HTMLElement): string => element.dataset.in ?? '';
const opens = (element: HTMLElement): string | undefined => element.dataset.opens;

const focusables = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-in]')].filter((element) => element.closest('[data-spare]') === null);

const around = (list: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined =>
  list[(list.indexOf(from) + step + list.length) % list.length];

const moved = (to: HTMLElement | undefined): MenuMove => (to ? { to } : null);

/** The list of narrow screens: down and up, right into an entry, left out of it. */
function inSheet(key: string, target: HTMLElement, all: readonly HTMLElement[]): MenuMove {
  const list = all.filter((element) => within(element) === within(target) && element.dataset.only !== 'wide');
  if (key === 'ArrowDown') return moved(around(list, target, 1));
  if (key === 'ArrowUp') return moved(around(list, target, -1));
  if (key === 'Home') return moved(list[0]);
  if (key === 'End') return moved(list.at(-1));
  if (key === 'ArrowLeft') return within(target) === '' ? null : 'back';
  const entry = opens(target);
  return key === 'ArrowRight' && entry !== undefined ? { open: entry } : null;
}

/** The bar of wide screens: left and right along it, down into what an entry opens; up and down inside. */
function inBar(key: string, target: HTMLElement, all: readonly HTMLElement[]): MenuMove {
  const seen = all.filter((element) => element.dataset.only !== 'narrow');
  const bar = seen.filter((element) => within(element) === '');
  const top = within(target).split('.')[0] ?? '';
  if (top === '') {
    if (key === 'ArrowRight') return moved(around(bar, target, 1));
    if (key === 'ArrowLeft') return moved(around(bar, target, -1));
    if (key === 'Home') return moved(bar[0]);
    if (key === 'End') return moved(bar.at(-1));
    const entry = opens(target);
    return key === 'ArrowDown' && entry !== undefined ? { open: entry } : null;
  }
  const panel = seen.filter((element) => within(element).split('.')[0] === top);
  const button = bar.find((element) => element.dataset.toggle === top);
  if (key === 'ArrowDown') return moved(around(panel, target, 1));
  if (key === 'ArrowUp') return moved(panel[0] === target ? button : around(panel, target, -1));
  if (key === 'Home') return moved(panel[0]);
  if (key === 'End') return moved(panel.at(-1));
  if (button && key === 'ArrowRight') return moved(around(bar, button, 1));
  if (button && key === 'ArrowLeft') return moved(around(bar, button, -1));
  return null;
}

/** The move for a key at the focused element; null leaves the key to the browser. */
export function menuMove(key: string, target: HTMLElement, root: HTMLElement, narrow: boolean): MenuMove {
  const all = focusables(root);
  if (!all.includes(target)) return null;
  // A link with something below it opens it by Space, as its button does.
  if (key === ' ') return target.tagName === 'A' && opens(target) !== undefined ? { open: opens(target) ?? '' } : null;
  return (narrow ? inSheet : inBar)(key, target, all);
}

/** The first thing one can focus in what an entry opens: on wide screens at any depth of it. */
export const firstIn = (entry: string, root: HTMLElement, narrow: boolean): HTMLElement | undefined =>
  focusables(root).find((element) =>
    narrow
      ? element.dataset.only !== 'wide' && within(element) === entry
      : element.dataset.only !== 'narrow' && (within(element) === entry || within(element).startsWith(`${entry}.`)),
  );

/** The button that opens an entry, or the one next to an entry's link. */
export const toggleOf = (entry: string, root: HTMLElement): HTMLElement | undefined =>
  focusables(root).find(({ dataset }) => dataset.toggle === entry);
