import type { RelaxRequest, Wish } from './relax';
import { CHILD_SEPARATOR, type FacetRequest, type NumberRange, type SearchRequest } from './search';

/** Values of this field are AND-ed: each is a wish of its own. */
const EACH = 'car_equipment';

const textsOf = (facet: FacetRequest): string[] => [
  ...new Set(facet.filters.filter((filter) => typeof filter === 'string')),
];
const isBounded = (range: NumberRange): boolean => range.min !== undefined || range.max !== undefined;

function facetWishes(facet: FacetRequest): Wish[] {
  const values = textsOf(facet);
  if (values.length === 0)
    return facet.filters.some((filter) => typeof filter === 'object' && isBounded(filter))
      ? [{ kind: 'range', name: facet.name }]
      : [];
  if (facet.name === EACH) return values.map((value) => ({ kind: 'terms', name: facet.name, values: [value] }));
  const children = values.filter((value) =>
    values.some((other) => other !== value && value.startsWith(`${other}${CHILD_SEPARATOR}`)),
  );
  const whole: Wish = { kind: 'terms', name: facet.name, values };
  // 'Any Volvo' is less to let go of than 'any brand'.
  return children.length > 0 ? [{ kind: 'terms', name: facet.name, values: children }, whole] : [whole];
}

/** Everything that a visitor asks for and may let go of, in the order of the question. */
export function wishesOf({
  keyphrase,
  facets,
  wishes,
  near,
}: Pick<RelaxRequest, 'keyphrase' | 'facets' | 'wishes' | 'near'>): Wish[] {
  return [
    ...(/[\p{L}\p{N}]/u.test(keyphrase) ? [{ kind: 'keyphrase' } as const] : []),
    ...facets.flatMap(facetWishes),
    ...wishes.map((_, at) => ({ kind: 'wish', at }) as const),
    ...(near?.km === undefined ? [] : [{ kind: 'distance' } as const]),
  ];
}

/** What a facet asks of a document, weighed as one. */
export type FacetDemand =
  | { kind: 'range'; range: NumberRange; wish: Wish }
  /** `parents`: those of which only children are asked for; a document that has one of them misses `children` alone. */
  | { kind: 'terms'; values: string[]; wish: Wish; parents: string[]; children: Wish };

/** What is asked by a facet whose wishes are among these. `each`: its values are AND-ed, and each is a demand of its own. */
export function facetDemands(facet: FacetRequest, wishes: readonly Wish[], each: boolean): FacetDemand[] {
  const own = wishes.filter((wish) => (wish.kind === 'terms' || wish.kind === 'range') && wish.name === facet.name);
  const whole = own.at(-1);
  if (!whole) return [];
  if (whole.kind === 'range')
    return facet.filters
      .slice(0, 1)
      .flatMap((range) => (typeof range === 'object' ? [{ kind: 'range', range, wish: whole }] : []));
  if (each)
    return own.flatMap((wish) =>
      wish.kind === 'terms' ? [{ kind: 'terms', values: wish.values, wish, parents: [], children: wish }] : [],
    );
  const values = textsOf(facet);
  return [
    {
      kind: 'terms',
      values,
      wish: whole,
      parents: values.filter((value) => values.some((other) => other.startsWith(`${value}${CHILD_SEPARATOR}`))),
      children: own[0] ?? whole,
    },
  ];
}

/** The search that a relaxed one means: counts alone. `without`: what it lets go of. */
export function searchWithout(
  { index, keyphrase, facets, filters, wishes, near }: RelaxRequest,
  without: Wish | null,
): SearchRequest {
  const dropped = (facet: FacetRequest): FacetRequest => {
    if (without?.kind === 'range' && without.name === facet.name) return { ...facet, filters: [] };
    if (without?.kind !== 'terms' || without.name !== facet.name) return facet;
    return { ...facet, filters: textsOf(facet).filter((value) => !without.values.includes(value)) };
  };
  return {
    index,
    fields: [],
    limit: 0,
    offset: 0,
    sort_name: 'relevance',
    keyphrase: without?.kind === 'keyphrase' ? '' : keyphrase,
    facets: facets.map(dropped),
    filters: [...filters, ...wishes.filter((_, at) => without?.kind !== 'wish' || without.at !== at)],
    ...(near ? { near: without?.kind === 'distance' ? { lat: near.lat, lng: near.lng } : near } : {}),
  };
}
