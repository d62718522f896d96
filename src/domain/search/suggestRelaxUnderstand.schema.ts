import { isRecord } from '../../lib/guards';
import { mixed, object, string } from 'yup';
import {
  queryLanguages,
  understandLimits,
  type QueryLanguage,
  type Span,
  type UnderstandRequest,
} from './query/understanding';
import { relaxLimits, type RelaxRequest } from './relax';
import {
  BadSearchError,
  bodyReader,
  facetsOf,
  fieldsOf,
  filtersOf,
  exactSpelling,
  keyphraseText,
  list,
  nearSchema,
  strayKey,
  textOf,
  unknownProperty,
  integer,
  completeFacets,
} from './requestChecks';
import { suggestLimits, type SuggestRequest } from './suggest';
import { constraintsOf } from './constraints';
import { MAX_QUERY_LENGTH } from './textSearch';

const readSuggestBody = bodyReader((names) =>
  object({
    index: string().strict().defined(),
    text: textOf('text', suggestLimits.text).required('text is missing'),
    limit: integer('limit', suggestLimits.limit).min(1, 'limit must be at least 1'),
    filters: filtersOf(names),
    language: mixed<QueryLanguage>().oneOf(queryLanguages, `language must be one of ${queryLanguages.join(', ')}`),
    query: textOf('query', MAX_QUERY_LENGTH),
  })
    .strict()
    .noUnknown(unknownProperty),
);

/** Parses the body of a suggest request, as strictly as that of a search. @throws BadSearchError */
export function readSuggestRequest(body: unknown): SuggestRequest {
  return { limit: suggestLimits.first, filters: [], ...readSuggestBody(body) };
}

const readRelaxBody = bodyReader((names) =>
  object({
    index: string().strict().defined(),
    fields: fieldsOf(names),
    keyphrase: keyphraseText,
    exact_spelling: exactSpelling,
    facets: facetsOf(names),
    filters: filtersOf(names),
    extraFilters: filtersOf(names, 'extraFilters', relaxLimits.extraFilters),
    near: nearSchema,
    limit: integer('limit', relaxLimits.limit),
  })
    .strict()
    .noUnknown(unknownProperty),
);

/**
 * Parses the body of a relax request; every constraint costs a search, so their number is limited. @throws
 * BadSearchError
 */
export function readRelaxRequest(body: unknown): RelaxRequest {
  const { facets: requested = [], near, ...given } = readRelaxBody(body);
  const request = {
    fields: [],
    keyphrase: '',
    filters: [],
    extraFilters: [],
    limit: relaxLimits.first,
    ...given,
    facets: completeFacets(requested),
    ...(near ? { near } : {}),
  };
  if (constraintsOf(request).length > relaxLimits.extraFilters)
    throw new BadSearchError(`The search has more than ${relaxLimits.extraFilters} constraints.`);
  return request;
}

const isOffset = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

function spanProblem(path: string, span: unknown): string | null {
  if (!isRecord(span)) return `${path} must be an object`;
  if (strayKey(span, ['from', 'to']) !== undefined || !isOffset(span.from) || !isOffset(span.to))
    return `${path} must hold from and to, whole numbers`;
  return Number(span.from) < Number(span.to) ? null : `${path}.from must be less than ${path}.to`;
}

const readUnderstandBody = bodyReader(() =>
  object({
    index: string().strict().defined(),
    text: textOf('text', understandLimits.text).required('text is missing'),
    language: mixed<UnderstandRequest['language']>()
      .oneOf(queryLanguages, `language must be one of ${queryLanguages.join(', ')}`)
      .required('language is missing'),
    plain: list<Span>('plain', understandLimits.plain, spanProblem),
  })
    .strict()
    .noUnknown(unknownProperty),
);

/** Parses the body of an understand request. @throws BadSearchError */
export const readUnderstandRequest = (body: unknown): UnderstandRequest => ({ plain: [], ...readUnderstandBody(body) });
