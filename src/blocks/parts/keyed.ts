/**
 * Items of content with React keys: their text plus a counter for equal texts. Content's lists do not change while
 * mounted.
 */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { key: times === 1 ? text : `${text} ${times}`, item };
  });
}
