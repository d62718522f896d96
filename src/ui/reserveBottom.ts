/** Ref callback of a bar at the window's lower edge: publishes its height, so that floating buttons lie above it. */
export function reserveBottom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--reserved-bottom', `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    style.removeProperty('--reserved-bottom');
  };
}
