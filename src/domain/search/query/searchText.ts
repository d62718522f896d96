import type { CarListQuery } from '../carList';
import type { QueryText } from '../extraFilters';
import type { ChosenSuggestion } from '../textSearch';
import { withPart, withQueryText } from './applyQueryText';
import type { Part } from './understanding';

export interface TextSearchMeaning {
  /** The list query that the text leads to. */
  query: CarListQuery;
  queryText: QueryText;
  /** null: the text could not be understood; a new text is then the keyphrase. */
  parts: Part[] | null;
}

const partOf = ({ from, name, value }: ChosenSuggestion, text: string): Part => ({
  from,
  to: text.length,
  text: text.slice(from),
  meaning: { kind: 'terms', name, values: [value] },
});

const asPlainPart = (text: string): Part => ({ from: 0, to: text.length, text, meaning: { kind: 'words' } });

/**
 * The list query that a text leads to, and how the text was understood. Null if the text that it replaces could not be
 * understood: which filters came from that text is then not known.
 * @param text replaces the text of the query; undefined keeps the query and explains its own text
 * @param partsOf understands a text, which is not empty; null if it can't
 */
export async function searchText(
  query: CarListQuery,
  { text, suggestion }: { text?: string; suggestion?: ChosenSuggestion },
  partsOf: (queryText: QueryText) => Promise<Part[] | null>,
): Promise<TextSearchMeaning | null> {
  const explain = async (queryText: QueryText): Promise<Part[] | null> =>
    queryText.text === '' ? [] : partsOf(queryText);
  const previous = query.queryText ?? { text: '', plain: [] };
  if (text === undefined) return { query, queryText: previous, parts: await explain(previous) };
  const queryText: QueryText = { text, plain: [] };
  const [previousParts, found] = await Promise.all([explain(previous), explain(queryText)]);
  if (!previousParts) return null;
  if (!found)
    return { query: withQueryText(query, previousParts, queryText, [asPlainPart(text)]), queryText, parts: null };
  const parts = suggestion && suggestion.from < text.length ? withPart(found, partOf(suggestion, text)) : found;
  return { query: withQueryText(query, previousParts, queryText, parts), queryText, parts };
}
