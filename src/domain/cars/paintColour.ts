import { paintOf, type PictureLanguage, type StudioPaint } from './carPicture';

/** The paints of the studio's pictures, as its manifest has them. */
const colours: Readonly<Record<StudioPaint, string>> = {
  white: '#f1f1ee',
  silver: '#b9bcbb',
  grey: '#6c6e71',
  graphite: '#3b3f42',
  black: '#0b0c0d',
  blue: '#29579e',
  navy: '#14304d',
  pine: '#33423a',
  red: '#86090f',
  orange: '#e56c1d',
  yellow: '#f1bf2c',
  sand: '#b7a78f',
  brown: '#5b4635',
};

/** What a colour of the stock looks like, for a swatch beside its name; null for one that is not known. */
export function paintColour(colour: string, language: PictureLanguage): string | null {
  const paint = paintOf(colour, language);
  return paint === null ? null : colours[paint];
}
