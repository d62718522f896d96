import { kilometresPer } from '../cars/odometer';
import type { ServiceOfferingRequest } from './booking';
import {
  MAX_MILEAGE,
  UNKNOWN_MILEAGE,
  USER_INPUT_LENGTH,
  type Offer,
  type Offering,
  type PriceKind,
  type ServiceCategory,
} from './services';

/** A service or add-on that a visitor ticked (specification 3 section 3, "selected service"). */
export interface ChosenService {
  code: string;
  name: string;
  type: 'service' | 'addon';
  /** Name of its category. */
  category: string;
  /** For one unit; null where it is not known. */
  price: number | null;
  priceKnown: boolean;
  priceKind: PriceKind;
  priceDiscount: number;
  priceFrom: number | null;
  priceTo: number | null;
  inAgreement: boolean;
  /** Expected work on one unit; null where it is not known. */
  minutes: number | null;
  notKnownPriceText: string;
  /** How many. */
  unit: number;
  unitAbbreviation: string;
  userInput: string;
  allowUserInput: boolean;
  requiresMileage: boolean;
  listItems: readonly string[];
}

/** As it is ticked: with its smallest unit. */
export const chosenOf = (offering: Offering, type: ChosenService['type'], category: string): ChosenService => ({
  code: offering.code,
  name: offering.name,
  type,
  category,
  price: offering.price,
  priceKnown: offering.priceKnown,
  priceKind: offering.priceKind,
  priceDiscount: offering.priceDiscount,
  priceFrom: offering.priceFrom,
  priceTo: offering.priceTo,
  inAgreement: offering.inAgreement,
  minutes: offering.minutes,
  notKnownPriceText: offering.notKnownPriceText,
  unit: offering.unitPrice?.minimum ?? 1,
  unitAbbreviation: offering.unitPrice?.unitAbbreviation || 'st',
  userInput: '',
  allowUserInput: offering.allowUserInput,
  requiresMileage: offering.requiresMileage,
  listItems: offering.listItems,
});

/** Selects or deselects an offering; in a single-choice category it replaces the others. */
export function toggledServices(
  chosen: readonly ChosenService[],
  category: ServiceCategory,
  type: ChosenService['type'],
  code: string,
): ChosenService[] {
  const offering = category.offerings.find((one) => one.code === code && one.isAvailable);
  const rest = chosen.filter((one) => one.code !== code);
  if (!offering || rest.length < chosen.length) return rest;
  const others =
    category.selectionType === null ? rest : rest.filter((one) => one.type !== type || one.category !== category.name);
  return [...others, chosenOf(offering, type, category.name)];
}

/** Whether a visit without these codes is still one: add-ons alone are none. */
export const leavesService = (chosen: readonly ChosenService[], codes: readonly string[]): boolean =>
  chosen.some(({ type, code }) => type === 'service' && !codes.includes(code));

/** Missing input of a selected service; null where complete. */
export function missingOf(
  { allowUserInput, userInput, requiresMileage }: ChosenService,
  mileage: number | null,
): 'message' | 'mileage' | null {
  if (requiresMileage && mileage === null) return 'mileage';
  return allowUserInput && userInput.trim() === '' ? 'message' : null;
}

/** A mileage in mil from user input in `unit`: a positive integer, or null. */
export function mileageOf(input: string, unit: 'mil' | 'km' = 'mil'): number | null {
  const plain = input.replace(/[\s\u00a0]/g, '');
  const written = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  const value = unit === 'mil' ? written : Math.ceil(written / kilometresPer.mil);
  return value >= UNKNOWN_MILEAGE && value <= MAX_MILEAGE ? value : null;
}

/** The prices of a new mileage or department, written into what is chosen. */
export const withOffers = (chosen: readonly ChosenService[], offers: readonly Offer[]): ChosenService[] =>
  chosen.map((one) => {
    const offer = offers.find(({ code }) => code === one.code);
    return offer
      ? {
          ...one,
          price: offer.price,
          priceKnown: offer.priceKnown,
          priceKind: offer.priceKind,
          priceDiscount: offer.priceDiscount,
          priceFrom: offer.priceFrom,
          priceTo: offer.priceTo,
          inAgreement: offer.inAgreement,
          minutes: offer.minutes,
        }
      : one;
  });

/** Price times unit, the lowest where it is not settled yet; null where none can be given. */
export const lineTotal = ({
  price,
  priceFrom,
  priceKnown,
  unit,
}: Pick<ChosenService, 'price' | 'priceFrom' | 'priceKnown' | 'unit'>): number | null =>
  priceKnown && price !== null ? (priceFrom ?? price) * unit : null;

/** The highest that it may be; null where none can be given. */
const highestTotal = ({
  price,
  priceFrom,
  priceTo,
  unit,
}: Pick<ChosenService, 'price' | 'priceFrom' | 'priceTo' | 'unit'>): number | null => {
  const highest = priceTo ?? (priceFrom === null ? price : null);
  return highest === null ? null : highest * unit;
};

export interface PriceSum {
  /** Total of the known prices in whole kronor. */
  known: number;
  /** The highest that they may sum up to; null: it is `known`, or nobody can tell yet. */
  upTo: number | null;
  /** Lines without a price. */
  missing: number;
  /** One of the known is not fixed. */
  approximate: boolean;
  /** One of the known depends on a workshop or a mileage that is not chosen yet: the sum is the lowest. */
  isLowest: boolean;
  discount: number;
}

/** The total, and how many prices are unknown. */
export function sumOf(chosen: readonly ChosenService[]): PriceSum {
  const totals = chosen.map((one) => ({ one, total: lineTotal(one) }));
  const known = totals.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const highest = totals.flatMap(({ one, total }) => (total === null ? [] : highestTotal(one)));
  const upTo = highest.includes(null) ? null : highest.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return {
    known,
    upTo: upTo === known ? null : upTo,
    missing: totals.filter(({ total }) => total === null).length,
    isLowest: totals.some(({ one, total }) => total !== null && one.priceFrom !== null),
    approximate: totals.some(({ one, total }) => total !== null && one.priceKind !== 'fixed'),
    discount: totals.reduce((sum, { one, total }) => sum + (total === null ? 0 : one.priceDiscount * one.unit), 0),
  };
}

/** Nothing is promised to the minute. */
const STEP_MINUTES = 15;

/**
 * Expected minutes in the workshop, in full quarters of an hour, as they are shown everywhere; null where that of one
 * line is not known, and where there is no work.
 */
export function minutesOfVisit(chosen: readonly ChosenService[]): number | null {
  let sum = 0;
  for (const { minutes, unit } of chosen) {
    if (minutes === null) return null;
    sum += minutes * unit;
  }
  return sum > 0 ? Math.ceil(sum / STEP_MINUTES) * STEP_MINUTES : null;
}

export const requestsOf = (chosen: readonly ChosenService[]): ServiceOfferingRequest[] =>
  chosen.map(({ code, unit, userInput, allowUserInput }) => ({
    kobraId: code,
    unitsSelected: unit,
    userInput: allowUserInput ? userInput.trim().slice(0, USER_INPUT_LENGTH) : '',
  }));

/** A price that failed to load is shown as unknown, never an outdated one. */
export const withoutPrice = (one: ChosenService): ChosenService => ({
  ...one,
  price: null,
  priceKnown: false,
  priceFrom: null,
  priceTo: null,
  inAgreement: false,
  priceDiscount: 0,
});
