import { icons, type IconName } from './icons';

export interface IconProps {
  name: IconName;
  /** Edge in em of the text beside it. */
  size?: number;
  /** Turns a chevron or arrow, degrees. */
  turn?: 0 | 90 | 180 | 270;
}

/** Decoration beside words: hidden from screen readers, coloured by the text. */
export function Icon({ name, size = 1.25, turn = 0 }: IconProps) {
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
      style={turn ? { flex: 'none', rotate: `${turn}deg` } : { flex: 'none' }}
    >
      <path d={icons[name].join('')} />
    </svg>
  );
}
