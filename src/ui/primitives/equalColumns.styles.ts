/**
 * The value of `grid-template-columns`: `count` equal columns, fewer where each would become narrower than `min`, so
 * that words are not broken in large text. `min` in rem; `gap` is that of the grid.
 */
export const equalColumns = (count: number | string, min: string, gap: string): string =>
  `repeat(auto-fill, minmax(min(100%, max(${min}, (100% - (${count} - 1) * ${gap}) / ${count})), 1fr))`;
