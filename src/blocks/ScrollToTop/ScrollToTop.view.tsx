/** Every page's frame has the way to its top already (requirement A-10): where content places it, nothing more appears. */
export function ScrollToTop() {
  return null;
}
