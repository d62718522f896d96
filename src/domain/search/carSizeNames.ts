/**
 * How large a car is among those of its body: 'small' of an SUV is another length than of a van. 'city': a small car;
 * 'nearCity': the next larger hatchbacks, saloons and estates, as who asks for a small car wants no SUV.
 */
export const carSizes = [
  'city',
  'nearCity',
  'small',
  'compact',
  'medium',
  'large',
  'smallVan',
  'mediumVan',
  'largeVan',
] as const;
export type CarSize = (typeof carSizes)[number];
