import type { Facet, SearchRequest } from '@/domain/search/search';
import { bucketsOf, edgesFor, TAIL, type Edges } from '../engine/histogram';
import type { OpenIndex } from './openIndex';
import { all, type Query } from './queries';
import { listAt, numberAt, UnusableResponse } from './server';

/** Statistics of a number within the base filters, independent of the selected facets. */
export const spanOf = (name: string): Query => ({ stats: { field: `n.${name}` } });

export interface Span {
  least: number;
  greatest: number;
}

/** Null: no document has the number. */
export function spanAt(response: unknown, ...path: readonly string[]): Span | null {
  return numberAt(response, ...path, 'count') === 0
    ? null
    : { least: numberAt(response, ...path, 'min'), greatest: numberAt(response, ...path, 'max') };
}

const keyOf = ({ filters, near }: SearchRequest, name: string): string =>
  JSON.stringify([name, filters, near?.km === undefined ? null : near]);

export function forgetEdges(index: OpenIndex, request: SearchRequest, name: string): void {
  index.edges.delete(keyOf(request, name));
}

/** The bucket bounds of the numbers: cached, or all fetched in one request. */
export async function edgesOf(
  index: OpenIndex,
  request: SearchRequest,
  names: readonly string[],
  base: readonly Query[],
): Promise<Map<string, Edges | null>> {
  const known = new Map<string, Edges | null>();
  for (const name of names) {
    const remembered = index.edges.get(keyOf(request, name));
    if (remembered) known.set(name, remembered.edges);
  }
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const response = await index.search({
      size: 0,
      track_total_hits: false,
      query: all(base),
      aggs: Object.fromEntries(
        unknown.flatMap((name) => [
          [`span ${name}`, spanOf(name)],
          [
            `ends ${name}`,
            { percentiles: { field: `n.${name}`, percents: [TAIL * 100, 100 - TAIL * 100], keyed: false } },
          ],
        ]),
      ),
    });
    for (const name of unknown) {
      const span = spanAt(response, 'aggregations', `span ${name}`);
      const [low, high] = span
        ? listAt(response, 'aggregations', `ends ${name}`, 'values').map((end) => numberAt(end, 'value'))
        : [];
      const edges = span ? edgesFor({ ...span, low: low ?? span.least, high: high ?? span.greatest }) : null;
      index.edges.set(keyOf(request, name), { edges });
      known.set(name, edges);
    }
  }
  return known;
}

/** Whether cached bounds still lie within the current values. */
export function fits(edges: Edges | null, span: Span | null): boolean {
  if (!edges || !span) return edges === null && span === null;
  return edges.cuts === 0
    ? span.least === edges.least && span.greatest === edges.greatest
    : edges.first > span.least && edges.first + (edges.cuts - 1) * edges.step <= span.greatest;
}

/** The first and the last bucket have no outer bound: their ends are the current least and greatest value. */
export function countBuckets(name: string, { first, step, cuts }: Edges): Query {
  const cut = (position: number): number => first + position * step;
  const ranges = Array.from({ length: cuts + 1 }, (_, position) => ({
    from: position === 0 ? -Number.MAX_VALUE : cut(position - 1),
    ...(position === cuts ? {} : { to: cut(position) }),
  }));
  return { range: { field: `n.${name}`, ranges } };
}

export function histogramFacet(name: string, edges: Edges | null, span: Span | null, response: unknown): Facet {
  if (!edges || !span) return { name, type: 'histogram', buckets: [] };
  const counts = listAt(response, 'buckets').map((bucket) => numberAt(bucket, 'doc_count'));
  if (counts.length !== edges.cuts + 1)
    throw new UnusableResponse(`The search server counted other buckets of ${name} than were requested.`);
  return { name, type: 'histogram', buckets: bucketsOf({ ...edges, ...span }, counts) };
}
