import { fold } from '../../../lib/fold';
import type { Span } from './understanding';

/** A run of letters and digits, with its context. */
export interface Token extends Span {
  text: string;
  folded: string;
  /** Between the token before and this one, and between this one and the next (or the text's ends). */
  before: string;
  after: string;
  /** A plain word, never interpreted. */
  plain: boolean;
  /** The word that `folded` was corrected to. */
  corrected?: string;
}

/** A phone number, not a price: eight digits or more after 0 or +, in any groups. */
const PHONE = /(?<![\p{L}\d]|\d[ \u00a0.,])(?:\+\d|0\d)[\d\s()\u2013-]{5,}\d(?![\p{L}\d])/gu;
const PHONE_DIGITS = 8;
/** Registration numbers whose digits could be a number: 'ABC 12K', 'AB 12345', 'AB 12 345'. */
const PLATE = /(?<![\p{L}\d])(?!MAX|MIN)(?:[A-Z]{3}[ -]\d{2}[A-Z]|(?!CA|KR)[A-Z]{2} \d{2} ?\d{3})(?![\p{L}\d])/gu;

/** A run of letters and digits, or 'a/c'; the size of an engine is apart from its letters: '1.5tsi'. */
const TOKEN = /(?<![\p{L}\d])a\/c(?![\p{L}\d])|(?<=(?<![\d.,])\d[.,])\d(?=\p{L}{3})|[\p{L}\p{N}\p{M}]+/giu;

function plainSpans(text: string): Span[] {
  const phones = [...text.matchAll(PHONE)].filter(([phone]) => phone.replace(/\D/g, '').length >= PHONE_DIGITS);
  return [...phones, ...text.matchAll(PLATE)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** @param plain parts that the visitor marked as plain, in addition to those plain by their form */
export function tokensOf(text: string, plain: readonly Span[]): Token[] {
  const spans = [...plain, ...plainSpans(text)];
  const found = [...text.matchAll(TOKEN)]
    .map((match) => ({
      text: match[0],
      from: match.index,
      to: match.index + match[0].length,
      folded: fold(match[0]).replace('/', ''),
    }))
    .filter(({ folded }) => folded !== '');
  return found.map((token, index) => ({
    ...token,
    before: text.slice(found[index - 1]?.to ?? 0, token.from),
    after: text.slice(token.to, found[index + 1]?.from ?? text.length),
    plain: spans.some((span) => overlaps(span, token)),
  }));
}

/** Separators within a name, or after '0 %': no comma. */
export const isTight = (gap: string): boolean => /^ ?%?[\s.'’&:-]*$/.test(gap);
/** Separators between a number and its unit: '250.000,- kr', '3 000 kr/mån', '250 €/kk'. */
export const isLoose = (gap: string): boolean => /^(?:,-|[\s.:/'’£€-])*$/.test(gap);

/** Whether a slash joins it with the token before: 'golf 7/8'. */
export const isAfterSlash = (token: Token | undefined): boolean => /^\s*\/\s*$/.test(token?.before ?? '');
