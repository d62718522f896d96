import {
  distanceCost,
  EXCLUSION_COST,
  KEYPHRASE_COST,
  MISSING_COST,
  maxMissed,
  rangeCost,
  SIBLING_COST,
  termCost,
  type Compromise,
  type NearestMatch,
  type RelaxRequest,
  type RelaxResponse,
  type Constraint,
} from '@/domain/search/relax';
import type { NumberRange, SearchRequest } from '@/domain/search/search';
import type { Suggestion, SuggestRequest } from '@/domain/search/suggest';
import type { IndexedDocument } from '@/server/search/search.service';
import { distance, numeric, pick, plain, texts, tokenize, type Oracle } from './oracle';

const bare = (text: string): string => tokenize(text).map(plain).join('');
const spelled = (text: string): string => tokenize(text).join('');

/**
 * 0 the very word, 1 without its marks, 2 its beginning, 3 the beginning of its words, 4 a piece of a word; null: no
 * match.
 */
function exactness(input: string, name: string): number | null {
  if (spelled(name) === spelled(input)) return 0;
  if (bare(name) === bare(input)) return 1;
  if (bare(name).startsWith(bare(input))) return 2;
  const [wanted, held] = [tokenize(input).map(plain), tokenize(name).map(plain)];
  if (wanted.every((word) => held.some((one) => one.startsWith(word)))) return 3;
  return wanted.length === 1 && wanted[0]!.length >= 4 && held.some((one) => one.includes(wanted[0]!)) ? 4 : null;
}

function isLike(input: string, name: string): boolean {
  const wanted = bare(input);
  const most = /^\d+$/.test(wanted) || wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  return (
    most > 0 &&
    [-2, -1, 0, 1, 2].some(
      (more) => Math.abs(more) <= most && distance(wanted, bare(name).slice(0, wanted.length + more)) <= most,
    )
  );
}

/** What completes the text, by looking at every document. */
export function suggestions(oracle: Oracle, { text, limit, filters }: SuggestRequest): Suggestion[] {
  const everything: SearchRequest = {
    index: '',
    fields: [],
    keyphrase: '',
    facets: [],
    limit: 0,
    offset: 0,
    sort_name: 'relevance',
    filters,
  };
  const values = new Map<string, Suggestion & { names: string[]; order: number; detail: number }>();
  for (const document of oracle.documents.values()) {
    const counts = oracle.matchesFilters(document, everything) ? 1 : 0;
    for (const [order, name] of oracle.definition.suggested.entries()) {
      const field = oracle.field(name)!;
      const [child] = field.child ? texts(document[field.child]) : [];
      const own = texts(document[name]).map((value) => ({ value, text: value, names: [value] }));
      for (const one of [
        ...own,
        ...(own[0] && child
          ? [
              {
                value: `${own[0].value}>${child}`,
                text: `${own[0].value} ${child}`,
                names: [child, `${own[0].value} ${child}`],
              },
            ]
          : []),
      ]) {
        const held = values.get(`${name} ${one.value}`) ?? {
          name,
          ...one,
          order,
          detail: field.many ? 1 : 0,
          count: 0,
          from: 0,
          to: 0,
        };
        held.count += counts;
        values.set(`${name} ${one.value}`, held);
      }
    }
  }
  const tokens = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].filter(([word]) => plain(word) !== '');
  const end = tokens.at(-1);
  if (!end) return [];
  for (const rank of [exactness, (input: string, name: string) => (isLike(input, name) ? 5 : null)]) {
    for (const start of tokens.slice(-4)) {
      const input = text.slice(start.index);
      const found = [...values.values()]
        .filter(({ count }) => count > 0)
        .flatMap((value) => {
          const ranks = value.names.map((name) => rank(input, name)).filter((one) => one !== null);
          return ranks.length > 0 ? [{ value, rank: Math.min(...ranks) }] : [];
        });
      if (found.length === 0) continue;
      found.sort(
        (a, b) =>
          a.rank - b.rank ||
          a.value.detail - b.value.detail ||
          b.value.count - a.value.count ||
          oracle.compareNames(a.value.text, b.value.text) ||
          a.value.order - b.value.order,
      );
      return found.slice(0, limit).map(({ value: { name, value, text: shown, count } }) => ({
        name,
        value,
        text: shown,
        count,
        from: start.index,
        to: end.index + end[0].length,
      }));
    }
  }
  return [];
}

type Missed = { cost: number; compromise: Compromise } | null;

function inRange(document: IndexedDocument, name: string, range: NumberRange, constraint: Constraint): Missed {
  const value = numeric(document[name]);
  if (value === null) return { cost: MISSING_COST, compromise: { constraint, by: null } };
  const by =
    range.min !== undefined && value < range.min
      ? value - range.min
      : range.max !== undefined && value > range.max
        ? value - range.max
        : 0;
  return by === 0 ? null : { cost: rangeCost(name, value, range), compromise: { constraint, by } };
}

/** The constraints of a request, each as a check of a document: null if the document meets it. */
function demands(
  oracle: Oracle,
  request: RelaxRequest,
  base: IndexedDocument[],
): ((document: IndexedDocument) => Missed)[] {
  const all: ((document: IndexedDocument) => Missed)[] = [];
  if (tokenize(request.keyphrase).length > 0) {
    const found = new Set(oracle.matching(base, request));
    all.push((document) =>
      found.has(document)
        ? null
        : { cost: KEYPHRASE_COST, compromise: { constraint: { kind: 'keyphrase' }, by: null } },
    );
  }
  for (const { name, filters } of request.facets) {
    const values = [...new Set(filters.filter((filter) => typeof filter === 'string'))];
    const range = filters.find((filter) => typeof filter === 'object');
    if (range && (range.min !== undefined || range.max !== undefined))
      all.push((document) => inRange(document, name, range, { kind: 'range', name }));
    else if (values.length > 0 && oracle.field(name)?.many === 'all') {
      for (const value of values)
        all.push((document) =>
          texts(document[name]).includes(value)
            ? null
            : { cost: termCost(name), compromise: { constraint: { kind: 'terms', name, values: [value] }, by: null } },
        );
    } else if (values.length > 0) {
      const children = values.filter((value) => values.some((other) => value.startsWith(`${other}>`)));
      const parents = values.filter((value) => children.some((child) => child.startsWith(`${value}>`)));
      all.push((document) => {
        if (oracle.hasAny(document, name, values)) return null;
        const isSibling = children.length > 0 && oracle.hasAny(document, name, parents);
        return {
          cost: isSibling ? SIBLING_COST : termCost(name),
          compromise: { constraint: { kind: 'terms', name, values: isSibling ? children : values }, by: null },
        };
      });
    }
  }
  for (const [index, filter] of request.extraFilters.entries()) {
    const constraint: Constraint = { kind: 'extraFilter', index };
    if (!filter.not && !oracle.field(filter.name))
      all.push((document) => inRange(document, filter.name, filter, constraint));
    else
      all.push((document) =>
        oracle.holds(document, filter) !== (filter.not === true)
          ? null
          : { cost: filter.not ? EXCLUSION_COST : termCost(filter.name), compromise: { constraint, by: null } },
      );
  }
  const { near } = request;
  if (near?.km !== undefined) {
    const { km } = near;
    all.push((document) => {
      const away = oracle.distance(document, near);
      if (away !== null && away <= km) return null;
      return {
        cost: away === null ? MISSING_COST : distanceCost(away - km),
        compromise: { constraint: { kind: 'distance' }, by: away === null ? null : away - km },
      };
    });
  }
  return all;
}

/** Relaxations by searching again without a constraint, and the nearest matches by comparing every document. */
export function relaxed(oracle: Oracle, request: RelaxRequest): RelaxResponse {
  const asSearch = ({
    keyphrase,
    facets,
    extraFilters,
    near,
  }: Pick<RelaxRequest, 'keyphrase' | 'facets' | 'extraFilters' | 'near'>): number =>
    oracle.search({
      index: request.index,
      fields: [],
      keyphrase,
      facets,
      limit: 0,
      offset: 0,
      sort_name: 'relevance',
      ...(request.exact_spelling && { exact_spelling: true }),
      filters: [...request.filters, ...extraFilters],
      ...(near ? { near } : {}),
    }).total;
  const relaxations: RelaxResponse['relaxations'] = [];
  if (tokenize(request.keyphrase).length > 0)
    relaxations.push({ constraint: { kind: 'keyphrase' }, total_items: asSearch({ ...request, keyphrase: '' }) });
  for (const [index, facet] of request.facets.entries()) {
    const values = [...new Set(facet.filters.filter((filter) => typeof filter === 'string'))];
    const rest = (filters: string[]): number =>
      asSearch({
        ...request,
        facets: request.facets.map((one, other) => (other === index ? { ...one, filters } : one)),
      });
    const range = facet.filters.find((filter) => typeof filter === 'object');
    if (range && (range.min !== undefined || range.max !== undefined))
      relaxations.push({ constraint: { kind: 'range', name: facet.name }, total_items: rest([]) });
    if (oracle.field(facet.name)?.many === 'all') {
      for (const value of values)
        relaxations.push({
          constraint: { kind: 'terms', name: facet.name, values: [value] },
          total_items: rest(values.filter((other) => other !== value)),
        });
    } else if (values.length > 0) {
      const children = values.filter((value) => values.some((other) => value.startsWith(`${other}>`)));
      if (children.length > 0)
        relaxations.push({
          constraint: { kind: 'terms', name: facet.name, values: children },
          total_items: rest(values.filter((value) => !children.includes(value))),
        });
      relaxations.push({ constraint: { kind: 'terms', name: facet.name, values }, total_items: rest([]) });
    }
  }
  for (const index of request.extraFilters.keys())
    relaxations.push({
      constraint: { kind: 'extraFilter', index },
      total_items: asSearch({ ...request, extraFilters: request.extraFilters.filter((_, other) => other !== index) }),
    });
  if (request.near?.km !== undefined)
    relaxations.push({
      constraint: { kind: 'distance' },
      total_items: asSearch({ ...request, near: { lat: request.near.lat, lng: request.near.lng } }),
    });

  const everything: SearchRequest = {
    index: '',
    fields: [],
    keyphrase: '',
    facets: [],
    limit: 0,
    offset: 0,
    sort_name: 'relevance',
    filters: request.filters,
  };
  const base = [...oracle.documents.values()].filter((document) => oracle.matchesFilters(document, everything));
  const constraints = demands(oracle, request, base);
  const fields = request.fields.length > 0 ? request.fields : oracle.definition.fields;
  const misses = base
    .map((document) => ({ document, missed: constraints.flatMap((demand) => demand(document) ?? []) }))
    .filter(({ missed }) => missed.length > 0 && missed.length <= maxMissed(constraints.length))
    .map((one) => ({ ...one, cost: one.missed.reduce((sum, { cost }) => sum + cost, 0) }))
    .sort((a, b) => a.cost - b.cost || (oracle.id(a.document) < oracle.id(b.document) ? -1 : 1));
  const nearestMatches = misses.slice(0, request.limit).map(({ document, missed }): NearestMatch => ({
    document: pick(document, fields),
    compromises: missed.map(({ compromise }) => compromise),
  }));
  return { total_items: asSearch(request), relaxations, nearestMatches };
}
