import { makeAndModelText } from '@/domain/search/breadcrumbs';
import type { CarListQuery } from '@/domain/search/carList';
import type { Landing } from '@/domain/sites/routes';
import type { TextsValue } from '@/i18n/TextsProvider';
import { valueText } from './valueText';

export interface Listed {
  query: CarListQuery;
  landing: Landing | null;
}

/** Facets that say what kind of car it is. */
const KINDS = ['car_body', 'car_fuel', 'car_condition'] as const;

/** The heading of a list names its make and model, else the kind of its cars: 'Bilar i lager: SUV, El'. */
export function listHeading({ query, landing }: Listed, texts: TextsValue): string {
  const make = landing?.title || makeAndModelText(query, (model) => texts.term('car_model', model));
  if (make !== '') return make;
  const what = KINDS.flatMap((name) => {
    const [value, ...others] = query.terms[name] ?? [];
    return value === undefined || others.length > 0 ? [] : [valueText(name, value, texts)];
  }).join(', ');
  return what === '' ? texts.t('list.title') : texts.t('list.kindTitle', { what });
}
