import type { LikeCarsRange } from '../cars/likeCars';
import type { OdometerUnit } from '../cars/car';

/** `formName` of the sell or trade-in form (specification 3 section 2.10). */
export const SELL_CAR_FORM = 'sell-car';

export const SELL_OPTIONS = ['sell', 'tradeIn'] as const;
export type SellOption = (typeof SELL_OPTIONS)[number];

/** Five questions about the car, each with three answers from good to bad. */
export const conditionOptions = {
  driving: ['fine', 'something', 'not'],
  outside: ['fine', 'marks', 'damage'],
  inside: ['fine', 'worn', 'damage'],
  service: ['full', 'partly', 'unknown'],
  wheels: ['both', 'one', 'worn'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ConditionAspect = keyof typeof conditionOptions;
export type ConditionOption<Aspect extends ConditionAspect = ConditionAspect> =
  (typeof conditionOptions)[Aspect][number];

export const CONDITION_ASPECTS = [
  'driving',
  'outside',
  'inside',
  'service',
  'wheels',
] as const satisfies readonly ConditionAspect[];

/** Photographs that go along. */
export const MOST_PHOTOS = 8;
export const OTHER_LENGTH = 2_000;
export const CAR_TEXT_LENGTH = 60;
export const OLDEST_YEAR = 1900;
/** In any unit. */
export const MOST_DISTANCE = 2_000_000;

/** Values of the form as the specification names them (section 3); all from `brand` on are ours. */
export interface SellCarValues {
  regno: string;
  /** In the unit of `odometer`; null where none was given. */
  milage: number | null;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  selectedOption: SellOption;
  other: string;
  brand: string;
  model: string;
  year: number | null;
  odometer: OdometerUnit;
  /** '' for a question that was not answered. */
  condition: Record<ConditionAspect, string>;
  /** What the visitor was shown that like cars cost. */
  range: LikeCarsRange | null;
  /** Of a finance quote that the part exchange belongs to (specification 2 section 7). */
  quoteReference: string;
  /** The car that it is traded in for: car_id. */
  wantedCar: string;
  /** Ids of photographs that were sent before. */
  photos: string[];
}

/** A registration number as it is compared: capitals without spaces, hyphens and dots. */
export const plainPlate = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s.\u2010-\u2015-]+/g, '');

/** Of any country that we sell in. */
export const PLATE = /^[A-ZÅÄÖÆØ0-9]{2,8}$/;

export const isSellOption = (text: string): text is SellOption => SELL_OPTIONS.some((one) => one === text);
