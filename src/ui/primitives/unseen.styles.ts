/** Not shown, but read by screen readers. For parts of a component; whole elements have `class="visually-hidden"`. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
