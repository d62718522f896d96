/**
 * Ref callback of a bar at the window's lower edge: publishes its height, so that what is fixed there lies above it,
 * and that there is a bar, so that floating buttons give way.
 */
export function reserveBottom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { dataset, style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    style.setProperty('--reserved-bottom', `${bar.offsetHeight}px`);
    // Without a height it is out of the layout.
    if (bar.offsetHeight > 0) dataset.bottomBar = '';
    else delete dataset.bottomBar;
  });
  watch.observe(bar);
  return () => {
    watch.disconnect();
    delete dataset.bottomBar;
    style.removeProperty('--reserved-bottom');
  };
}
