/** Bars at the window's lower edge; the first is the lowest. */
const bars: HTMLElement[] = [];

/** Each bar lies on those below it; what else is fixed there lies above them all. */
function stack(): void {
  const { dataset, style } = document.documentElement;
  let height = 0;
  for (const bar of bars) {
    bar.style.setProperty('--below', `${height}px`);
    // Without a height it is out of the layout.
    height += bar.offsetHeight;
  }
  style.setProperty('--reserved-bottom', `${height}px`);
  if (height > 0) dataset.bottomBar = '';
  else delete dataset.bottomBar;
}

/**
 * Ref callback of a bar at the window's lower edge: publishes the height of all bars, so that what is fixed there lies
 * above them, and that there is a bar, so that floating buttons give way. A bar that may meet another one is placed by
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
