import type { QueryLanguage } from '@/domain/search/query/understanding';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import { translateTerm } from '@/domain/vocabulary/translateTerm';
import { stockTerms } from '@/domain/vocabulary/stockTerms';
import { formOf, type SuggestedValue } from './suggested-values';

/** One entry per value and language: the words of a stock change seldom, and every keystroke needs all. */
const known = new WeakMap<SuggestedValue, Map<QueryLanguage, SuggestedValue>>();

/** Values as a page of another language shows them: found by the page's words as well as by the stock's. */
export function inLanguage(
  entries: readonly SuggestedValue[],
  stock: QueryLanguage,
  language: QueryLanguage = stock,
): readonly SuggestedValue[] {
  const terms = stockTerms(stock, language, ['car_equipment']);
  if (!terms) return entries;
  return entries.map((entry) => {
    const languages = known.get(entry) ?? new Map<QueryLanguage, SuggestedValue>();
    known.set(entry, languages);
    const found = languages.get(language);
    if (found) return found;
    const [parent = '', child] = entry.value.split(CHILD_SEPARATOR);
    const own = child ?? parent;
    const shown = translateTerm(terms, child === undefined ? entry.name : 'car_model', own);
    const text = child === undefined ? shown : `${parent} ${shown}`;
    const made: SuggestedValue =
      shown === own
        ? entry
        : { ...entry, text, forms: [formOf(text), ...(child === undefined ? [] : [formOf(shown)]), ...entry.forms] };
    languages.set(language, made);
    return made;
  });
}
