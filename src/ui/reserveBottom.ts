/** Bars at the window's lower edge; the first is the lowest. */
const bars: HTMLElement[] = [];

/** Each bar lies on those below it; what else is fixed there lies above them all. */
function stack(): void {
  const { dataset, style } = document.documentElement;
  // Without a height it is out of the layout.
  const shown = bars.filter(({ offsetHeight }) => offsetHeight > 0);
  // By their number a bar may decide to scroll with the page.
  if (shown.length > 0) dataset.bottomBar = String(shown.length);
  else delete dataset.bottomBar;
  let [height, overEnd] = [0, 0];
  for (const bar of shown) {
    bar.style.setProperty('--below', `${height}px`);
    const { position } = getComputedStyle(bar);
    if (position !== 'static') height += bar.offsetHeight;
    // A sticky bar comes to rest before the page's end.
    if (position === 'fixed') overEnd += bar.offsetHeight;
  }
  style.setProperty('--reserved-bottom', `${height}px`);
  style.setProperty('--over-end', `${overEnd}px`);
}

/**
 * Ref callback of a bar at the window's lower edge: publishes the height of all bars, so that what is fixed there lies
 * above them, and their number, so that floating buttons give way. A bar that may meet another one is placed by
 * `bottom: var(--below, 0px)`.
 */
export function reserveBottom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  bars.push(bar);
  const watch = new ResizeObserver(stack);
  watch.observe(bar);
  return () => {
    watch.disconnect();
    bars.splice(bars.indexOf(bar), 1);
    stack();
    // The document may hold the height that a bar was expected to have.
    if (bars.length === 0) document.documentElement.style.setProperty('--reserved-bottom', '0px');
  };
}

/**
 * For a banner that lies above all bars until it is answered: publishes its height, so that what gets the focus is
 * scrolled out from under it, and floating buttons give way. Returns what ends it.
 */
export function coverBottom(banner: HTMLElement): () => void {
  const { dataset, style } = document.documentElement;
  const uncover = () => {
    delete dataset.covered;
    style.removeProperty('--covered-bottom');
  };
  const watch = new ResizeObserver(() => {
    uncover();
    if (banner.offsetHeight === 0) return;
    dataset.covered = '';
    style.setProperty('--covered-bottom', `${banner.offsetHeight}px`);
  });
  watch.observe(banner);
  return () => {
    watch.disconnect();
    uncover();
  };
}
