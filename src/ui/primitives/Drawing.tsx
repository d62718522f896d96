export interface DrawingProps {
  src: string;
  /** Pixels. */
  size?: number;
}

/** A line drawing next to its title: hidden from screen readers. Its lines are a file, so no page's code has them. */
export const Drawing = ({ src, size = 48 }: DrawingProps) => (
  <svg className="drawing" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${src}#drawing`} />
  </svg>
);
