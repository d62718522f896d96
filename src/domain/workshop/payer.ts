export const PAYER_KINDS = ['private', 'company', 'leasing', 'insurance'] as const;
export type PayerKind = (typeof PAYER_KINDS)[number];

/** Who gets the invoice instead of the customer. */
export interface Payer {
  kind: Exclude<PayerKind, 'private'>;
  /** Of the company. */
  name: string;
  /** A company's organisation number, a leasing contract ('' where it is not at hand), an insurance claim. */
  number: string;
}

/** Letters and digits with the separators that numbers of contracts and claims have; with a full stop they could be a link. */
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N} /-]{2,29}$/u;

/** The last digit of a Swedish organisation number checks the others: every other digit counts double. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** '556012-5790' of '5560125790', '16 556012-5790' and '556012 – 5790'; null for what is no organisation number. */
export function orgNumberOf(written: string): string | null {
  const digits = written.replace(/[\s.\u002d\u2010-\u2015\u2212]/g, '').replace(/^(?:16|19|20)(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) && hasCheckDigit(digits) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : null;
}

/** What is wrong with the number of a payer of this kind. */
export function payerNumberError(kind: PayerKind, number: string): 'required' | 'orgNumber' | 'reference' | null {
  const text = number.trim();
  if (kind === 'private' || (kind === 'leasing' && text === '')) return null;
  if (text === '') return 'required';
  if (kind === 'company') return orgNumberOf(text) === null ? 'orgNumber' : null;
  return REFERENCE.test(text) ? null : 'reference';
}
