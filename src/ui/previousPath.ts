/** The path of the history entry before the current one; null where there is none, or the browser does not tell. */
export function previousPath(): string | null {
  if (!('navigation' in window)) return null;
  const { navigation } = window;
  const index = navigation.currentEntry?.index ?? 0;
  const address = index > 0 ? navigation.entries()[index - 1]?.url : null;
  return address ? new URL(address).pathname : null;
}
