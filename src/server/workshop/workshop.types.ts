import type { PriceKind, UnitPrice } from '@/domain/workshop/services';

export type OfferingType = 'service' | 'addon';

/** Kinds of drive that workshops distinguish. */
export type RegisteredFuel = 'petrol' | 'diesel' | 'electric' | 'plugin' | 'hybrid' | 'gas';

/**
 * `own`: authorised workshops of the group. `general`: none, but work that any workshop does. `elsewhere`: booked on
 * the maker's pages. `refused`: no service.
 */
export type BrandPolicy = 'own' | 'general' | 'elsewhere' | 'refused';

export type DayPart = 'morning' | 'afternoon' | 'day';

/** `workshop`: booked in the workshop's steps. `tire-hotel`: a change of stored wheels, which has lanes of its own. */
export type BookingKind = 'workshop' | 'tire-hotel';

/** What claims are counted in. */
export type ClaimPart = DayPart | 'tires';

/** Seven numbers, Monday first. */
export type DayPlaces = Readonly<Record<DayPart, readonly number[]>>;

/** Equipment that not every workshop has. */
export type WorkshopEquipment = 'alignment' | 'aircon' | 'glass' | 'highVoltage' | 'detailing';

/** Labour in minutes and parts in kronor (including VAT) up to a mileage in mil; the last band has none. */
export interface MileageBand {
  upToMil: number | null;
  minutes: number;
  parts: number;
}

/** Which cars an offering fits, and what it costs. */
export interface OfferingRule {
  name: string;
  description: string;
  listItems?: readonly string[];
  /** Only workshops that are authorised for the brand do it. */
  authorised: boolean;
  /** Absent: all. */
  fuels?: readonly RegisteredFuel[];
  brands?: readonly string[];
  notBrands?: readonly string[];
  /** First words of models: 'XC' fits 'XC60'. */
  models?: readonly string[];
  /** Years since it was built. */
  minAge?: number;
  maxAge?: number;
  equipment?: WorkshopEquipment;
  priceKind: PriceKind;
  /** Shown when the price is only known after an inspection. */
  notKnownPriceText?: string;
  minutes: number;
  /** Kronor including VAT. */
  parts: number;
  /** Replaces minutes and parts. */
  bands?: readonly MileageBand[];
  /** The same for every brand and workshop, regardless of minutes and parts. Kronor including VAT. */
  flatPrice?: number;
  /** Instead of all of these, for cars of these brands. Kronor including VAT. */
  brandPrices?: Readonly<Record<string, number>>;
  discountPercent?: number;
  /** Free of charge for cars with a service agreement. */
  inAgreement?: boolean;
  allowUserInput?: boolean;
  requiresMileage?: boolean;
  /** The customer waits on the spot: such a visit has a time, and is not a whole day. */
  waits?: boolean;
  unit?: UnitPrice;
  /** Working days until parts arrive. */
  leadDays?: number;
}

export interface BookedService {
  code: string;
  name: string;
  units: number;
  userInput: string;
  /** For all units in kronor including VAT, at the time of booking; null if it was not known. */
  price: number | null;
  /** Absent in bookings of an earlier version: then the price binds to nothing. */
  priceKind?: PriceKind;
  /** The price depends on the mileage that was entered. */
  isByMileage?: true;
  /** Part of an agreement: it has no price of its own. */
  isIncluded?: true;
}
