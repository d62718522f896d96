/** The same data with ordinary spaces and dashes: schemas hold numbers together, samples are written as editors write. */
export const breakableSpaces = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));
