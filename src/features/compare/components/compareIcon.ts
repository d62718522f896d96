/** Two cars against each other: arrows both ways. */
export const COMPARE_ICON = ['M4 8h15', 'M15.5 4.5L19 8l-3.5 3.5', 'M20 16H5', 'M8.5 12.5L5 16l3.5 3.5'];
