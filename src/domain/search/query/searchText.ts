import type { CarListQuery } from '../carList';
import type { QueryText } from '../extraFilters';
import type { ChosenSuggestion, UnderstoodQueryText } from '../textSearch';
import { withPart, withQueryText } from './applyQueryText';
import type { Part } from './understanding';

const partOf = ({ from, name, value }: ChosenSuggestion, text: string): Part => ({
  from,
  to: text.length,
  text: text.slice(from),
  meaning: { kind: 'terms', name, values: [value] },
});

/**
 * The list query that a text leads to, and how the text was understood.
 * @param text replaces the text of the query; undefined keeps the query and explains its own text
 * @param partsOf understands a text, which is not empty
 */
export async function searchText(
  query: CarListQuery,
  { text, suggestion }: { text?: string; suggestion?: ChosenSuggestion },
  partsOf: (queryText: QueryText) => Promise<Part[]>,
): Promise<UnderstoodQueryText & { query: CarListQuery }> {
  const previousParts = query.queryText ? await partsOf(query.queryText) : [];
  if (text === undefined) return { query, queryText: query.queryText ?? { text: '', plain: [] }, parts: previousParts };
  const queryText: QueryText = { text, plain: [] };
  const found = text === '' ? [] : await partsOf(queryText);
  const parts = suggestion && suggestion.from < text.length ? withPart(found, partOf(suggestion, text)) : found;
  return { query: withQueryText(query, previousParts, queryText, parts), queryText, parts };
}
