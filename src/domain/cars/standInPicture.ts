import type { StudioBody } from './carPicture';

/**
 * Words of the stocks' languages; whatever is not named here (a motorhome, a truck) has no picture. In lists of cars,
 * where the tables of `carPicture` would be too much code.
 */
const bodyTerms: readonly (readonly [body: StudioBody, terms: RegExp])[] = [
  ['suv', /\bsuv\b|crossover|terräng|katumaasturi/],
  ['hatch', /halvkombi|dørs|hatch|viistoperä|liftback|småbil|mikrobil/],
  ['mpv', /familjebuss|flerbruk|\bmpv\b|tila-auto/],
  ['estate', /^kombi$|stasjonsvogn|stationcar|estate|wagon|farmari|herrgård/],
  ['saloon', /sedan|saloon|porrasperä|limuzína/],
  ['convertible', /\bcab\b|cabriolet|kabriolet|convertible|avoauto/],
  ['coupe', /coup[eé]|kupé/],
  ['pickup', /pick-?up|lava-auto/],
  ['van', /^skåp|^vare(?:bil|vogn)|\bvan\b|pakettiauto|dodávka/],
];

/** The studio picture that stands for a car without one; null where none is like it. */
export function standInPicture(body: string | undefined): string | null {
  const text = (body ?? '').normalize('NFC').toLowerCase().trim();
  const [name] = bodyTerms.find(([, terms]) => terms.test(text)) ?? [];
  return name === undefined ? null : `/-/jssmedia/cars/${name}/front34-silver.avif`;
}
