import { makeAndModelOf, makeAndModelText } from '@/domain/search/breadcrumbs';
import { activeFilters, type ActiveFilter, type CarListQuery } from '@/domain/search/carList';
import type { Landing } from '@/domain/sites/routes';
import type { TextsValue } from '@/i18n/TextsProvider';
import { countText, type ListCount } from './countText';
import { filterText, type Units } from './filterText';
import type { Listed } from './listHeading';

/** Search engines show about 60 characters. */
const MOST_FILTERS = 3;

/** Filters that the title's subject does not name already. */
function furtherFilters(query: CarListQuery, landing: Landing | null): ActiveFilter[] {
  const hasSubject = makeAndModelOf(query).brand !== '';
  return activeFilters(query).filter(
    (filter) => filter.kind !== 'term' || !(landing?.terms[filter.name] || (hasSubject && filter.name === 'car_brand')),
  );
}

/** What is listed: 'Volvo V60, Diesel, Begagnad'. */
export function listName({ query, landing }: Listed, texts: TextsValue, units: Units): string {
  const own = landing?.title ? landing : null;
  const filters = furtherFilters(query, own)
    .slice(0, MOST_FILTERS)
    .map((filter) => filterText(filter, texts, units));
  const parts = [
    own?.title || makeAndModelText(query, (model) => texts.term('car_model', model)),
    ...filters,
    query.keyphrase === '' ? '' : texts.t('list.quoted', { text: query.keyphrase }),
  ].filter(Boolean);
  return (parts.length > 0 ? parts : [texts.t('list.title')]).join(', ');
}

/** What is listed and how many: 'Volvo V60, Diesel, Begagnad, 43 bilar'. */
export const listTitle = (listed: Listed & { progress: ListCount }, texts: TextsValue, units: Units): string =>
  `${listName(listed, texts, units)}, ${countText(listed.progress, texts)}`;

/** The description of the page's head. */
export const listDescription = (
  { landing, progress: { total } }: { landing: Landing | null; progress: Pick<ListCount, 'total'> },
  { t, format }: Pick<TextsValue, 't' | 'format'>,
): string => landing?.lead || t('list.metaDescription', { count: format.number(total), pluralBy: total });
