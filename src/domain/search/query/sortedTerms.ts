/** Index of the first word that is not before `key`, in a list sorted by code unit. */
export function firstFrom(ordered: readonly string[], key: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
