import { mixed, number, object, string, ValidationError } from 'yup';
import { searchLimits, type BaseFilter, type FacetRequest, type SearchRequest } from './search';
import { carVocabulary, siteVocabulary, vocabularyOf, type SearchVocabulary } from './searchVocabulary';

const { limit: MOST, offset: FARTHEST, keyphrase, facets, filters, values, valueLength } = searchLimits;
const PAGE = 48;

type Problem = string | null;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasControls = (text: string): boolean => /[\u0000-\u001f\u007f-\u009f]/.test(text);
/** A facet whose order and filters may be left out. */
type AskedFacet = Pick<FacetRequest, 'name'> & Partial<FacetRequest>;

const isBound = (value: unknown): boolean => value === undefined || (typeof value === 'number' && Number.isFinite(value));

/** A name as it may be repeated in a message: short, and nothing in it that a terminal or log would take for more. */
const quoted = (name: unknown): string => JSON.stringify(typeof name === 'string' ? name.slice(0, 60) : name)?.slice(0, 64) ?? 'nothing';

const strayKey = (fields: Fields, known: readonly string[]): string | undefined => Object.keys(fields).find((key) => !known.includes(key));

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
  return typeof min === 'number' && typeof max === 'number' && min > max ? `${path}.min is greater than ${path}.max` : null;
}

/** The names of a vocabulary, ready to look up. */
class Names {
  readonly terms: ReadonlyMap<string, string | undefined>;
  readonly ranges: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  readonly sorts: ReadonlySet<string>;

  constructor(vocabulary: SearchVocabulary) {
    this.terms = new Map(vocabulary.terms.map((field) => [field.name, field.child]));
    this.ranges = new Set(vocabulary.ranges);
    this.fields = new Set(vocabulary.fields);
    this.sorts = new Set(['relevance', ...(vocabulary.geo ? ['distance_asc'] : []), ...vocabulary.sorts.flatMap((sort) => [`${sort.name}_asc`, `${sort.name}_desc`])]);
  }

  facetProblem(path: string, facet: unknown): Problem {
    if (!isFields(facet)) return `${path} must be an object`;
    const stray = strayKey(facet, ['name', 'child_name', 'sort_order', 'filters']);
    if (stray !== undefined) return `${path} has an unknown property ${quoted(stray)}`;
    const { name, child_name: child, sort_order: order, filters: chosen } = facet;
    if (typeof name !== 'string' || !(this.terms.has(name) || this.ranges.has(name))) return `${path}.name: there is no facet ${quoted(name)}`;
    if (child !== undefined && (typeof child !== 'string' || this.terms.get(name) !== child)) return `${path}.child_name: ${quoted(child)} is no child of ${name}`;
    if (order !== undefined && order !== 'count' && order !== 'name' && order !== 'number') return `${path}.sort_order must be count, name or number`;
    if (chosen === undefined) return null;
    if (!Array.isArray(chosen)) return `${path}.filters must be an array`;
    return this.terms.has(name) ? textsProblem(`${path}.filters`, chosen) : rangesProblem(`${path}.filters`, chosen);
  }

  filterProblem(path: string, filter: unknown): Problem {
    if (!isFields(filter)) return `${path} must be an object`;
    const stray = strayKey(filter, ['name', 'values', 'min', 'max', 'not']);
    if (stray !== undefined) return `${path} has an unknown property ${quoted(stray)}`;
    const { name, values: texts, min, max, not } = filter;
    if (not !== undefined && not !== true) return `${path}.not must be true or absent`;
    if (typeof name !== 'string' || !(this.terms.has(name) || this.ranges.has(name))) return `${path}.name: there is no filter ${quoted(name)}`;
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
  if (!isFields(range)) return `${path} must hold an object with min and max`;
  const stray = strayKey(range, ['min', 'max']);
  return stray === undefined ? boundsProblem(`${path}[0]`, range) : `${path}[0] has an unknown property ${quoted(stray)}`;
}

/** A list in which `problemOf` finds nothing wrong; the first item that isn't right gives the message. */
const list = <Item extends string | object>(name: string, most: number, problemOf: (path: string, item: unknown) => Problem) =>
  mixed({ type: 'array', check: (value: unknown): value is Item[] => Array.isArray(value) }).typeError(`${name} must be an array`).nonNullable(`${name} must be an array`)
    .test('list', '', (items: readonly unknown[] | undefined, context) => {
      const problem = items && items.length > most ? `${name} has more than ${most} entries` : firstProblem(name, items ?? [], problemOf);
      return problem === null || context.createError({ message: problem });
    });

function firstProblem(name: string, items: readonly unknown[], problemOf: (path: string, item: unknown) => Problem): Problem {
  for (const [at, item] of items.entries()) {
    const problem = problemOf(`${name}[${at}]`, item);
    if (problem !== null) return problem;
  }
  return null;
}

const whole = (name: string, most: number) =>
  number().strict().typeError(`${name} must be a number`).nonNullable(`${name} must be a number`).integer(`${name} must be a whole number`).min(0, `${name} must not be negative`).max(most, `${name} must be at most ${most}`);

const degrees = (name: string, most: number) =>
  number().strict().required(`${name} is missing`).typeError(`${name} must be a number`).min(-most, `${name} must be between -${most} and ${most}`).max(most, `${name} must be between -${most} and ${most}`);

function schemaOf(vocabulary: SearchVocabulary) {
  const names = new Names(vocabulary);
  return object({
    index: string().strict().defined(),
    fields: list<string>('fields', 200, (path, field) => (typeof field === 'string' && names.fields.has(field) ? null : `${path}: there is no field ${quoted(field)}`)),
    keyphrase: string().strict().typeError('keyphrase must be a text').nonNullable('keyphrase must be a text').max(keyphrase, `keyphrase has more than ${keyphrase} characters`)
      .test('controls', 'keyphrase holds control characters', (text) => text === undefined || !hasControls(text)),
    facets: list<AskedFacet>('facets', facets, (path, facet) => names.facetProblem(path, facet))
      .test('once', '', (all, context) => {
        const asked = (all ?? []).map((facet) => facet.name);
        const twice = asked.find((name, at) => asked.indexOf(name) !== at);
        return twice === undefined || context.createError({ message: `facets: ${quoted(twice)} is asked for twice` });
      }),
    limit: whole('limit', MOST),
    offset: whole('offset', FARTHEST),
    sort_name: string().strict().typeError('sort_name must be a text').nonNullable('sort_name must be a text')
      .test('known', '', (name, context) => name === undefined || names.sorts.has(name) || context.createError({ message: `sort_name: there is no sort ${quoted(name)}` }))
      .test('place', 'sort_name: distance_asc needs near', (name, context) => name !== 'distance_asc' || (isFields(context.parent) && context.parent.near !== undefined)),
    filters: list<BaseFilter>('filters', filters, (path, filter) => names.filterProblem(path, filter)),
    near: object({
      lat: degrees('near.lat', 90),
      lng: degrees('near.lng', 180),
      km: number().strict().typeError('near.km must be a number').min(0, 'near.km must not be negative').max(21_000, 'near.km must be at most 21000'),
    }).strict().typeError('near must be an object').nonNullable('near must be an object').noUnknown('near has an unknown property').default(undefined),
  }).strict().noUnknown(({ unknown }) => `there is no property ${quoted(String(unknown).split(', ')[0])}`);
}

const schemas = new Map([carVocabulary, siteVocabulary].map((vocabulary: SearchVocabulary) => [vocabulary, schemaOf(vocabulary)]));

/** A search that nothing can be done with; the message says in one sentence what is wrong, and is fit for the sender's eyes. */
export class BadSearchError extends Error {
  override readonly name = 'BadSearchError';
}

/**
 * Reads the body of a search (decisions 3b, 3e). Strict: nothing is converted, unknown names and properties are refused.
 * All but the index may be left out: no fields means all, no sort is by relevance.
 * @throws BadSearchError
 */
export function readSearchRequest(body: unknown): SearchRequest {
  if (!isFields(body)) throw new BadSearchError('The body must be a JSON object.');
  const { index } = body;
  const vocabulary = typeof index === 'string' ? vocabularyOf(index) : null;
  const schema = vocabulary && schemas.get(vocabulary);
  if (!schema) throw new BadSearchError(index === undefined ? 'index is missing.' : `index: there is no index ${quoted(index)}.`);
  try {
    const { facets: asked = [], near, ...given } = schema.validateSync(body, { strict: true, abortEarly: true });
    return {
      fields: [], keyphrase: '', limit: PAGE, offset: 0, sort_name: 'relevance', filters: [],
      ...given,
      facets: asked.map((facet) => ({ sort_order: 'count', filters: [], ...facet })),
      ...(near ? { near } : {}),
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new BadSearchError(`${error.message}.`);
    throw error;
  }
}
