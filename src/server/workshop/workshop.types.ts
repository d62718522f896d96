import type { PriceKind, UnitPrice } from '@/domain/workshop/services';

export type OfferingType = 'service' | 'addon';

/** What drives a car, as far as a workshop cares. */
export type RegisteredFuel = 'petrol' | 'diesel' | 'electric' | 'plugin' | 'hybrid' | 'gas';

/**
 * `own`: authorised workshops of the group. `general`: none, but work that any workshop does. `elsewhere`: booked by pages
 * of its own. `refused`: no service at all.
 */
export type BrandPolicy = 'own' | 'general' | 'elsewhere' | 'refused';

export type DayPart = 'morning' | 'afternoon' | 'day';

/** Seven numbers, Monday first. */
export type DayPlaces = Readonly<Record<DayPart, readonly number[]>>;

/** What not every workshop has. */
export type WorkshopEquipment = 'alignment' | 'aircon' | 'glass' | 'highVoltage' | 'detailing';

/** Labour in minutes and parts in kronor (including VAT) up to a mileage in mil; the last band has none. */
export interface MileageBand {
  upToMil: number | null;
  minutes: number;
  parts: number;
}

/** When an offering is for a car, and what it costs. */
export interface OfferingRule {
  name: string;
  description: string;
  listItems?: readonly string[];
  /** Only a workshop that is authorised for the brand does it. */
  authorised: boolean;
  /** Absent: every one. */
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
  /** Instead of a price that is known only after an inspection. */
  notKnownPriceText?: string;
  minutes: number;
  /** Kronor including VAT. */
  parts: number;
  /** Replace minutes and parts. */
  bands?: readonly MileageBand[];
  /** The same for every brand and workshop: minutes and parts decide nothing. Kronor including VAT. */
  flatPrice?: number;
  discountPercent?: number;
  /** Free of charge for cars with a service agreement. */
  inAgreement?: boolean;
  allowUserInput?: boolean;
  requiresMileage?: boolean;
  unit?: UnitPrice;
  /** Working days that parts take to come. */
  leadDays?: number;
}

export interface BookedService {
  code: string;
  name: string;
  units: number;
  userInput: string;
  /** For all units in kronor including VAT, when it was booked; null where it was not known. */
  price: number | null;
}
