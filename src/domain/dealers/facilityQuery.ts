import { LONGEST_PLACE } from '../places/place';
import { cleanKeyphrase } from '../search/carList';

/** What the content may let visitors filter the list by; the names are those of the address and of the index. */
const facilityFacets = ['site_services', 'site_brands', 'site_region'] as const;
export type FacilityFacet = (typeof facilityFacets)[number];
/** Where the content names none. */
export const DEFAULT_FACETS: readonly FacilityFacet[] = ['site_services', 'site_brands'];

/** Parameters of the list of facilities in the address. */
export interface FacilityQuery {
  keyphrase: string;
  /** One value for each facet that is chosen. */
  filters: Partial<Record<FacilityFacet, string>>;
  /** The place to measure from, as the visitor wrote it; '' for none. */
  near: string;
  /** By the place's distance, or by name; without a place it is by name. */
  order: 'distance' | 'name';
  /** The map, where it is not next to the list anyway. */
  view: 'list' | 'map';
  /** Only those that are open now. */
  open: boolean;
  /** 1..20: so many pages are shown, one below the other. */
  pages: number;
}

export const allFacilities: FacilityQuery = {
  keyphrase: '',
  filters: {},
  near: '',
  order: 'distance',
  view: 'list',
  open: false,
  pages: 1,
};

/** Facilities of one page (specification 2 section 2.7). */
export const FACILITY_PAGE = 48;
/** Maximum number of pages in an address. */
export const MAX_PAGES = 20;
const LONGEST_VALUE = 60;

const isFacet = (name: string): name is FacilityFacet => facilityFacets.some((facet) => facet === name);

/** 'site_services site_region' as content names them; unknown names are left out. */
export function facetsOf(text: string): readonly FacilityFacet[] {
  const names = [...new Set(text.split(/[\s,]+/).filter(isFacet))];
  return names.length > 0 ? names : DEFAULT_FACETS;
}

/** Reads an address query; invalid values are ignored. */
export function decodeFacilityQuery(search: string): FacilityQuery {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page') ?? '';
  const text = (name: string, longest: number): string => cleanKeyphrase(parameters.get(name) ?? '').slice(0, longest);
  return {
    keyphrase: cleanKeyphrase(parameters.get('keyphrase') ?? ''),
    filters: Object.fromEntries(
      facilityFacets.map((name) => [name, text(name, LONGEST_VALUE)] as const).filter(([, value]) => value !== ''),
    ),
    near: text('near', LONGEST_PLACE),
    order: parameters.get('order') === 'name' ? 'name' : 'distance',
    view: parameters.get('view') === 'map' ? 'map' : 'list',
    open: parameters.get('open') === 'now',
    pages: /^\d{1,3}$/.test(page) ? Math.min(MAX_PAGES, Math.max(1, Number(page))) : 1,
  };
}

/** Without the question mark; defaults are left out. */
export function encodeFacilityQuery({ keyphrase, filters, near, order, view, open, pages }: FacilityQuery): string {
  const entries: readonly (readonly [name: string, value: string])[] = [
    ['keyphrase', keyphrase],
    ...facilityFacets.map((name) => [name, filters[name] ?? ''] as const),
    ['near', near],
    ['order', near !== '' && order === 'name' ? order : ''],
    ['view', view === 'map' ? view : ''],
    ['open', open ? 'now' : ''],
    ['page', pages > 1 ? String(pages) : ''],
  ];
  return new URLSearchParams(
    entries.filter(([, value]) => value !== '').map(([name, value]) => [name, value]),
  ).toString();
}

/** Whether the visitor narrowed the list. */
export const isNarrowed = ({ keyphrase, filters, open }: FacilityQuery): boolean =>
  keyphrase !== '' || open || Object.keys(filters).length > 0;

/** The address of a list with another query. */
export function facilityListAddress(path: string, query: FacilityQuery): string {
  const search = encodeFacilityQuery(query);
  return search === '' ? path : `${path}?${search}`;
}
