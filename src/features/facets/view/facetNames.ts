import type { CarFacetName, RangeFacetSpec } from '@/domain/carFacets';
import type { ActiveFilter } from '@/domain/carList';
import type { Currency, OdometerUnit } from '@/domain/car';
import { CHILD_SEPARATOR } from '@/domain/search';
import type { TextsValue } from '@/i18n/TextsProvider';

export interface Units {
  currency: Currency;
  odometer: OdometerUnit;
}

/** A bound as people read it: '250 000 kr', '8 000 mil', '2019', '150 hk'. */
export function boundText(value: number, unit: RangeFacetSpec['unit'], { format }: Pick<TextsValue, 'format'>, { currency, odometer }: Units): string {
  switch (unit) {
    case 'money': return format.money(value, currency);
    case 'distance': return format.odometer(value, odometer);
    case 'power': return format.power(value);
    case 'year': return String(value);
  }
}

const rangeUnits: Partial<Record<CarFacetName, RangeFacetSpec['unit']>> = {
  car_price: 'money', car_campaign_price: 'money', car_year: 'year', car_mileage: 'distance', car_power: 'power',
};

/** A value as people read it: most stand for themselves, 'V60' of 'Volvo>V60' too. */
export function valueText(name: CarFacetName, value: string, { t }: Pick<TextsValue, 't'>): string {
  if (name === 'car_vehicle_type_code') return t(value === 'LCV' ? 'list.vehicleVan' : 'list.vehicleCar');
  if (name === 'car_has_privateleasing') return t(value === 'true' ? 'list.leasingYes' : 'list.leasingNo');
  return value.split(CHILD_SEPARATOR).at(-1) ?? value;
}

/** An active filter as its chip says it: 'V60', 'Diesel', 'Pris 100 000 kr till 250 000 kr'. */
export function filterText(filter: ActiveFilter, say: TextsValue, units: Units): string {
  if (filter.kind === 'term') return valueText(filter.name, filter.value, say);
  const unit = rangeUnits[filter.name] ?? 'year';
  const { min, max } = filter.range;
  const read = (value: number) => boundText(value, unit, say, units);
  const facet = say.t(`list.facet.${filter.name}`);
  if (min !== undefined && max !== undefined) return `${facet} ${say.t('list.rangeBetween', { min: read(min), max: read(max) })}`;
  if (min !== undefined) return `${facet} ${say.t('list.rangeAbove', { min: read(min) })}`;
  return max === undefined ? facet : `${facet} ${say.t('list.rangeBelow', { max: read(max) })}`;
}
