import { icons, type IconName } from './icons';

export interface IconProps {
  name: IconName;
  /** Size in em of the text next to it. */
  size?: number;
  /** Turns a chevron or arrow, degrees. */
  rotation?: 0 | 90 | 180 | 270;
}

/** Decoration next to text: hidden from screen readers, in the text's colour. */
export function Icon({ name, size = 1.25, rotation = 0 }: IconProps) {
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
      <path d={icons[name].join('')} />
    </svg>
  );
}
