import { icons, type IconName } from './icons';

interface LineIconProps {
  /** Path data on a 24 px grid. */
  path: readonly string[];
  /** Size in em of the text next to it. */
  size?: number;
  /** Turns a chevron or arrow, degrees. */
  rotation?: 0 | 90 | 180 | 270;
}

export interface IconProps extends Omit<LineIconProps, 'path'> {
  name: IconName;
}

/** Decoration next to text: hidden from screen readers, in the text's colour. */
export const Icon = ({ name, ...rest }: IconProps) => <LineIcon path={icons[name]} {...rest} />;

/** An icon that belongs to one feature and is not part of every page's code. */
export function LineIcon({ path, size = 1.25, rotation = 0 }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={rotation ? { flex: 'none', rotate: `${rotation}deg` } : { flex: 'none' }}
    >
      <path d={path.join('')} />
    </svg>
  );
}
