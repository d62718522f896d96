/** The ref of a bar: says how much of the window's lower edge it takes, so that what floats there lies above it. One that is not drawn takes nothing. */
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
