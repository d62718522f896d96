import {
  distanceCost,
  EXCLUSION_COST,
  KEYPHRASE_COST,
  MISSING_COST,
  mostMissed,
  outside,
  rangeCost,
  SIBLING_COST,
  termCost,
  type Compromise,
  type RelaxRequest,
  type Wish,
} from '@/domain/search/relax';
import type { BaseFilter, FacetRequest, NumberRange } from '@/domain/search/search';
import { facetDemands, searchWithout, wishesOf } from '@/domain/search/constraints';
import type { RelaxReply } from '../search.service';
import { andNotInto, clearBit, hasBit, wordsFor, type Bits } from './bits';
import type { Engine } from './engine';
import { Hits } from './hits';
import { pageByKey } from './page';
import { baseOf, countIn, phraseOf, rangeColumn, selectBase, selectValues, UnknownNameError } from './search';

/** What a document must be, what it costs when it isn't, and what is said about that then. */
interface Constraint {
  kept: Bits;
  cost: (slot: number) => number;
  compromise: (slot: number) => Compromise;
}

function selected(engine: Engine, name: string, values: readonly string[]): Bits {
  const bits = engine.scratch.empty();
  const column = engine.columns.facets.get(name);
  if (!column) throw new UnknownNameError(`There is no facet named ${name}.`);
  selectValues(engine, column, values, bits);
  return bits;
}

function rangeConstraint(engine: Engine, name: string, range: NumberRange, wish: Wish): Constraint {
  const kept = engine.scratch.empty();
  selectBase(engine, { name, ...range }, kept);
  const { values } = rangeColumn(engine, name);
  return {
    kept,
    cost: (slot) => (Number.isNaN(values[slot]!) ? MISSING_COST : rangeCost(name, values[slot]!, range)),
    compromise: (slot) => ({ wish, by: Number.isNaN(values[slot]!) ? null : outside(values[slot]!, range) }),
  };
}

function facetConstraints(engine: Engine, facet: FacetRequest, wishes: readonly Wish[]): Constraint[] {
  const each = engine.columns.facets.get(facet.name)?.field.many === 'all';
  return facetDemands(facet, wishes, each).map((demand) => {
    if (demand.kind === 'range') return rangeConstraint(engine, facet.name, demand.range, demand.wish);
    const { values, wish, parents, children } = demand;
    const cost = termCost(facet.name);
    const siblings = parents.length > 0 ? selected(engine, facet.name, parents) : null;
    const isSibling = (slot: number): boolean => siblings !== null && hasBit(siblings, slot);
    return {
      kept: selected(engine, facet.name, values),
      cost: (slot) => (isSibling(slot) ? SIBLING_COST : cost),
      compromise: (slot) => ({ wish: isSibling(slot) ? children : wish, by: null }),
    };
  });
}

function wishConstraint(engine: Engine, filter: BaseFilter, wish: Wish): Constraint {
  if (!filter.not && !filter.values) return rangeConstraint(engine, filter.name, filter, wish);
  const bits = engine.scratch.empty();
  selectBase(engine, filter, bits);
  const compromise = () => ({ wish, by: null });
  if (!filter.not) return { kept: bits, cost: () => termCost(filter.name), compromise };
  const kept = engine.scratch.copy(engine.live);
  andNotInto(kept, bits);
  return { kept, cost: () => EXCLUSION_COST, compromise };
}

function constraintsOf(engine: Engine, request: RelaxRequest, wishes: readonly Wish[], base: Bits): Constraint[] {
  const constraints: Constraint[] = [];
  const phrase = phraseOf(engine, request.keyphrase);
  const keyphrase = wishes.find((wish) => wish.kind === 'keyphrase');
  if (phrase && keyphrase)
    constraints.push({
      kept: phrase.search(base).bits,
      cost: () => KEYPHRASE_COST,
      compromise: () => ({ wish: keyphrase, by: null }),
    });
  for (const facet of request.facets) constraints.push(...facetConstraints(engine, facet, wishes));
  for (const [at, filter] of request.wishes.entries())
    constraints.push(wishConstraint(engine, filter, { kind: 'wish', at }));
  const { near } = request;
  const { geo } = engine.columns;
  if (near?.km !== undefined && geo) {
    const { km } = near;
    const distance = geo.distances(near);
    const kept = engine.scratch.empty();
    geo.selectWithin(near, km, engine.slots, kept);
    const beyond = (slot: number): number | null => (Number.isFinite(distance(slot)) ? distance(slot) - km : null);
    constraints.push({
      kept,
      cost: (slot) => {
        const by = beyond(slot);
        return by === null ? MISSING_COST : distanceCost(by);
      },
      compromise: (slot) => ({ wish: { kind: 'distance' }, by: beyond(slot) }),
    });
  }
  return constraints;
}

function nearestIn(engine: Engine, request: RelaxRequest, wishes: readonly Wish[]): RelaxReply['nearest'] {
  if (request.limit === 0 || wishes.length === 0) return [];
  engine.scratch.reset(wordsFor(engine.slots));
  const base = baseOf(engine, { filters: request.filters });
  const constraints = constraintsOf(engine, request, wishes, base);
  const costs = new Float64Array(engine.slots);
  const missed = new Uint8Array(engine.slots);
  const among = new Hits(base, engine.scratch.list(0));
  const list = among.list();
  for (const { kept, cost } of constraints) {
    for (let at = 0; at < among.count; at++) {
      const slot = list[at]!;
      if (hasBit(kept, slot)) continue;
      costs[slot]! += cost(slot);
      missed[slot]!++;
    }
  }
  const most = mostMissed(constraints.length);
  const misses = engine.scratch.copy(base);
  for (let at = 0; at < among.count; at++) {
    const slot = list[at]!;
    if (missed[slot] === 0 || missed[slot]! > most) clearBit(misses, slot);
  }
  const slots = pageByKey(
    (slot) => costs[slot]!,
    new Hits(misses, engine.scratch.list(1)),
    { offset: 0, limit: request.limit },
    engine.ids,
  );
  const projection = engine.documents.projection(request.fields);
  return slots.map((slot) => ({
    documentJson: engine.documents.json(slot, projection),
    compromises: constraints.filter(({ kept }) => !hasBit(kept, slot)).map(({ compromise }) => compromise(slot)),
  }));
}

/** What a search finds without each of its wishes, and the documents that come nearest to all of them. */
export function relaxIn(engine: Engine, request: RelaxRequest): RelaxReply {
  const wishes = wishesOf(request);
  return {
    total_items: countIn(engine, searchWithout(request, null)),
    relaxed: wishes.map((without) => ({ without, total_items: countIn(engine, searchWithout(request, without)) })),
    nearest: nearestIn(engine, request, wishes),
  };
}
