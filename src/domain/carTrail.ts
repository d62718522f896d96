import { emptyQuery, encodeListQuery, type CarListQuery } from './carList';
import { CHILD_SEPARATOR } from './search';

/** What a list, or a car, is of; '' where it is of several or of none. */
export interface MakeAndModel {
  brand: string;
  model: string;
}

/** A list that asks for one brand is of that brand; one that asks for one of its models, of that model. */
export function makeAndModelOf({ terms }: CarListQuery): MakeAndModel {
  const chosen = terms.car_brand ?? [];
  const models = chosen.filter((value) => value.includes(CHILD_SEPARATOR));
  const brands = new Set(chosen.map((value) => value.split(CHILD_SEPARATOR)[0] ?? ''));
  const [brand = ''] = brands.size === 1 ? brands : [];
  return { brand, model: brand !== '' && models.length === 1 ? models[0]?.split(CHILD_SEPARATOR)[1] ?? '' : '' };
}

/** 'Volvo V60', 'Volvo'; '' for a list of several makes. */
export function makeAndModelText(query: CarListQuery): string {
  const { brand, model } = makeAndModelOf(query);
  return [brand, model].filter(Boolean).join(' ');
}

export interface TrailStep {
  title: string;
  path: string;
}

/** The steps of the breadcrumb below the list of all cars: its brand, its model (specification 2 section 2.4). */
export function makeAndModelSteps({ brand, model }: MakeAndModel, carList: string): TrailStep[] {
  const step = (title: string, car_brand: string[]): TrailStep => ({ title, path: `${carList}?${encodeListQuery({ ...emptyQuery, terms: { car_brand } })}` });
  if (brand === '') return [];
  return [step(brand, [brand]), ...(model === '' ? [] : [step(model, [brand, `${brand}${CHILD_SEPARATOR}${model}`])])];
}
