import { carVocabulary, vocabularyOf } from '@/domain/search/searchVocabulary';
import { completedText, type Suggestion, type SuggestRequest, type SuggestResponse } from '@/domain/search/suggest';
import type { TextSearchRequest } from '@/domain/search/textSearch';
import { ok, type Result } from '@/errors/result';
import type { SearchService } from './search.service';

/**
 * Completions of a text with the counts of the searches that they lead to: 'Dragkrok' after 'elbil' counts electric
 * cars. Without a list query or a language they are those of the values alone.
 * @param count cars that a search by a text finds
 */
export function createSuggestions(
  service: Pick<SearchService, 'suggest'>,
  count: (request: Pick<TextSearchRequest, 'index' | 'filters' | 'query_text'>) => Promise<number>,
): (request: SuggestRequest) => Promise<Result<SuggestResponse>> {
  return async (request) => {
    const { index, text, filters, language, query } = request;
    const reply = await service.suggest(request);
    if (!reply.ok || query === undefined || language === undefined || vocabularyOf(index) !== carVocabulary)
      return reply;
    const countOf = (searched: string, suggestion?: TextSearchRequest['query_text']['suggestion']) =>
      count({ index, filters, query_text: { query, text: searched, language, ...(suggestion && { suggestion }) } });
    const counted = async (suggestion: Suggestion): Promise<Suggestion> => {
      const { name, value } = suggestion;
      const completed = completedText(text, suggestion);
      if (completed.from === 0 && query === '') return suggestion;
      return { ...suggestion, count: await countOf(completed.text, { from: completed.from, name, value }) };
    };
    const [total, suggestions] = await Promise.all([
      text.trim() === '' ? 0 : countOf(text),
      Promise.all(reply.value.suggestions.map(counted)),
    ]);
    return ok({ suggestions: suggestions.filter((one) => one.count > 0), total_items: total });
  };
}
