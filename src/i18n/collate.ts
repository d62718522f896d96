/**
 * Compares texts as a language sorts them, figures in them by their number: 'V40' before 'V60', 'ID.3' before 'ID.10'.
 */
export function collatorFor(language: string): (a: string, b: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return compare;
}
