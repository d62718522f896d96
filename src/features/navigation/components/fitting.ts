/**
 * The number of items that fit into a row of `available` pixels with `gap` between them; where not all do, `more` (the
 * width of the overflow button) is reserved after them.
 */
export function fitting(
  widths: readonly number[],
  { available, gap, more }: { available: number; gap: number; more: number },
): number {
  const ends = widths.map(
    (_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0) + index * gap,
  );
  if ((ends.at(-1) ?? 0) <= available) return widths.length;
  return ends.filter((end) => end + gap + more <= available).length;
}
