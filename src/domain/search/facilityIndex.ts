/** The index of the facilities that sell the cars of an index (decision 3a). */
export const facilityIndexOf = (carIndex: string): string => carIndex.replace(/^cars-/, 'sites-');
