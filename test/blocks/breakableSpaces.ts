/** The same data with ordinary spaces: schemas hold numbers together, samples are written as editors write. */
export const breakableSpaces = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));
