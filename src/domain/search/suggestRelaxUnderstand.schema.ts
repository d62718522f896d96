import { isRecord } from '../../lib/guards';
import { mixed, object, string } from 'yup';
import { queryLanguages, understandLimits, type Span, type UnderstandRequest } from './query/understanding';
import { relaxLimits, type RelaxRequest } from './relax';
import {
  BadSearchError,
  bodyReader,
  facetsOf,
  fieldsOf,
  filtersOf,
  keyphraseText,
  list,
  nearPlace,
  strayKey,
  textOf,
  unknownProperty,
  whole,
  wholeFacets,
} from './requestChecks';
import { suggestLimits, type SuggestRequest } from './suggest';
import { wishesOf } from './constraints';

const readSuggestBody = bodyReader((names) =>
  object({
    index: string().strict().defined(),
    text: textOf('text', suggestLimits.text).required('text is missing'),
    limit: whole('limit', suggestLimits.limit).min(1, 'limit must be at least 1'),
    filters: filtersOf(names),
  })
    .strict()
    .noUnknown(unknownProperty),
);

/** Reads the body of a suggestion, as strictly as a search's. @throws BadSearchError */
export function readSuggestRequest(body: unknown): SuggestRequest {
  return { limit: suggestLimits.first, filters: [], ...readSuggestBody(body) };
}

const readRelaxBody = bodyReader((names) =>
  object({
    index: string().strict().defined(),
    fields: fieldsOf(names),
    keyphrase: keyphraseText,
    facets: facetsOf(names),
    filters: filtersOf(names),
    wishes: filtersOf(names, 'wishes', relaxLimits.wishes),
    near: nearPlace,
    limit: whole('limit', relaxLimits.limit),
  })
    .strict()
    .noUnknown(unknownProperty),
);

/** Reads the body of a search to be relaxed; every wish costs a search, so there may not be many. @throws BadSearchError */
export function readRelaxRequest(body: unknown): RelaxRequest {
  const { facets: asked = [], near, ...given } = readRelaxBody(body);
  const request = {
    fields: [],
    keyphrase: '',
    filters: [],
    wishes: [],
    limit: relaxLimits.first,
    ...given,
    facets: wholeFacets(asked),
    ...(near ? { near } : {}),
  };
  if (wishesOf(request).length > relaxLimits.wishes)
    throw new BadSearchError(`The search has more than ${relaxLimits.wishes} wishes.`);
  return request;
}

const isPlace = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

function spanProblem(path: string, span: unknown): string | null {
  if (!isRecord(span)) return `${path} must be an object`;
  if (strayKey(span, ['from', 'to']) !== undefined || !isPlace(span.from) || !isPlace(span.to))
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

/** Reads the body of a text to be understood. @throws BadSearchError */
export const readUnderstandRequest = (body: unknown): UnderstandRequest => ({ plain: [], ...readUnderstandBody(body) });
