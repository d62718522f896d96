import type { CarListQuery } from './carList';
import { isOnLanding } from './listAddress';
import type { PublicPaths } from '../sites/routes';
import { CHILD_SEPARATOR } from './search';
import { slugOf } from '../../lib/slug';

/** Make and model of a list or a car; '' if it has none or several. */
export interface MakeAndModel {
  brand: string;
  model: string;
}

/** A list with one brand has that brand in its breadcrumb; one with a model of it, that model. */
export function makeAndModelOf({ terms }: CarListQuery): MakeAndModel {
  const chosen = terms.car_brand ?? [];
  const models = chosen.filter((value) => value.includes(CHILD_SEPARATOR));
  const brands = new Set(chosen.map((value) => value.split(CHILD_SEPARATOR)[0] ?? ''));
  const [brand = ''] = brands.size === 1 ? brands : [];
  return { brand, model: brand !== '' && models.length === 1 ? (models[0]?.split(CHILD_SEPARATOR)[1] ?? '') : '' };
}

/** A model's name in the language of the page: '3-serie' is '3 Series' in English. */
export type NameModel = (model: string) => string;

const asInStock: NameModel = (model) => model;

/** 'Volvo V60', 'Volvo'; '' for a list of several makes. */
export function makeAndModelText(query: CarListQuery, named: NameModel = asInStock): string {
  const { brand, model } = makeAndModelOf(query);
  return [brand, named(model)].filter(Boolean).join(' ');
}

export interface TrailStep {
  title: string;
  path: string;
}

/**
 * The steps of the breadcrumb below the list of all cars: its brand, its model (specification 2 section 2.4), each with
 * its landing page.
 */
export function makeAndModelSteps(
  { brand, model }: MakeAndModel,
  { makes }: Pick<PublicPaths, 'makes'>,
  named: NameModel = asInStock,
): TrailStep[] {
  const make = `${makes}/${slugOf(brand)}`;
  if (brand === '') return [];
  return [
    { title: brand, path: make },
    ...(model === '' ? [] : [{ title: named(model), path: `${make}/${slugOf(model)}` }]),
  ];
}

/** The steps of a list: those of its make and model, else its landing page's own. */
export function listSteps(
  query: CarListQuery,
  paths: Pick<PublicPaths, 'makes' | 'landing'>,
  named: NameModel = asInStock,
): TrailStep[] {
  const steps = makeAndModelSteps(makeAndModelOf(query), paths, named);
  const { landing } = paths;
  return steps.length === 0 && landing && landing.title !== '' && isOnLanding(landing, query)
    ? [{ title: landing.title, path: landing.path }]
    : steps;
}
