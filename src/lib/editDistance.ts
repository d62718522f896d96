/** Tolerated typing errors: 1 from four characters, 2 from eight; none in numbers. */
export const mistakesIn = (word: string): number =>
  /^\d+$/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/** Rows of the table, reused: a comparison is synchronous. */
let before = new Uint8Array(64);
let above = new Uint8Array(64);
let row = new Uint8Array(64);

const cell = (cells: Uint8Array, index: number): number => cells[index] ?? 0;

/**
 * The optimal string alignment distance if it is at most `most`, else undefined: insertions, deletions, replacements
 * and transpositions of neighbours ('volov' is 1 from 'volvo').
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
    let least = cell(row, 0);
    const character = a.charCodeAt(i - 1);
    for (let j = 1; j < width; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = cell(above, j - 1) + (character === other ? 0 : 1);
      if (cell(above, j) + 1 < cost) cost = cell(above, j) + 1;
      if (cell(row, j - 1) + 1 < cost) cost = cell(row, j - 1) + 1;
      const crossed = i > 1 && j > 1 && character === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (crossed && cell(before, j - 2) + 1 < cost) cost = cell(before, j - 2) + 1;
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return undefined;
    [before, above, row] = [above, row, before];
  }
  const distance = cell(above, b.length);
  return distance <= most ? distance : undefined;
}
