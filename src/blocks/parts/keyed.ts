/** Items of content with keys for a list: their words, and which of the same words it is. Content's lists never change under a reader. */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { key: times === 1 ? text : `${text} ${times}`, item };
  });
}
