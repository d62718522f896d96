import { isRecord } from '../../lib/guards';
import { mixed, number, object, string, ValidationError } from 'yup';
import { searchLimits, type BaseFilter, type FacetRequest } from './search';
import { carVocabulary, siteVocabulary, vocabularyOf, type SearchVocabulary } from './searchVocabulary';

/*
 * Building blocks of the schemas of the search area. Strict: no conversions, unknown names and properties are rejected,
 * and the message describes the first error.
 */
const { keyphrase, facets, filters: MOST_FILTERS, values, valueLength } = searchLimits;

type Problem = string | null;
type Fields = Record<string, unknown>;

const hasControls = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f]/.test(text);
/** A facet whose order and filters may be left out. */
export type PartialFacetRequest = Pick<FacetRequest, 'name'> & Partial<FacetRequest>;

const isBound = (value: unknown): boolean =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value));

/** A name for use in a message: shortened and without control characters. */
const quoted = (name: unknown): string =>
  JSON.stringify(typeof name === 'string' ? name.slice(0, 60) : name)?.slice(0, 64) ?? 'nothing';

export const strayKey = (fields: Fields, known: readonly string[]): string | undefined =>
  Object.keys(fields).find((key) => !known.includes(key));

function textsProblem(path: string, texts: readonly unknown[]): Problem {
  if (texts.length > values) return `${path} has more than ${values} values`;
  for (const text of texts) {
    if (typeof text !== 'string') return `${path} must hold texts`;
    if (text === '') return `${path} holds an empty text`;
    if (text.length > valueLength) return `${path} holds a text of more than ${valueLength} characters`;
    if (hasControls(text)) return `${path} holds control characters`;
  }
  return null;
}

function boundsProblem(path: string, { min, max }: Fields): Problem {
  if (!isBound(min)) return `${path}.min must be a number`;
  if (!isBound(max)) return `${path}.max must be a number`;
  return typeof min === 'number' && typeof max === 'number' && min > max
    ? `${path}.min is greater than ${path}.max`
    : null;
}

/** The names of a vocabulary, ready to look up. */
export class Names {
  readonly terms: ReadonlyMap<string, string | undefined>;
  readonly ranges: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  readonly sorts: ReadonlySet<string>;

  constructor(vocabulary: SearchVocabulary) {
    this.terms = new Map(vocabulary.terms.map((field) => [field.name, field.child]));
    this.ranges = new Set(vocabulary.ranges);
    this.fields = new Set(vocabulary.fields);
    this.sorts = new Set([
      'relevance',
      ...(vocabulary.geo ? ['distance_asc'] : []),
      ...vocabulary.sorts.flatMap((sort) => [`${sort.name}_asc`, `${sort.name}_desc`]),
    ]);
  }

  facetProblem(path: string, facet: unknown): Problem {
    if (!isRecord(facet)) return `${path} must be an object`;
    const stray = strayKey(facet, ['name', 'child_name', 'sort_order', 'filters']);
    if (stray !== undefined) return `${path} has an unknown property ${quoted(stray)}`;
    const { name, child_name: child, sort_order: order, filters: chosen } = facet;
    if (typeof name !== 'string' || !(this.terms.has(name) || this.ranges.has(name)))
      return `${path}.name: there is no facet ${quoted(name)}`;
    if (child !== undefined && (typeof child !== 'string' || this.terms.get(name) !== child))
      return `${path}.child_name: ${quoted(child)} is no child of ${name}`;
    if (order !== undefined && order !== 'count' && order !== 'name' && order !== 'number')
      return `${path}.sort_order must be count, name or number`;
    if (chosen === undefined) return null;
    if (!Array.isArray(chosen)) return `${path}.filters must be an array`;
    return this.terms.has(name) ? textsProblem(`${path}.filters`, chosen) : rangesProblem(`${path}.filters`, chosen);
  }

  filterProblem(path: string, filter: unknown): Problem {
    if (!isRecord(filter)) return `${path} must be an object`;
    const stray = strayKey(filter, ['name', 'values', 'min', 'max', 'not']);
    if (stray !== undefined) return `${path} has an unknown property ${quoted(stray)}`;
    const { name, values: texts, min, max, not } = filter;
    if (not !== undefined && not !== true) return `${path}.not must be true or absent`;
    if (typeof name !== 'string' || !(this.terms.has(name) || this.ranges.has(name)))
      return `${path}.name: there is no filter ${quoted(name)}`;
    if (this.terms.has(name)) {
      if (min !== undefined || max !== undefined) return `${path}: ${name} takes values, not min and max`;
      if (!Array.isArray(texts) || texts.length === 0) return `${path}.values must be an array with at least one text`;
      return textsProblem(`${path}.values`, texts);
    }
    if (texts !== undefined) return `${path}: ${name} takes min and max, not values`;
    return min === undefined && max === undefined ? `${path}: ${name} needs min or max` : boundsProblem(path, filter);
  }
}

function rangesProblem(path: string, ranges: readonly unknown[]): Problem {
  const [range, second] = ranges;
  if (range === undefined) return null;
  if (second !== undefined) return `${path} takes one range`;
  if (!isRecord(range)) return `${path} must hold an object with min and max`;
  const stray = strayKey(range, ['min', 'max']);
  return stray === undefined
    ? boundsProblem(`${path}[0]`, range)
    : `${path}[0] has an unknown property ${quoted(stray)}`;
}

/** A list in which `problemOf` finds no problem; the message is that of the first invalid item. */
export const list = <Item extends string | object>(
  name: string,
  most: number,
  problemOf: (path: string, item: unknown) => Problem,
) =>
  mixed({ type: 'array', check: (value: unknown): value is Item[] => Array.isArray(value) })
    .typeError(`${name} must be an array`)
    .nonNullable(`${name} must be an array`)
    .test('list', '', (items: readonly unknown[] | undefined, context) => {
      const problem =
        items && items.length > most
          ? `${name} has more than ${most} entries`
          : firstProblem(name, items ?? [], problemOf);
      return problem === null || context.createError({ message: problem });
    });

function firstProblem(
  name: string,
  items: readonly unknown[],
  problemOf: (path: string, item: unknown) => Problem,
): Problem {
  for (const [index, item] of items.entries()) {
    const problem = problemOf(`${name}[${index}]`, item);
    if (problem !== null) return problem;
  }
  return null;
}

export const integer = (name: string, most: number) =>
  number()
    .strict()
    .typeError(`${name} must be a number`)
    .nonNullable(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .min(0, `${name} must not be negative`)
    .max(most, `${name} must be at most ${most}`);

const degrees = (name: string, most: number) =>
  number()
    .strict()
    .required(`${name} is missing`)
    .typeError(`${name} must be a number`)
    .min(-most, `${name} must be between -${most} and ${most}`)
    .max(most, `${name} must be between -${most} and ${most}`);

export const fieldsOf = (names: Names) =>
  list<string>('fields', 200, (path, field) =>
    typeof field === 'string' && names.fields.has(field) ? null : `${path}: there is no field ${quoted(field)}`,
  );

/** A text of at most so many characters, none of them a control character. */
export const textOf = (name: string, most: number) =>
  string()
    .strict()
    .typeError(`${name} must be a text`)
    .nonNullable(`${name} must be a text`)
    .max(most, `${name} has more than ${most} characters`)
    .test('controls', `${name} holds control characters`, (text) => text === undefined || !hasControls(text));

export const keyphraseText = textOf('keyphrase', keyphrase);

export const exactSpelling = mixed<true>()
  .oneOf([true], 'exact_spelling must be true or absent')
  .nonNullable('exact_spelling must be true or absent');

export const facetsOf = (names: Names) =>
  list<PartialFacetRequest>('facets', facets, (path, facet) => names.facetProblem(path, facet)).test(
    'once',
    '',
    (all, context) => {
      const requested = (all ?? []).map((facet) => facet.name);
      const twice = requested.find((name, index) => requested.indexOf(name) !== index);
      return twice === undefined || context.createError({ message: `facets: ${quoted(twice)} is requested twice` });
    },
  );

export const filtersOf = (names: Names, name = 'filters', most: number = MOST_FILTERS) =>
  list<BaseFilter>(name, most, (path, filter) => names.filterProblem(path, filter));

export const nearSchema = object({
  lat: degrees('near.lat', 90),
  lng: degrees('near.lng', 180),
  km: number()
    .strict()
    .typeError('near.km must be a number')
    .min(0, 'near.km must not be negative')
    .max(21_000, 'near.km must be at most 21000'),
})
  .strict()
  .typeError('near must be an object')
  .nonNullable('near must be an object')
  .noUnknown('near has an unknown property')
  .default(undefined);

/** The message for an unknown property. */
export const unknownProperty = ({ unknown }: { unknown: unknown }): string =>
  `there is no property ${quoted(String(unknown).split(', ')[0])}`;

export const completeFacets = (requested: readonly PartialFacetRequest[]): FacetRequest[] =>
  requested.map((facet) => ({ sort_order: 'count', filters: [], ...facet }));

export function sortProblem(names: Names, name: string | undefined): Problem {
  return name === undefined || names.sorts.has(name) ? null : `sort_name: there is no sort ${quoted(name)}`;
}

/** An invalid search request; the message describes the problem and may be sent to the client. */
export class BadSearchError extends Error {
  override readonly name = 'BadSearchError';
}

/** The part of a schema that a reader needs. */
interface Validator<Body> {
  validateSync(body: unknown, options: { strict: true; abortEarly: true }): Body;
}

/** A reader of bodies that name an index: the schema is made once for each kind of index. @throws BadSearchError */
export function bodyReader<Body>(schemaFor: (names: Names) => Validator<Body>): (body: unknown) => Body {
  const schemas = new Map(
    [carVocabulary, siteVocabulary].map((vocabulary: SearchVocabulary) => [
      vocabulary,
      schemaFor(new Names(vocabulary)),
    ]),
  );
  return (body) => {
    if (!isRecord(body)) throw new BadSearchError('The body must be a JSON object.');
    const { index } = body;
    const vocabulary = typeof index === 'string' ? vocabularyOf(index) : null;
    const schema = vocabulary && schemas.get(vocabulary);
    if (!schema)
      throw new BadSearchError(
        index === undefined ? 'index is missing.' : `index: there is no index ${quoted(index)}.`,
      );
    try {
      return schema.validateSync(body, { strict: true, abortEarly: true });
    } catch (error) {
      if (error instanceof ValidationError) throw new BadSearchError(`${error.message}.`);
      throw error;
    }
  };
}
