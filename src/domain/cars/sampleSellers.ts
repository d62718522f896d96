import type { Facility } from '../dealers/facility';

/** Where to ask about a sample car, which no seller of its own has. */
export interface SampleSeller {
  name: string;
  phone: string;
}

/** The departments of new cars that carry the make (decision 10), in the order of their facilities. */
export const sampleSellers = (
  facilities: readonly Pick<Facility, 'site_departments'>[],
  make: string,
): SampleSeller[] =>
  facilities.flatMap(({ site_departments: departments }) =>
    departments
      .filter(
        ({ group, brands, phone }) => group === 'New cars' && phone !== '' && brands.some(({ name }) => name === make),
      )
      .slice(0, 1)
      .map(({ official_name: name, phone }) => ({ name, phone })),
  );
