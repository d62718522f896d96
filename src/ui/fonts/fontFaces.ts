import type { ThemeTokens } from '../tokens';

/** Files of `public/fonts`, cached as immutable (next.config.js): a file that changes needs a new name. */
const file = (name: string): string => `/fonts/${name}.woff2`;

interface Face {
  latin: string;
  /** Letters outside of Latin-1, fetched only where a page uses them (Slovak). */
  extended: string;
  weight: `${number} ${number}`;
  stretch?: string;
}

/**
 * The faces of all themes, self-hosted (SIL Open Font License, next to the files), by the names in the themes' font
 * lists.
 */
const faces: Readonly<Record<string, Face>> = {
  'Bricolage Grotesque': {
    latin: file('bricolage-grotesque-latin-wght-normal'),
    extended: file('bricolage-grotesque-latin-ext-wght-normal'),
    weight: '200 800',
  },
  'Instrument Sans': {
    latin: file('instrument-sans-latin-wght-normal'),
    extended: file('instrument-sans-latin-ext-wght-normal'),
    weight: '400 700',
  },
  Outfit: {
    latin: file('outfit-latin-wght-normal'),
    extended: file('outfit-latin-ext-wght-normal'),
    weight: '100 900',
  },
  'Encode Sans': {
    latin: file('encode-sans-latin-wdth-normal'),
    extended: file('encode-sans-latin-ext-wdth-normal'),
    weight: '100 900',
    stretch: '75% 125%',
  },
  Archivo: {
    latin: file('archivo-latin-wght-normal'),
    extended: file('archivo-latin-ext-wght-normal'),
    weight: '100 900',
  },
  Fraunces: {
    latin: file('fraunces-latin-wght-normal'),
    extended: file('fraunces-latin-ext-wght-normal'),
    weight: '100 900',
  },
};

const BEYOND_LATIN = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF';

type Lists = Pick<ThemeTokens['font'], 'heading' | 'text'>;

const used = ({ heading, text }: Lists) =>
  Object.entries(faces).filter(([family]) => [heading, text].some((list) => list.startsWith(`'${family}',`)));

/** Style text of a theme's faces. It is part of the document: a style sheet of its own would delay the first paint. */
export const fontFaces = (font: Lists): string =>
  used(font)
    .flatMap(([family, { latin, extended, weight, stretch }]) =>
      [
        [latin, null],
        [extended, BEYOND_LATIN],
      ].map(([file, range]) => {
        const own = [
          `font-family:'${family}'`,
          `font-weight:${weight}`,
          ...(stretch ? [`font-stretch:${stretch}`] : []),
          `src:url(${file}) format('woff2')`,
          'font-display:swap',
          ...(range ? [`unicode-range:${range}`] : []),
        ];
        return `@font-face{${own.join(';')}}`;
      }),
    )
    .join('');

/** The files that every page of the theme needs, for preload links. */
export const fontFiles = (font: Lists): string[] => used(font).map(([, { latin }]) => latin);
