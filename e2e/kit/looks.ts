/** The looks of a page: phone and desktop, light and dark. */
export const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
] as const;

/**
 * Two looks for a page of a kind that is tested in all four: both widths and both schemes, alternating from page to
 * page.
 */
export const alternateSchemes = (index: number) => (index % 2 === 0 ? [looks[0], looks[3]] : [looks[1], looks[2]]);
