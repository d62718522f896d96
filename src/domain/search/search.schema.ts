import { isRecord } from '../../lib/guards';
import { object, string } from 'yup';
import { searchLimits, type SearchRequest } from './search';
import {
  bodyReader,
  facetsOf,
  fieldsOf,
  filtersOf,
  exactSpelling,
  keyphraseText,
  nearSchema,
  sortProblem,
  unknownProperty,
  integer,
  completeFacets,
} from './requestChecks';

const PAGE = 48;

const readBody = bodyReader((names) =>
  object({
    index: string().strict().defined(),
    fields: fieldsOf(names),
    keyphrase: keyphraseText,
    exact_spelling: exactSpelling,
    facets: facetsOf(names),
    limit: integer('limit', searchLimits.limit),
    offset: integer('offset', searchLimits.offset),
    sort_name: string()
      .strict()
      .typeError('sort_name must be a text')
      .nonNullable('sort_name must be a text')
      .test('known', '', (name, context) => {
        const problem = sortProblem(names, name);
        return problem === null || context.createError({ message: problem });
      })
      .test(
        'place',
        'sort_name: distance_asc needs near',
        (name, context) => name !== 'distance_asc' || (isRecord(context.parent) && context.parent.near !== undefined),
      ),
    filters: filtersOf(names),
    near: nearSchema,
  })
    .strict()
    .noUnknown(unknownProperty),
);

/**
 * Parses the body of a search (decisions 3b, 3e). Strict: no conversions, unknown names and properties are rejected.
 * Everything but the index is optional: no fields means all, no sort is by relevance.
 * @throws BadSearchError
 */
export function readSearchRequest(body: unknown): SearchRequest {
  const { facets: requested = [], near, ...given } = readBody(body);
  return {
    fields: [],
    keyphrase: '',
    limit: PAGE,
    offset: 0,
    sort_name: 'relevance',
    filters: [],
    ...given,
    facets: completeFacets(requested),
    ...(near ? { near } : {}),
  };
}
