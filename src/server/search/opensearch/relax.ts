import {
  distanceCost,
  EXCLUSION_COST,
  KEYPHRASE_COST,
  MISSING_COST,
  maxMissed,
  outside,
  rangeRate,
  SIBLING_COST,
  termCost,
  type Compromise,
  type RelaxRequest,
  type Constraint,
} from '@/domain/search/relax';
import type { FacetRequest, NumberRange, SearchRequest } from '@/domain/search/search';
import type { TermField } from '@/domain/search/searchVocabulary';
import { facetDemands, relaxedSearch, constraintsOf } from '@/domain/search/constraints';
import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '../engine/geo-column';
import { UnknownNameError } from '../engine/search';
import type { RelaxReply } from '../search.service';
import type { OpenIndex } from './openIndex';
import { keyphraseSteps, type KeyphraseStep } from './keyphrase';
import {
  all,
  anyOf,
  baseQueries,
  filterQuery,
  holdingOf,
  inRange,
  none,
  selectionOf,
  termField,
  withinKm,
  type Query,
} from './queries';
import { jsonOf, projected } from './search';
import { valueAt, listAt, numberAt } from './server';

/** The number of results without each constraint in one request, and the nearest documents in another. */
export async function relaxOn(index: OpenIndex, request: RelaxRequest): Promise<RelaxReply> {
  const weighed = constraintsOf(request);
  const steps = keyphraseSteps(index.definition, request);
  const searches = [null, ...weighed].map((constraint) => relaxedSearch(request, constraint));
  const { totals, step } = await countAll(index, request, searches, steps);
  return {
    total_items: totals[0] ?? 0,
    relaxations: weighed.map((constraint, position) => ({ constraint, total_items: totals[position + 1] ?? 0 })),
    nearestMatches:
      request.limit > 0 && weighed.length > 0 ? await nearestMatchesOn(index, request, weighed, step) : [],
  };
}

/** The totals of the searches, and the keyphrase step for the constraints that cannot be relaxed. */
async function countAll(
  index: OpenIndex,
  request: RelaxRequest,
  searches: readonly SearchRequest[],
  steps: KeyphraseStep[] | null,
): Promise<{ totals: number[]; step: KeyphraseStep | null }> {
  const { definition } = index;
  // Most searches share a base: each keyphrase step is evaluated once per base.
  const bases = new Map<
    string,
    { queries: Query[]; withKeyphrase: boolean; searches: { position: number; selections: Query[] }[] }
  >();
  const baseFor = ({ filters, near }: Pick<SearchRequest, 'filters' | 'near'>, withKeyphrase: boolean) => {
    const queries = baseQueries(definition, { filters, ...(near ? { near } : {}) });
    const key = JSON.stringify([withKeyphrase, queries]);
    const base = bases.get(key) ?? { queries, withKeyphrase, searches: [] };
    bases.set(key, base);
    return base;
  };
  for (const [position, search] of searches.entries()) {
    baseFor(search, steps !== null && search.keyphrase !== '').searches.push({
      position,
      selections: search.facets.flatMap((facet) => {
        const selection = selectionOf(definition, facet);
        return selection ? [selection.query] : [];
      }),
    });
  }
  const near = baseFor({ filters: request.filters }, steps !== null);
  const baseList = [...bases.values()];
  const response = await index.search({
    size: 0,
    track_total_hits: false,
    aggs: Object.fromEntries(
      baseList.map((base, number) => {
        const counts = Object.fromEntries(
          base.searches.map(({ position, selections }) => [`n${position}`, { filter: all(selections) }]),
        );
        const inner =
          base.withKeyphrase && steps
            ? Object.fromEntries(steps.map((step, order) => [`step${order}`, { filter: step.filter, aggs: counts }]))
            : counts;
        return [`base${number}`, { filter: all(base.queries), aggs: inner }];
      }),
    ),
  });
  const totals: number[] = [];
  let step: KeyphraseStep | null = null;
  for (const [number, base] of baseList.entries()) {
    const path = ['aggregations', `base${number}`];
    if (base.withKeyphrase && steps) {
      const finds = steps.findIndex((_, order) => numberAt(response, ...path, `step${order}`, 'doc_count') > 0);
      const taken = finds < 0 ? steps.length - 1 : finds;
      path.push(`step${taken}`);
      if (base === near) step = steps[taken] ?? null;
    }
    for (const { position } of base.searches)
      totals[position] = numberAt(response, ...path, `n${position}`, 'doc_count');
  }
  return { totals, step };
}

/**
 * A constraint on documents, the script that computes the cost of missing it, and the compromise that is reported
 * then.
 */
interface WeighedConstraint {
  matching: Query;
  /** Documents that have at least the parent value. */
  sibling?: Query;
  cost: object;
  compromise: (hit: unknown) => Compromise;
}

const holding = (field: TermField, values: readonly string[]) => {
  const { texts, pairs } = holdingOf(field, values);
  return { texts: `t.${field.name}`, hasText: texts, pairs: `p.${field.name}`, hasPair: pairs };
};

function known(index: OpenIndex, name: string): TermField {
  const field = termField(index.definition, name);
  if (!field) throw new UnknownNameError(`There is no facet named ${name}.`);
  return field;
}

function rangeConstraint(
  index: OpenIndex,
  name: string,
  range: NumberRange,
  constraint: Constraint,
): WeighedConstraint {
  return {
    matching: inRange(index.definition, name, range),
    cost: { kind: 'range', field: `n.${name}`, ...range, ...rangeRate(name), missing: MISSING_COST },
    compromise(hit) {
      const value = valueAt(hit, '_source', 'n', name);
      return { constraint, by: typeof value === 'number' ? outside(value, range) : null };
    },
  };
}

function facetConstraints(index: OpenIndex, facet: FacetRequest, weighed: readonly Constraint[]): WeighedConstraint[] {
  return facetDemands(facet, weighed, termField(index.definition, facet.name)?.many === 'all').map((demand) => {
    if (demand.kind === 'range') return rangeConstraint(index, facet.name, demand.range, demand.constraint);
    const field = known(index, facet.name);
    const { values, constraint, parents, children } = demand;
    const cost = { kind: 'terms', ...holding(field, values), cost: termCost(facet.name) };
    if (parents.length === 0)
      return { matching: anyOf(field, values), cost, compromise: () => ({ constraint, by: null }) };
    return {
      matching: anyOf(field, values),
      sibling: anyOf(field, parents),
      cost: { ...cost, sibling: { ...holding(field, parents), cost: SIBLING_COST } },
      compromise: (hit) => ({
        constraint: namesOf(hit).includes(siblingName(facet.name)) ? children : constraint,
        by: null,
      }),
    };
  });
}

const siblingName = (facet: string): string => `sibling ${facet}`;
const namesOf = (hit: unknown): unknown[] =>
  valueAt(hit, 'matched_queries') === undefined ? [] : listAt(hit, 'matched_queries');

function weighedConstraints(
  index: OpenIndex,
  request: RelaxRequest,
  constraints: readonly Constraint[],
  step: KeyphraseStep | null,
): (WeighedConstraint & { facet?: string })[] {
  const { definition } = index;
  const weighed: (WeighedConstraint & { facet?: string })[] = [];
  const keyphrase = constraints.find((constraint) => constraint.kind === 'keyphrase');
  if (step && keyphrase)
    weighed.push({
      matching: step.filter,
      cost: { kind: 'score', cost: KEYPHRASE_COST },
      compromise: () => ({ constraint: keyphrase, by: null }),
    });
  for (const facet of request.facets)
    weighed.push(...facetConstraints(index, facet, constraints).map((one) => ({ ...one, facet: facet.name })));
  for (const [position, filter] of request.extraFilters.entries()) {
    const constraint: Constraint = { kind: 'extraFilter', index: position };
    if (!filter.not && !filter.values) {
      weighed.push(rangeConstraint(index, filter.name, filter, constraint));
      continue;
    }
    const found = filterQuery(definition, filter);
    const field = termField(definition, filter.name);
    const held = field
      ? { kind: 'terms', ...holding(field, filter.values ?? []) }
      : { kind: 'within', field: `n.${filter.name}`, min: filter.min, max: filter.max };
    weighed.push({
      matching: filter.not ? none(found) : found,
      cost: { ...held, not: filter.not === true, cost: filter.not ? EXCLUSION_COST : termCost(filter.name) },
      compromise: () => ({ constraint, by: null }),
    });
  }
  const { near } = request;
  if (near?.km !== undefined && definition.geo) {
    const { km } = near;
    weighed.push({
      matching: withinKm(near, km),
      cost: { kind: 'distance', lat: near.lat, lng: near.lng, km, byKm: distanceCost(1), missing: MISSING_COST },
      compromise(hit) {
        const position = valueAt(hit, '_source', 'g');
        return {
          constraint: { kind: 'distance' },
          by:
            position === undefined
              ? null
              : distanceKm(positionOf(near), {
                  latitude: numberAt(position, 'lat'),
                  longitude: numberAt(position, 'lon'),
                }) - km,
        };
      },
    });
  }
  return weighed;
}

/** Adds up the costs of the missed constraints in their order, like domain/search/relax.ts. */
const COSTS = `
double sum = 0;
for (def c : params.weighed) {
  if (c.kind == 'score') { if (_score < 0.5) { sum += c.cost; } }
  else if (c.kind == 'terms') {
    boolean has = false;
    for (def text : c.hasText) { if (doc[c.texts].contains(text)) { has = true; break; } }
    if (!has) { for (def pair : c.hasPair) { if (doc[c.pairs].contains(pair)) { has = true; break; } } }
    if (has != (c.not == true)) { continue; }
    boolean near = false;
    if (c.sibling != null) {
      for (def text : c.sibling.hasText) { if (doc[c.sibling.texts].contains(text)) { near = true; break; } }
      if (!near) { for (def pair : c.sibling.hasPair) { if (doc[c.sibling.pairs].contains(pair)) { near = true; break; } } }
    }
    sum += near ? c.sibling.cost : c.cost;
  }
  else if (c.kind == 'within') {
    boolean has = doc[c.field].size() > 0 && (c.min == null || doc[c.field].value >= c.min) && (c.max == null || doc[c.field].value <= c.max);
    if (has == (c.not == true)) { sum += c.cost; }
  }
  else if (c.kind == 'range') {
    if (doc[c.field].size() == 0) { sum += c.missing; continue; }
    double value = doc[c.field].value;
    double off = 0; double bound = 0;
    if (c.min != null && value < c.min) { off = c.min - value; bound = c.min; }
    else if (c.max != null && value > c.max) { off = value - c.max; bound = c.max; }
    if (off > 0) { sum += c.by == 'unit' ? off * c.rate : (off / Math.max(Math.abs(bound), 1)) * c.rate; }
  }
  else if (c.kind == 'distance') {
    if (doc['g'].size() == 0) { sum += c.missing; continue; }
    double beyond = doc['g'].arcDistance(c.lat, c.lng) / 1000 - c.km;
    if (beyond > 0) { sum += beyond * c.byKm; }
  }
}
return sum;`;

async function nearestMatchesOn(
  index: OpenIndex,
  request: RelaxRequest,
  constraints: readonly Constraint[],
  step: KeyphraseStep | null,
): Promise<RelaxReply['nearestMatches']> {
  const weighed = weighedConstraints(index, request, constraints, step);
  const named = (query: Query, _name: string): Query => ({ bool: { filter: [query], _name } });
  const fields = projected(index.definition.fields, request.fields);
  const fewest = weighed.length - maxMissed(weighed.length);
  const matching = weighed.map((constraint, position) => named(constraint.matching, `kept ${position}`));
  const response = await index.search({
    // The script reads the score, which sorting alone does not compute.
    size: request.limit,
    track_total_hits: false,
    track_scores: true,
    _source: [...fields.map((name) => `d.${name}`), 'n', 'g'],
    query: {
      bool: {
        // The filter needs no score.
        filter: [
          ...baseQueries(index.definition, { filters: request.filters }),
          { bool: { filter: { match_all: {} }, should: matching, minimum_should_match: fewest } },
        ],
        must_not: [all(weighed.map((constraint) => constraint.matching))],
        should: [
          ...(step ? [{ constant_score: { filter: step.filter, boost: 1 } }] : []),
          ...weighed.flatMap(({ sibling, facet }) =>
            sibling && facet ? [{ constant_score: { filter: sibling, boost: 0, _name: siblingName(facet) } }] : [],
          ),
        ],
      },
    },
    sort: [
      {
        _script: {
          type: 'number',
          order: 'asc',
          script: { lang: 'painless', source: COSTS, params: { weighed: weighed.map(({ cost }) => cost) } },
        },
      },
      { id: 'asc' },
    ],
  });
  return listAt(response, 'hits', 'hits').map((hit) => {
    const names = namesOf(hit);
    return {
      documentJson: jsonOf(hit, fields),
      compromises: weighed.flatMap(({ compromise }, position) =>
        names.includes(`kept ${position}`) ? [] : [compromise(hit)],
      ),
    };
  });
}
