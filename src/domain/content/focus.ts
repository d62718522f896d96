/** Where the subject of a picture is, that no crop may lose: parts of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Undefined for anything else. */
export function focusIn(value: unknown): Focus | undefined {
  if (typeof value !== 'object' || value === null || !('x' in value && 'y' in value)) return undefined;
  const { x, y } = value;
  return isPart(x) && isPart(y) ? { x, y } : undefined;
}
