/**
 * How many items stand in a row of `room` pixels, `gap` between them; where not all do, `more` (the width of the button
 * for the rest) stands behind them.
 */
export function fitting(
  widths: readonly number[],
  { room, gap, more }: { room: number; gap: number; more: number },
): number {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0) + at * gap);
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end + gap + more <= room).length;
}
