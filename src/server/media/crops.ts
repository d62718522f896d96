import type { Focus } from '@/domain/content/focus';

export const CENTRE: Focus = { x: 0.5, y: 0.5 };

/** Width by height. */
const PORTRAIT = 4 / 5;

/** Where a part begins that is as near as possible to `point` (0 to 1) in its middle; px. */
export const startOf = (full: number, part: number, point: number): number =>
  Math.round(Math.min(Math.max(full * point - part / 2, 0), full - part));

/** The largest portrait of a picture around a point. */
export function portraitOf(
  { width, height }: { width: number; height: number },
  { x, y }: Focus,
): { left: number; top: number; width: number; height: number } {
  const part = {
    width: Math.min(width, Math.round(height * PORTRAIT)),
    height: Math.min(height, Math.round(width / PORTRAIT)),
  };
  return { left: startOf(width, part.width, x), top: startOf(height, part.height, y), ...part };
}
