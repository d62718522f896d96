import { drawingAddress } from '../content/drawings';

/** Words of the stocks' languages; whatever is not named here (a motorhome, a truck) has no drawing. */
const drawings: readonly (readonly [name: string, bodies: RegExp])[] = [
  ['body-suv', /\bsuv\b|crossover|terräng|katumaasturi/],
  ['body-hatch', /halvkombi|dørs|hatch|viistoperä|liftback|småbil|mikrobil/],
  [
    'body-estate',
    /^kombi$|stasjonsvogn|stationcar|estate|wagon|farmari|herrgård|familjebuss|flerbruk|\bmpv\b|tila-auto/,
  ],
  ['body-saloon', /sedan|saloon|porrasperä|limuzína/],
  ['body-coupe', /coup[eé]|kupé|\bcab\b|cabriolet|kabriolet|convertible|avoauto/],
  ['body-pickup', /pick-?up|lava-auto/],
  ['body-van', /^skåp|^vare(?:bil|vogn)|\bvan\b|pakettiauto|dodávka/],
];

/** The line drawing that stands for a car without a picture; null where none is like it. */
export function bodyDrawing(body: string | undefined): string | null {
  const text = (body ?? '').normalize('NFC').toLowerCase().trim();
  const [name] = drawings.find(([, bodies]) => bodies.test(text)) ?? [];
  return name === undefined ? null : drawingAddress(name);
}
