import { carTerms } from '../vocabulary/carTerms';
import { carSizes, type CarSize } from './carSizeNames';
import { bodiesOf } from './query/modelSizes';
import type { ModelSize } from './query/tables/modelBodies';

type Body = keyof typeof carTerms.car_body;
type Sizes = Readonly<Record<ModelSize, readonly CarSize[]>>;

const hatches: Sizes = {
  A: ['city', 'small'],
  B: ['city', 'small'],
  C: ['nearCity', 'compact', 'medium'],
  D: ['medium', 'large'],
  E: ['large'],
};
const coupes: Sizes = { A: ['city', 'small'], B: ['city', 'small'], C: ['compact'], D: ['medium'], E: ['large'] };
const saloons: Sizes = {
  A: ['nearCity', 'small'],
  B: ['nearCity', 'small'],
  C: ['nearCity', 'small', 'compact'],
  D: ['medium'],
  E: ['large'],
};
const suvs: Sizes = {
  A: ['small', 'compact'],
  B: ['small', 'compact'],
  C: ['compact', 'medium'],
  D: ['medium', 'large'],
  E: ['large'],
};
/** A 'big car' is no van. */
const vans: Sizes = {
  A: ['smallVan'],
  B: ['smallVan'],
  C: ['mediumVan'],
  D: ['mediumVan', 'largeVan'],
  E: ['largeVan'],
};

const sizesOfBody: Readonly<Record<Body, Sizes>> = {
  hatch: hatches,
  estate: {
    A: ['nearCity', 'small'],
    B: ['nearCity', 'small'],
    C: ['nearCity', 'small', 'compact', 'medium'],
    D: ['medium', 'large'],
    E: ['large'],
  },
  saloon: saloons,
  coupe: coupes,
  convertible: coupes,
  crossover: suvs,
  suv: suvs,
  mpv: { A: ['small'], B: ['small', 'compact'], C: ['compact', 'medium'], D: ['large'], E: ['large'] },
  van: vans,
  pickup: vans,
};

/** Cached: the table is constant. */
let cache: ReadonlyMap<string, Sizes> | null = null;
/** By the word for the body, in any language. */
const sizesByTerm = (): ReadonlyMap<string, Sizes> =>
  (cache ??= new Map(
    Object.entries(carTerms.car_body).flatMap(([body, terms]) =>
      terms.map((term) => [term, sizesOfBody[body as Body]] as const),
    ),
  ));

/** The sizes of a car; of a model that the table has not, all that cars of its body have, so that no search loses it. */
export function sizesOf({
  car_brand,
  car_model,
  car_body = '',
}: {
  car_brand: string;
  car_model: string;
  car_body?: string;
}): CarSize[] {
  const sizes = sizesByTerm().get(car_body);
  if (!sizes) return [...carSizes];
  const size = bodiesOf(car_brand, car_model)?.size;
  return size ? [...sizes[size]] : carSizes.filter((one) => Object.values(sizes).some((each) => each.includes(one)));
}
