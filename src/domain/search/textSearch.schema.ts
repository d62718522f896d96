import { mixed, number, object, string } from 'yup';
import { queryLanguages, understandLimits, type QueryLanguage } from './query/understanding';
import { BadSearchError, bodyReader, fieldsOf, filtersOf, integer, textOf, unknownProperty } from './requestChecks';
import { searchLimits } from './search';
import { carVocabulary, vocabularyOf } from './searchVocabulary';
import { MAX_QUERY_LENGTH, type TextSearchRequest } from './textSearch';

const PAGE = 48;

const suggestion = object({
  from: number().strict().integer().min(0).max(understandLimits.text).required('query_text.suggestion.from is missing'),
  name: textOf('query_text.suggestion.name', searchLimits.valueLength).required(
    'query_text.suggestion.name is missing',
  ),
  value: textOf('query_text.suggestion.value', searchLimits.valueLength).required(
    'query_text.suggestion.value is missing',
  ),
})
  .strict()
  .noUnknown(unknownProperty)
  .default(undefined);

const readBody = bodyReader((names) =>
  object({
    index: string().strict().defined(),
    fields: fieldsOf(names),
    limit: integer('limit', searchLimits.limit),
    offset: integer('offset', searchLimits.offset),
    filters: filtersOf(names),
    query_text: object({
      query: textOf('query_text.query', MAX_QUERY_LENGTH).defined('query_text.query is missing'),
      text: textOf('query_text.text', understandLimits.text),
      language: mixed<QueryLanguage>()
        .oneOf(queryLanguages, `query_text.language must be one of ${queryLanguages.join(', ')}`)
        .required('query_text.language is missing'),
      suggestion: suggestion.test(
        'facet',
        ({ value }) => `query_text.suggestion.name: there is no facet ${JSON.stringify(value.name)}`,
        (chosen) => !chosen || names.terms.has(chosen.name),
      ),
    })
      .strict()
      .typeError('query_text must be an object')
      .nonNullable('query_text must be an object')
      .noUnknown(unknownProperty),
  })
    .strict()
    .noUnknown(unknownProperty),
);

/**
 * Parses the body of a search by free text. As strict as `readSearchRequest`: keyphrase, facets, sort and location come
 * from `query_text` and are rejected next to it.
 * @throws BadSearchError
 */
export function readTextSearchRequest(body: unknown): TextSearchRequest {
  const given = readBody(body);
  if (vocabularyOf(given.index) !== carVocabulary)
    throw new BadSearchError('query_text is understood for an index of cars only.');
  return { fields: [], limit: PAGE, offset: 0, filters: [], ...given };
}
