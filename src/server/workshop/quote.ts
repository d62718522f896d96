import type { Offering, OfferPrice } from '@/domain/workshop/services';
import type { BrandPolicy, MileageBand, OfferingRule, RegisteredFuel, WorkshopEquipment } from './workshop.types';

/** A car as rules look at it. */
export interface RuledCar {
  brand: string;
  model: string;
  fuel: RegisteredFuel;
  buildYear: number;
  hasServiceAgreement: boolean;
}

/** What a price depends on beside the car and the rule. */
export interface Terms {
  /** In mil; 1 where none was told. */
  mileage: number;
  /** Kronor an hour including VAT. */
  hourlyRate: number;
  /** Of an ordinary car's price, per cent. */
  brandPercent: number;
}

const bandOf = (bands: readonly MileageBand[], mileage: number): MileageBand | undefined =>
  bands.find(({ upToMil }) => upToMil === null || mileage <= upToMil);

/** To the ten kronor, as price lists are written. */
const toTen = (kronor: number): number => Math.round(kronor / 10) * 10;

/** The price of one unit on these terms. */
export function quote(rule: OfferingRule, car: RuledCar, { mileage, hourlyRate, brandPercent }: Terms): OfferPrice {
  const { priceKind, discountPercent = 0, flatPrice, bands = [] } = rule;
  if (priceKind === 'inspection') return { price: null, priceKnown: false, priceKind, priceDiscount: 0 };
  if (rule.inAgreement === true && car.hasServiceAgreement)
    return { price: 0, priceKnown: true, priceKind: 'fixed', priceDiscount: 0 };
  const { minutes, parts } = bandOf(bands, mileage) ?? rule;
  const full = flatPrice ?? toTen(((minutes / 60) * hourlyRate + parts) * (brandPercent / 100));
  const price = discountPercent > 0 ? Math.round(full * (1 - discountPercent / 100)) : full;
  return { price, priceKnown: true, priceKind, priceDiscount: full - price };
}

/** Minutes in the workshop, for so many units. */
export const minutesFor = (rule: OfferingRule, mileage: number, units: number): number =>
  (bandOf(rule.bands ?? [], mileage) ?? rule).minutes * units;

/** Whether an offering is for this car; `equipped` are what some workshop for the brand has. */
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

/** As it stands in a list of services. */
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
