import { Lexicon } from '@/domain/search/query/lexicon';
import { understand } from '@/domain/search/query/understand';
import type {
  QueryLanguage,
  QueryVocabulary,
  UnderstandRequest,
  Understanding,
} from '@/domain/search/query/understanding';
import { ok, type Result } from '@/errors/result';
import type { SearchService } from './search.service';

/** Understands free text by the values of an index. `now` gives the year for '-19' and 'max 5 år gammal'. */
export function createUnderstanding(
  service: Pick<SearchService, 'vocabulary'>,
  now: () => Date,
): (request: UnderstandRequest) => Promise<Result<Understanding>> {
  // One lexicon per vocabulary object and language; the service returns a new vocabulary when values change.
  const lexicons = new WeakMap<QueryVocabulary, Map<QueryLanguage, Lexicon>>();
  const lexiconOf = (vocabulary: QueryVocabulary, language: QueryLanguage): Lexicon => {
    const held = lexicons.get(vocabulary) ?? new Map<QueryLanguage, Lexicon>();
    const lexicon = held.get(language) ?? new Lexicon(vocabulary, language);
    lexicons.set(vocabulary, held.set(language, lexicon));
    return lexicon;
  };
  return async ({ index, text, language, plain }) => {
    const vocabulary = await service.vocabulary(index);
    return vocabulary.ok
      ? ok(understand(text, lexiconOf(vocabulary.value, language), { year: now().getFullYear(), plain }))
      : vocabulary;
  };
}
