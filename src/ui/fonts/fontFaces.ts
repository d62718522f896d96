import type { ThemeTokens } from '../tokens';
import archivo from './archivo-latin-wght-normal.woff2';
import archivoExtended from './archivo-latin-ext-wght-normal.woff2';
import bricolage from './bricolage-grotesque-latin-wght-normal.woff2';
import bricolageExtended from './bricolage-grotesque-latin-ext-wght-normal.woff2';
import encode from './encode-sans-latin-wdth-normal.woff2';
import encodeExtended from './encode-sans-latin-ext-wdth-normal.woff2';
import fraunces from './fraunces-latin-wght-normal.woff2';
import frauncesExtended from './fraunces-latin-ext-wght-normal.woff2';
import instrument from './instrument-sans-latin-wght-normal.woff2';
import instrumentExtended from './instrument-sans-latin-ext-wght-normal.woff2';
import outfit from './outfit-latin-wght-normal.woff2';
import outfitExtended from './outfit-latin-ext-wght-normal.woff2';

interface Face {
  latin: string;
  /** The letters beyond: fetched only where they stand (Slovak). */
  extended: string;
  weight: `${number} ${number}`;
  stretch?: string;
}

/** The faces of all themes, self-hosted (SIL Open Font License, beside the files), by the names that the themes' font lists use. */
const faces: Readonly<Record<string, Face>> = {
  'Bricolage Grotesque': { latin: bricolage, extended: bricolageExtended, weight: '200 800' },
  'Instrument Sans': { latin: instrument, extended: instrumentExtended, weight: '400 700' },
  Outfit: { latin: outfit, extended: outfitExtended, weight: '100 900' },
  'Encode Sans': { latin: encode, extended: encodeExtended, weight: '100 900', stretch: '75% 125%' },
  Archivo: { latin: archivo, extended: archivoExtended, weight: '100 900' },
  Fraunces: { latin: fraunces, extended: frauncesExtended, weight: '100 900' },
};

const BEYOND_LATIN = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF';

type Lists = Pick<ThemeTokens['font'], 'heading' | 'text'>;

const used = ({ heading, text }: Lists) =>
  Object.entries(faces).filter(([family]) => [heading, text].some((list) => list.startsWith(`'${family}',`)));

/** Style text of a theme's own faces. In the document itself: a style sheet of its own would stand between a page and its first paint. */
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

/** The files that a page of the theme needs before anything else says so. */
export const fontFiles = (font: Lists): string[] => used(font).map(([, { latin }]) => latin);
