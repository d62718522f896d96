import { MAX_MILEAGE, UNKNOWN_MILEAGE, type Offering, type OfferPrice } from '@/domain/workshop/services';
import type { BrandPolicy, MileageBand, OfferingRule, RegisteredFuel, WorkshopEquipment } from './workshop.types';

/** The properties of a car that rules depend on. */
export interface RuledCar {
  brand: string;
  model: string;
  fuel: RegisteredFuel;
  buildYear: number;
  hasServiceAgreement: boolean;
}

/** What a price depends on besides the car and the rule. */
export interface Terms {
  /** In mil; 1 if unknown. */
  mileage: number;
  /** Kronor an hour including VAT. */
  hourlyRate: number;
  /** Of an ordinary car's price, per cent. */
  brandPercent: number;
}

const bandOf = (bands: readonly MileageBand[], mileage: number): MileageBand | undefined =>
  bands.find(({ upToMil }) => upToMil === null || mileage <= upToMil);

/** Rounded to ten kronor, like price lists. */
const toTen = (kronor: number): number => Math.round(kronor / 10) * 10;

/** The price of one unit on these terms. */
export function quote(rule: OfferingRule, car: RuledCar, { mileage, hourlyRate, brandPercent }: Terms): OfferPrice {
  const { priceKind, discountPercent = 0, flatPrice, brandPrices, bands = [] } = rule;
  const { minutes, parts } = bandOf(bands, mileage) ?? rule;
  // What is only looked at first may take any time, unless the catalogue says how long.
  const isUnknown = priceKind === 'inspection' && minutes === 0;
  const settled = { priceFrom: null, priceTo: null, inAgreement: false, minutes: isUnknown ? null : minutes };
  if (priceKind === 'inspection') return { ...settled, price: null, priceKnown: false, priceKind, priceDiscount: 0 };
  if (rule.inAgreement === true && car.hasServiceAgreement)
    return { ...settled, price: 0, priceKnown: true, priceKind: 'fixed', priceDiscount: 0, inAgreement: true };
  const full =
    brandPrices?.[car.brand] ?? flatPrice ?? toTen(((minutes / 60) * hourlyRate + parts) * (brandPercent / 100));
  const price = discountPercent > 0 ? Math.round(full * (1 - discountPercent / 100)) : full;
  return { ...settled, price, priceKnown: true, priceKind, priceDiscount: full - price };
}

/**
 * The price on these terms, and the lowest and the highest where it differs between workshops of these hourly rates, or
 * with a mileage that is not known yet.
 */
export function quoteFrom(rule: OfferingRule, car: RuledCar, terms: Terms, hourlyRates: readonly number[]): OfferPrice {
  const offer = quote(rule, car, terms);
  const mileages =
    terms.mileage === UNKNOWN_MILEAGE && rule.bands
      ? rule.bands.map(({ upToMil }) => upToMil ?? MAX_MILEAGE)
      : [terms.mileage];
  const prices = [terms.hourlyRate, ...hourlyRates].flatMap((hourlyRate) =>
    mileages.flatMap((mileage) => quote(rule, car, { ...terms, mileage, hourlyRate }).price ?? []),
  );
  if (new Set(prices).size < 2) return offer;
  return { ...offer, priceFrom: Math.min(...prices), priceTo: Math.max(...prices) };
}

/** Minutes in the workshop for a number of units. */
export const minutesFor = (rule: OfferingRule, mileage: number, units: number): number =>
  (bandOf(rule.bands ?? [], mileage) ?? rule).minutes * units;

/** Whether an offering fits this car; `equipped` is the equipment of any workshop for the brand. */
export function isFor(
  rule: OfferingRule,
  car: RuledCar,
  { policy, year, equipped }: { policy: BrandPolicy; year: number; equipped: ReadonlySet<WorkshopEquipment> },
): boolean {
  const age = year - car.buildYear;
  return (
    (policy === 'own' || !rule.authorised) &&
    (rule.fuels?.includes(car.fuel) ?? true) &&
    (rule.brands?.includes(car.brand) ?? true) &&
    !(rule.notBrands?.includes(car.brand) ?? false) &&
    (rule.models?.some((start) => car.model.startsWith(start)) ?? true) &&
    age >= (rule.minAge ?? 0) &&
    age <= (rule.maxAge ?? Infinity) &&
    (rule.equipment === undefined || equipped.has(rule.equipment))
  );
}

/** An offering in a list of services. */
export const offeringOf = (code: string, rule: OfferingRule, price: OfferPrice, isAvailable: boolean): Offering => ({
  code,
  name: rule.name,
  description: rule.description,
  listItems: rule.listItems ?? [],
  isAvailable,
  ...price,
  notKnownPriceText: rule.notKnownPriceText ?? '',
  allowUserInput: rule.allowUserInput ?? false,
  requiresMileage: rule.requiresMileage ?? false,
  unitPrice: rule.unit ?? null,
});
