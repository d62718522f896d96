/** Letters that may be wrong: 1 from four letters, 2 from eight. Numbers are meant as they are. */
export const mistakesIn = (word: string): number =>
  /^\d+$/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/** Rows of the table, used again: one comparison runs to its end without a pause. */
let before = new Uint8Array(64);
let above = new Uint8Array(64);
let row = new Uint8Array(64);

/**
 * Is the distance at most `most`? Counted in insertions, deletions, replacements and exchanges of two neighbours
 * (optimal string alignment: 'volov' is 1 from 'volvo'). Returns the distance, or undefined when it is greater.
 */
export function distanceUpTo(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  const width = b.length + 1;
  if (row.length < width) {
    before = new Uint8Array(width * 2);
    above = new Uint8Array(width * 2);
    row = new Uint8Array(width * 2);
  }
  for (let j = 0; j < width; j++) above[j] = Math.min(j, 255);
  for (let i = 1; i <= a.length; i++) {
    row[0] = Math.min(i, 255);
    let least = row[0]!;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j < width; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = above[j - 1]! + (letter === other ? 0 : 1);
      if (above[j]! + 1 < cost) cost = above[j]! + 1;
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1;
      const crossed = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (crossed && before[j - 2]! + 1 < cost) cost = before[j - 2]! + 1;
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return undefined;
    [before, above, row] = [above, row, before];
  }
  const distance = above[b.length]!;
  return distance <= most ? distance : undefined;
}
