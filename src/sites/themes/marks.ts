import type { ThemeName } from '../site.types';

/** A brand's mark on its background, on a square of 32 units: icons of pages and the picture of a shared page. */
interface Mark {
  /** Corner radius of the background; 16 is a circle. */
  radius: number;
  path: string;
  background: 'accent' | 'background';
  ink: 'onAccent' | 'accent';
}

const onAccent = { background: 'accent', ink: 'onAccent' } as const;
const N = 'M9 23V9h3.6l7 8.6V9H23v14h-3.4l-7.2-8.9V23z';
const SMALL_N = 'M9 19.5v-12h3.6l7 7.2V7.5H23v12h-3.4l-7.2-7.5v7.5z';

export const marks: Readonly<Record<ThemeName, Mark>> = {
  nordvik: { ...onAccent, radius: 8, path: N },
  aurora: {
    ...onAccent,
    radius: 16,
    path: 'M16 6.5 25 23h-4.1L16 13.8 11.1 23H7zM12.6 24.5a3.4 3.4 0 0 1 6.8 0h-2.2a1.2 1.2 0 0 0-2.4 0z',
  },
  terra: { ...onAccent, radius: 8, path: 'M8 7.5h16v3.7h-6v9.3h-4v-9.3H8zM6 22.8h20v2.4H6z' },
  auction: { radius: 4, path: `${SMALL_N}M8 22.3h16v2.8H8z`, background: 'background', ink: 'accent' },
  truck: {
    ...onAccent,
    radius: 0,
    path: `${SMALL_N}M9 24a2.3 2.3 0 1 0 4.6 0A2.3 2.3 0 1 0 9 24zm9.4 0a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0z`,
  },
  restaurant: {
    ...onAccent,
    radius: 16,
    path: 'M7.5 9.5h6v1.6l-1.2.3L16.4 20l4-8.6-1.7-.3V9.5h5.8v1.6l-1.4.4L17 24h-1.8L9 11.5l-1.5-.4z',
  },
  logistics: {
    ...onAccent,
    radius: 3,
    path: 'M6.5 8.5h4.2l6 7.5-6 7.5H6.5l6-7.5zM15.3 8.5h4.2l6 7.5-6 7.5h-4.2l6-7.5z',
  },
};
