/** How large a car is among those of its body: 'small' of an SUV is another length than of a van. 'city': a small car. */
export const carSizes = ['city', 'small', 'compact', 'medium', 'large', 'smallVan', 'mediumVan', 'largeVan'] as const;
export type CarSize = (typeof carSizes)[number];
