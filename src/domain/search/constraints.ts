import type { RelaxRequest, Constraint } from './relax';
import { CHILD_SEPARATOR, type FacetRequest, type NumberRange, type SearchRequest } from './search';

/** The values of this facet are AND-ed: each is a constraint of its own. */
const CONJUNCTIVE_FACET = 'car_equipment';

const textsOf = (facet: FacetRequest): string[] => [
  ...new Set(facet.filters.filter((filter) => typeof filter === 'string')),
];
const isBounded = (range: NumberRange): boolean => range.min !== undefined || range.max !== undefined;

function facetConstraints(facet: FacetRequest): Constraint[] {
  const values = textsOf(facet);
  if (values.length === 0)
    return facet.filters.some((filter) => typeof filter === 'object' && isBounded(filter))
      ? [{ kind: 'range', name: facet.name }]
      : [];
  if (facet.name === CONJUNCTIVE_FACET)
    return values.map((value) => ({ kind: 'terms', name: facet.name, values: [value] }));
  const children = values.filter((value) =>
    values.some((other) => other !== value && value.startsWith(`${other}${CHILD_SEPARATOR}`)),
  );
  const all: Constraint = { kind: 'terms', name: facet.name, values };
  // Relaxing to 'any Volvo' changes less than relaxing to 'any brand'.
  return children.length > 0 ? [{ kind: 'terms', name: facet.name, values: children }, all] : [all];
}

/** Every constraint of the request that can be relaxed, in its order. */
export function constraintsOf({
  keyphrase,
  facets,
  extraFilters,
  near,
}: Pick<RelaxRequest, 'keyphrase' | 'facets' | 'extraFilters' | 'near'>): Constraint[] {
  return [
    ...(/[\p{L}\p{N}]/u.test(keyphrase) ? [{ kind: 'keyphrase' } as const] : []),
    ...facets.flatMap(facetConstraints),
    ...extraFilters.map((_, index) => ({ kind: 'extraFilter', index }) as const),
    ...(near?.km === undefined ? [] : [{ kind: 'distance' } as const]),
  ];
}

/** A requirement of a facet, weighed as one. */
export type FacetDemand =
  | { kind: 'range'; range: NumberRange; constraint: Constraint }
  /**
   * `parents`: parents of which only children are requested; a document that has such a parent misses `children` alone.
   */
  | { kind: 'terms'; values: string[]; constraint: Constraint; parents: string[]; children: Constraint };

/** The demands of a facet whose constraints are among these. `each`: its values are AND-ed, one demand per value. */
export function facetDemands(facet: FacetRequest, constraints: readonly Constraint[], each: boolean): FacetDemand[] {
  const own = constraints.filter(
    (constraint) => (constraint.kind === 'terms' || constraint.kind === 'range') && constraint.name === facet.name,
  );
  const all = own.at(-1);
  if (!all) return [];
  if (all.kind === 'range')
    return facet.filters
      .slice(0, 1)
      .flatMap((range) => (typeof range === 'object' ? [{ kind: 'range', range, constraint: all }] : []));
  if (each)
    return own.flatMap((constraint) =>
      constraint.kind === 'terms'
        ? [{ kind: 'terms', values: constraint.values, constraint, parents: [], children: constraint }]
        : [],
    );
  const values = textsOf(facet);
  return [
    {
      kind: 'terms',
      values,
      constraint: all,
      parents: values.filter((value) => values.some((other) => other.startsWith(`${value}${CHILD_SEPARATOR}`))),
      children: own[0] ?? all,
    },
  ];
}

/** The count-only search of the request without one of its constraints. */
export function relaxedSearch(
  { index, keyphrase, exact_spelling, facets, filters, extraFilters, near }: RelaxRequest,
  relaxedConstraint: Constraint | null,
): SearchRequest {
  const dropped = (facet: FacetRequest): FacetRequest => {
    if (relaxedConstraint?.kind === 'range' && relaxedConstraint.name === facet.name) return { ...facet, filters: [] };
    if (relaxedConstraint?.kind !== 'terms' || relaxedConstraint.name !== facet.name) return facet;
    return { ...facet, filters: textsOf(facet).filter((value) => !relaxedConstraint.values.includes(value)) };
  };
  return {
    index,
    fields: [],
    limit: 0,
    offset: 0,
    sort_name: 'relevance',
    keyphrase: relaxedConstraint?.kind === 'keyphrase' ? '' : keyphrase,
    ...(exact_spelling && { exact_spelling }),
    facets: facets.map(dropped),
    filters: [
      ...filters,
      ...extraFilters.filter(
        (_, position) => relaxedConstraint?.kind !== 'extraFilter' || relaxedConstraint.index !== position,
      ),
    ],
    ...(near ? { near: relaxedConstraint?.kind === 'distance' ? { lat: near.lat, lng: near.lng } : near } : {}),
  };
}
