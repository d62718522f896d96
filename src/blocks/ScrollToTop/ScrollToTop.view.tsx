/** Renders nothing: the frame of every page has this button already (requirement A-10). */
export function ScrollToTop() {
  return null;
}
