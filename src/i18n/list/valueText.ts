import { isMonthlyCostSort, type CarFacetName } from '@/domain/search/carFacets';
import type { SortName } from '@/domain/search/carList';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import type { TextsValue } from '@/i18n/TextsProvider';

/* Texts of the first load; those of filters come with the code that shows them. */

/** The name of a sort. The assumptions of a monthly cost stand in its facet: a phone has no room for them here. */
export const sortText = (name: SortName, { t }: Pick<TextsValue, 't'>): string =>
  isMonthlyCostSort(name) ? t('list.sort.monthlyCost') : t(`list.sort.${name}`);

/** A facet value as text, in the page's language: 'Volvo>V60' is 'V60', 'Bensin' is 'Petrol' on an English page. */
export function valueText(name: CarFacetName, value: string, { t, term }: Pick<TextsValue, 't' | 'term'>): string {
  if (name === 'car_vehicle_type_code') return t(value === 'LCV' ? 'list.vehicleVan' : 'list.vehicleCar');
  if (name === 'car_has_privateleasing') return t(value === 'true' ? 'list.leasingYes' : 'list.leasingNo');
  if (name === 'car_doors') return t('list.doors', { count: Number(value) });
  if (name === 'car_seats') return t('list.seats', { count: Number(value) });
  return term(name === 'car_brand' ? 'car_model' : name, value.split(CHILD_SEPARATOR).at(-1) ?? value);
}
