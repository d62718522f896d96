import { cleanKeyphrase } from '../search/carList';

/** Parameters of the list of facilities in the address. */
export interface FacilityQuery {
  keyphrase: string;
  /** '' for all makes. */
  brand: string;
  /** 1..20: so many pages are shown, one below the other. */
  pages: number;
}

/** Facilities of one page (specification 2 section 2.7). */
export const FACILITY_PAGE = 48;
/** Maximum number of pages in an address. */
export const MAX_PAGES = 20;
const LONGEST_BRAND = 60;

/** Reads an address query; invalid values are ignored. */
export function decodeFacilityQuery(search: string): FacilityQuery {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page') ?? '';
  return {
    keyphrase: cleanKeyphrase(parameters.get('keyphrase') ?? ''),
    brand: cleanKeyphrase(parameters.get('site_brands') ?? '').slice(0, LONGEST_BRAND),
    pages: /^\d{1,3}$/.test(page) ? Math.min(MAX_PAGES, Math.max(1, Number(page))) : 1,
  };
}

/** Without the question mark; defaults are left out. */
export function encodeFacilityQuery({ keyphrase, brand, pages }: FacilityQuery): string {
  return new URLSearchParams([
    ...(keyphrase ? [['keyphrase', keyphrase]] : []),
    ...(brand ? [['site_brands', brand]] : []),
    ...(pages > 1 ? [['page', String(pages)]] : []),
  ]).toString();
}
