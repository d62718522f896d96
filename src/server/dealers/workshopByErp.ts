import type { Department, Facility } from '@/domain/dealers/facility';

/** A facility's workshop by its number in the group's business system; null for a number that no workshop has. */
export function workshopByErp(
  facilities: readonly Facility[],
  erpId: string,
): { facility: Facility; workshop: Department } | null {
  for (const facility of facilities) {
    const workshop = facility.site_departments.find(
      ({ group, brands }) => group === 'Workshop' && brands.some((brand) => brand.erp_id === erpId),
    );
    if (workshop) return { facility, workshop };
  }
  return null;
}
