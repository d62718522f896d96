/** Of a list's address: all filters with all their values. The form of a page without script sends it. */
export const ALL_FILTERS = { name: 'filters', value: 'all' } as const;
