/**
 * Takes e-mail addresses, phone numbers and number plates out of measurement values: the last fence, for text that a
 * visitor may have typed (a search term is sometimes a plate or a phone number).
 */
const email = /[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const phone = /(?<![\p{L}\p{N}])(?:\+|00|0)(?:[\s()./-]*\d){6,14}(?!\d)/giu;
const nordicPlate = /(?<![\p{L}\p{N}])([A-Z]{3})[ -]?\d{2}[A-Z0-9](?![\p{L}\p{N}])/giu;
const otherPlates = [
  // Norway and Denmark: two letters, five digits.
  /(?<![\p{L}\p{N}])[A-Z]{2}[ -]?\d{2}[ -]?\d{3}(?![\p{L}\p{N}])/giu,
  // United Kingdom: AB12 CDE.
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[ -]?[A-Z]{3}(?![\p{L}\p{N}])/giu,
  // Slovakia: BA123CD.
  /(?<![\p{L}\p{N}])[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}(?![\p{L}\p{N}])/giu,
];

/** Three letters before digits that name a make or a series, not a plate: 'bmw 320', 'GLC300'. */
const makesAndSeries = new Set([
  'bmw', 'kia', 'byd', 'amg', 'glc', 'gle', 'gla', 'glb', 'gls', 'eqa', 'eqb', 'eqc', 'eqe', 'eqs', 'cla', 'cls', 'slk', 'rav', 'max', 'man', 'daf',
]);

export const scrubText = (text: string): string =>
  otherPlates.reduce(
    (rest, plate) => rest.replace(plate, '(plate)'),
    text
      .replace(email, '(e-mail)')
      .replace(phone, '(phone)')
      .replace(nordicPlate, (whole, word: string) => (makesAndSeries.has(word.toLowerCase()) ? whole : '(plate)')),
  );

/** Keys whose values come from our own stock and configuration, never from a visitor: ids and names may look like anything. */
const ours = new Set(['event', 'item_id', 'item_list_id', 'transaction_id', 'location_id', 'reference', 'item_name', 'item_brand', 'item_variant', 'item_category']);

/** The same message with its free text scrubbed, however deep. */
export const scrub = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return ours.has(key) ? value : scrubText(value);
  if (Array.isArray(value)) return value.map((item) => scrub(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, scrub(inner, name)]));
  }
  return value;
};
