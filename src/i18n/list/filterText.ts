import { carFacets, isMonthlyCost, type CarFacetName, type RangeFacetSpec } from '@/domain/search/carFacets';
import type { ActiveFilter } from '@/domain/search/carList';
import { assumptionsOf, DEFAULT_STEP, distanceOfStep } from '@/domain/finance/monthlyCost';
import type { Currency, OdometerUnit } from '@/domain/cars/car';
import { kilometresPer } from '@/domain/cars/odometer';
import { carSizes, type CarSize } from '@/domain/search/carSizeNames';
import { extraFlags, extraRanges } from '@/domain/search/extraFilters';
import type { BaseFilter, NumberRange } from '@/domain/search/search';
import type { TextsValue } from '@/i18n/TextsProvider';
import { valueText } from './valueText';

export interface Units {
  currency: Currency;
  odometer: OdometerUnit;
}

/** A bound as text: '250 000 kr', '8 000 mil', '2019', '150 hk', '400 km'. */
export function boundText(
  value: number,
  unit: RangeFacetSpec['unit'],
  { format }: Pick<TextsValue, 'format'>,
  { currency, odometer }: Units,
): string {
  switch (unit) {
    case 'money':
      return format.money(value, currency);
    case 'distance':
      return format.odometer(value, odometer);
    case 'power':
      return format.power(value);
    case 'year':
      return String(value);
    case 'range':
      return format.distance(value, odometer === 'mi' ? 'mi' : 'km');
  }
}

/** The name of a facet; that of a monthly cost has its assumptions: 'Månadskostnad vid 1 500 mil om året'. */
export function facetName(
  name: CarFacetName,
  { t, format }: Pick<TextsValue, 't' | 'format'>,
  odometer: OdometerUnit,
): string {
  if (!isMonthlyCost(name)) return t(`list.facet.${name}`);
  const { kind, step } = assumptionsOf(name) ?? { kind: 'own', step: DEFAULT_STEP };
  const distance = format.odometer(distanceOfStep(step, odometer), odometer);
  return t(kind === 'loan' ? 'list.monthlyCostLoan' : 'list.monthlyCostOwn', { distance });
}

const rangeUnits: Partial<Record<CarFacetName, RangeFacetSpec['unit']>> = {
  car_price: 'money',
  car_campaign_price: 'money',
  car_year: 'year',
  car_mileage: 'distance',
  car_power: 'power',
  wltp_electric_range: 'range',
};

/**
 * An active filter as text of its chip: 'V60', 'Diesel', 'Pris 100 000 kr till 250 000 kr', 'Inte Diesel', 'Nära
 * Borås'.
 */
export function filterText(filter: ActiveFilter, texts: TextsValue, units: Units): string {
  switch (filter.kind) {
    case 'term':
      return valueText(filter.name, filter.value, texts);
    case 'range':
      return rangeText(
        facetName(filter.name, texts, units.odometer),
        filter.range,
        (value) =>
          boundText(value, isMonthlyCost(filter.name) ? 'money' : (rangeUnits[filter.name] ?? 'year'), texts, units),
        texts,
      );
    case 'extraFilter':
      return extraFilterText(filter.filter, texts, units);
    case 'near': {
      const { km } = filter.near;
      const location = texts.term('car_site_city', filter.near.place);
      return km === undefined
        ? texts.t('list.near', { location })
        : texts.t('list.nearWithin', { location, distance: distanceText(km, texts, units) });
    }
  }
}

function rangeText(
  name: string,
  { min, max }: NumberRange,
  read: (value: number) => string,
  { t }: Pick<TextsValue, 't'>,
): string {
  if (min !== undefined && max !== undefined)
    return `${name} ${t('list.rangeBetween', { min: read(min), max: read(max) })}`;
  if (min !== undefined) return `${name} ${t('list.rangeAbove', { min: read(min) })}`;
  return max === undefined ? name : `${name} ${t('list.rangeBelow', { max: read(max) })}`;
}

/** Kilometres as text in the unit of the site: miles, Swedish mil or kilometres. */
export const distanceText = (km: number, { format }: Pick<TextsValue, 'format'>, { odometer }: Units): string =>
  odometer === 'mi'
    ? format.distance(km / kilometresPer.mi, 'mi')
    : odometer === 'mil' && km % 10 === 0
      ? format.odometer(km / 10, 'mil')
      : format.distance(km);

function extraFilterText({ name, values, not, ...range }: BaseFilter, texts: TextsValue, units: Units): string {
  if (values) {
    const either = values
      .map((value) => (isFacet(name) ? valueText(name, value, texts) : extraValueText(name, value, texts)))
      .reduce((one, other) => texts.t('list.either', { one, other }));
    return not ? texts.t('list.without', { value: either }) : either;
  }
  const known = extraRanges.find((one) => one === name);
  const read = (value: number) =>
    name === 'electric_charging_speed_dc'
      ? `${texts.format.number(value)}\u00a0kW`
      : texts.format.money(value, units.currency);
  return known ? rangeText(texts.t(`list.extraRange.${known}`), range, read, texts) : name;
}

const sizeTexts = {
  city: 'list.size.city',
  nearCity: 'list.size.small',
  small: 'list.size.small',
  compact: 'list.size.compact',
  medium: 'list.size.medium',
  large: 'list.size.large',
  smallVan: 'list.size.small',
  mediumVan: 'list.size.medium',
  largeVan: 'list.size.large',
} as const satisfies Record<CarSize, string>;

/** A value of a field without facet: 'Företagsleasing'. */
function extraValueText(name: string, value: string, { t }: Pick<TextsValue, 't'>): string {
  const size = carSizes.find((one) => one === value);
  if (name === 'car_size' && size) return t(sizeTexts[size]);
  const flag = extraFlags.find((one) => one === name);
  return flag && value === 'true' ? t(`list.flag.${flag}`) : value;
}

const isFacet = (name: string): name is CarFacetName => carFacets.some((facet) => facet.name === name);
