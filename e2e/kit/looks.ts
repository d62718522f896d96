/** How a page is looked at: on a phone and on a desk, by day and by night. */
export const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** The same for a page whose like is looked at in all four: both widths and both schemes, in turns from page to page. */
export const alternateSchemes = (index: number) => (index % 2 === 0 ? [looks[0], looks[3]] : [looks[1], looks[2]]);
