import type { Department, Facility } from '../dealers/facility';

/** The contact for a sample car, which has no seller of its own. */
export interface SampleSeller {
  name: string;
  phone: string;
  email: string;
}

/** The departments of new cars that carry the make (decision 10), one of each facility, in their order. */
export const departmentsForMake = (
  facilities: readonly Pick<Facility, 'site_departments'>[],
  make: string,
): Department[] =>
  facilities.flatMap(({ site_departments: departments }) =>
    departments
      .filter(
        ({ group, brands, phone }) => group === 'New cars' && phone !== '' && brands.some(({ name }) => name === make),
      )
      .slice(0, 1),
  );

export const sampleSellers = (
  facilities: readonly Pick<Facility, 'site_departments'>[],
  make: string,
): SampleSeller[] =>
  departmentsForMake(facilities, make).map(({ official_name: name, phone, email }) => ({ name, phone, email }));
