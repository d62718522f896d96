/** Where the line drawings are: `public/icons/drawings`, one weight on a grid of 48. */
const FOLDER = '/icons/drawings/';

/** A line drawing is in the colour of the text around it, of any size, and decorative; other pictures are not. */
export const isDrawing = (src: string): boolean => src.startsWith(FOLDER) && src.endsWith('.svg');

export const drawingAddress = (name: string): string => `${FOLDER}${name}.svg`;
