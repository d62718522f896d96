import type { Department, DepartmentBrand } from './facility';

/** Their codes look like children of another make's, and are makes of their own (specification 2 section 2.8). */
const OWN: ReadonlySet<string> = new Set(['FI_TR', 'MH_TR']);

const parentOf = (code: string): string => (OWN.has(code) ? code : (code.split('_')[0] ?? code));

/**
 * The makes of a facility without duplicates: 'VW_TR' is part of 'VW', and is named only where 'VW' itself is missing.
 */
export function brandNames(departments: readonly Pick<Department, 'brands'>[]): string[] {
  const names = new Map<string, DepartmentBrand>();
  for (const brand of departments.flatMap(({ brands }) => brands)) {
    const code = parentOf(brand.brand_code);
    const known = names.get(code);
    if (!known || (known.brand_code !== code && brand.brand_code === code)) names.set(code, brand);
  }
  return [...new Set([...names.values()].map(({ name }) => name))];
}
