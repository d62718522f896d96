/**
 * Personal data in text that a visitor may have typed: a search term is sometimes a plate or a phone number. A table of
 * patterns in matching order; each match is replaced by the name of its kind.
 */
interface Pattern {
  kind: string;
  found: RegExp;
  /** Exceptions: text that matches the pattern, but is not personal. */
  unless?: (groups: readonly string[]) => boolean;
}

/** Three letters before digits that name a make or a series, not a plate: 'bmw 320', 'GLC300'. */
const makesAndSeries = new Set([
  'bmw',
  'kia',
  'byd',
  'amg',
  'glc',
  'gle',
  'gla',
  'glb',
  'gls',
  'eqa',
  'eqb',
  'eqc',
  'eqe',
  'eqs',
  'cla',
  'cls',
  'slk',
  'rav',
  'max',
  'man',
  'daf',
]);

const patterns: readonly Pattern[] = [
  { kind: '(e-mail)', found: /[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu },
  { kind: '(code)', found: /(?<![\p{L}\p{N}])(?:kod|kode|code|koodi|kód|pin|otp)[ :#-]*\d{3,8}(?![\p{L}\p{N}])/giu },
  // Personal numbers of Sweden, Denmark, Finland and Slovakia; without a sign they are long numbers.
  { kind: '(number)', found: /(?<![\p{L}\p{N}])(?:19|20)?\d{6}[-+/A]\d{3}[\dA-Z]?(?![\p{L}\p{N}])/giu },
  { kind: '(phone)', found: /(?<![\p{L}\p{N}])(?:\+|00|0)(?:[\s()./-]*\d){6,14}(?!\d)/giu },
  // Chassis numbers: 17 letters and digits, without I, O and Q.
  { kind: '(number)', found: /(?<![\p{L}\p{N}])(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17}(?![\p{L}\p{N}])/giu },
  { kind: '(number)', found: /(?<![\p{L}\p{N}])\d{9,}(?![\p{L}\p{N}])/giu },
  // Sweden and Finland.
  {
    kind: '(plate)',
    found: /(?<![\p{L}\p{N}])([A-Z]{3})[ -]?\d{2}[A-Z0-9](?![\p{L}\p{N}])/giu,
    unless: ([, word = '']) => makesAndSeries.has(word.toLowerCase()),
  },
  // Norway and Denmark: two letters, five digits.
  { kind: '(plate)', found: /(?<![\p{L}\p{N}])[A-Z]{2}[ -]?\d{2}[ -]?\d{3}(?![\p{L}\p{N}])/giu },
  // United Kingdom: AB12 CDE.
  { kind: '(plate)', found: /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}[ -]?[A-Z]{3}(?![\p{L}\p{N}])/giu },
  // Slovakia: BA123CD.
  { kind: '(plate)', found: /(?<![\p{L}\p{N}])[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}(?![\p{L}\p{N}])/giu },
];

/** The text with each find replaced: 'ring (phone) nu'. */
export const scrubText = (text: string): string =>
  patterns.reduce(
    (rest, { kind, found, unless }) =>
      rest.replace(found, (...match: string[]) => (unless?.(match) ? (match[0] ?? '') : kind)),
    text,
  );

/**
 * Only the replacements if anything matched, since the text next to a phone number is often a name; else the text
 * unchanged. 'Åsa Ek 070-123 45 67' is '(phone)'.
 */
export function scrubSearchText(text: string): string {
  const scrubbed = scrubText(text);
  return scrubbed === text ? text : [...new Set(scrubbed.match(/\((?:e-mail|code|number|phone|plate)\)/g))].join(' ');
}
