import { icons, type IconName } from './icons';

interface LineIconProps {
  /** Path data on a 24 px grid. */
  path: readonly string[];
  /** Size in em of the text next to it; 1.25 unless given. */
  size?: number;
  /** Turns a chevron or arrow, degrees. */
  rotation?: 0 | 90 | 180 | 270;
}

export interface IconProps extends Omit<LineIconProps, 'path'> {
  name: IconName;
}

/** Decoration next to text: hidden from screen readers, in the text's colour. */
export const Icon = ({ name, ...rest }: IconProps) => <LineIcon path={icons[name]} {...rest} />;

/** An icon that belongs to one feature and is not part of every page's code. Its styles are the document's. */
export function LineIcon({ path, size, rotation }: LineIconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" style={styleOf(size, rotation)}>
      <path d={path.join('')} />
    </svg>
  );
}

/** Nothing for an upright icon of the usual size, as most are. */
const styleOf = (size?: number, rotation?: number): Record<string, string> | undefined =>
  size || rotation
    ? { ...(size && { '--icon': `${size}em` }), ...(rotation && { rotate: `${rotation}deg` }) }
    : undefined;
