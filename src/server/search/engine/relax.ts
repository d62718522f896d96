import {
  distanceCost,
  EXCLUSION_COST,
  KEYPHRASE_COST,
  MISSING_COST,
  maxMissed,
  outside,
  rangeCost,
  SIBLING_COST,
  termCost,
  type Compromise,
  type RelaxRequest,
  type Constraint,
} from '@/domain/search/relax';
import type { BaseFilter, FacetRequest, NumberRange } from '@/domain/search/search';
import { facetDemands, relaxedSearch, constraintsOf } from '@/domain/search/constraints';
import type { RelaxReply } from '../search.service';
import { andNotInto, clearBit, hasBit, wordCountFor, type Bits } from './bits';
import type { Engine } from './engine';
import { Hits } from './hits';
import { pageByKey } from './page';
import { baseOf, countIn, keyphraseOf, rangeColumn, selectBase, selectValues, UnknownNameError } from './search';

/** A constraint on documents, the cost of missing it, and the compromise reported for it. */
interface WeighedConstraint {
  matching: Bits;
  cost: (slot: number) => number;
  compromise: (slot: number) => Compromise;
}

function selected(engine: Engine, name: string, values: readonly string[]): Bits {
  const bits = engine.buffers.empty();
  const column = engine.columns.facets.get(name);
  if (!column) throw new UnknownNameError(`There is no facet named ${name}.`);
  selectValues(engine, column, values, bits);
  return bits;
}

function rangeConstraint(engine: Engine, name: string, range: NumberRange, constraint: Constraint): WeighedConstraint {
  const matching = engine.buffers.empty();
  selectBase(engine, { name, ...range }, matching);
  const { values } = rangeColumn(engine, name);
  return {
    matching,
    cost: (slot) => (Number.isNaN(values[slot]!) ? MISSING_COST : rangeCost(name, values[slot]!, range)),
    compromise: (slot) => ({ constraint, by: Number.isNaN(values[slot]!) ? null : outside(values[slot]!, range) }),
  };
}

function facetConstraints(engine: Engine, facet: FacetRequest, weighed: readonly Constraint[]): WeighedConstraint[] {
  const each = engine.columns.facets.get(facet.name)?.field.many === 'all';
  return facetDemands(facet, weighed, each).map((demand) => {
    if (demand.kind === 'range') return rangeConstraint(engine, facet.name, demand.range, demand.constraint);
    const { values, constraint, parents, children } = demand;
    const cost = termCost(facet.name);
    const siblings = parents.length > 0 ? selected(engine, facet.name, parents) : null;
    const isSibling = (slot: number): boolean => siblings !== null && hasBit(siblings, slot);
    return {
      matching: selected(engine, facet.name, values),
      cost: (slot) => (isSibling(slot) ? SIBLING_COST : cost),
      compromise: (slot) => ({ constraint: isSibling(slot) ? children : constraint, by: null }),
    };
  });
}

function filterConstraint(engine: Engine, filter: BaseFilter, constraint: Constraint): WeighedConstraint {
  if (!filter.not && !filter.values) return rangeConstraint(engine, filter.name, filter, constraint);
  const bits = engine.buffers.empty();
  selectBase(engine, filter, bits);
  const compromise = () => ({ constraint: constraint, by: null });
  if (!filter.not) return { matching: bits, cost: () => termCost(filter.name), compromise };
  const matching = engine.buffers.copy(engine.live);
  andNotInto(matching, bits);
  return { matching, cost: () => EXCLUSION_COST, compromise };
}

function weighedConstraints(
  engine: Engine,
  request: RelaxRequest,
  constraints: readonly Constraint[],
  base: Bits,
): WeighedConstraint[] {
  const weighed: WeighedConstraint[] = [];
  const matcher = keyphraseOf(engine, request);
  const keyphrase = constraints.find((constraint) => constraint.kind === 'keyphrase');
  if (matcher && keyphrase)
    weighed.push({
      matching: matcher.search(base).bits,
      cost: () => KEYPHRASE_COST,
      compromise: () => ({ constraint: keyphrase, by: null }),
    });
  for (const facet of request.facets) weighed.push(...facetConstraints(engine, facet, constraints));
  for (const [index, filter] of request.extraFilters.entries())
    weighed.push(filterConstraint(engine, filter, { kind: 'extraFilter', index }));
  const { near } = request;
  const { geo } = engine.columns;
  if (near?.km !== undefined && geo) {
    const { km } = near;
    const distance = geo.distances(near);
    const matching = engine.buffers.empty();
    geo.selectWithin(near, km, engine.slots, matching);
    const beyond = (slot: number): number | null => (Number.isFinite(distance(slot)) ? distance(slot) - km : null);
    weighed.push({
      matching,
      cost: (slot) => {
        const by = beyond(slot);
        return by === null ? MISSING_COST : distanceCost(by);
      },
      compromise: (slot) => ({ constraint: { kind: 'distance' }, by: beyond(slot) }),
    });
  }
  return weighed;
}

function nearestMatchesIn(
  engine: Engine,
  request: RelaxRequest,
  constraints: readonly Constraint[],
): RelaxReply['nearestMatches'] {
  if (request.limit === 0 || constraints.length === 0) return [];
  engine.buffers.reset(wordCountFor(engine.slots));
  const base = baseOf(engine, { filters: request.filters });
  const weighed = weighedConstraints(engine, request, constraints, base);
  const costs = new Float64Array(engine.slots);
  const missed = new Uint8Array(engine.slots);
  const among = new Hits(base, engine.buffers.list(0));
  const list = among.list();
  for (const { matching, cost } of weighed) {
    for (let index = 0; index < among.count; index++) {
      const slot = list[index]!;
      if (hasBit(matching, slot)) continue;
      costs[slot]! += cost(slot);
      missed[slot]!++;
    }
  }
  const most = maxMissed(weighed.length);
  const misses = engine.buffers.copy(base);
  for (let index = 0; index < among.count; index++) {
    const slot = list[index]!;
    if (missed[slot] === 0 || missed[slot]! > most) clearBit(misses, slot);
  }
  const slots = pageByKey(
    (slot) => costs[slot]!,
    new Hits(misses, engine.buffers.list(1)),
    { offset: 0, limit: request.limit },
    engine.ids,
  );
  const projection = engine.documents.projection(request.fields);
  return slots.map((slot) => ({
    documentJson: engine.documents.json(slot, projection),
    compromises: weighed.filter(({ matching }) => !hasBit(matching, slot)).map(({ compromise }) => compromise(slot)),
  }));
}

/** The number of results without each constraint, and the documents that miss the fewest. */
export function relaxIn(engine: Engine, request: RelaxRequest): RelaxReply {
  const weighed = constraintsOf(request);
  return {
    total_items: countIn(engine, relaxedSearch(request, null)),
    relaxations: weighed.map((constraint) => ({
      constraint,
      total_items: countIn(engine, relaxedSearch(request, constraint)),
    })),
    nearestMatches: nearestMatchesIn(engine, request, weighed),
  };
}
