/** Where the line drawings are: `public/icons/drawings`, one weight on a grid of 48. */
const FOLDER = '/icons/drawings/';

/** A line drawing is in the colour of the text around it; other pictures are not. */
export const isDrawing = (src: string): boolean => src.startsWith(FOLDER) && src.endsWith('.svg');

export const drawingAddress = (name: string): string => `${FOLDER}${name}.svg`;

export interface DrawingProps {
  src: string;
  /** Pixels. */
  size?: number;
}

/** A line drawing next to its title: hidden from screen readers. Its lines are a file, so no page's code has them. */
export const Drawing = ({ src, size = 48 }: DrawingProps) => (
  <svg className="drawing" width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${src}#drawing`} />
  </svg>
);
