/** A car by its registration number, from the workshop system (specification 3 section 3). */
export interface WorkshopCar {
  /** Normal: 'ABC123'. */
  registrationNumber: string;
  brand: string;
  model: string;
  /** 0 where the registry has none. */
  buildYear: number;
  hasServiceAgreement: boolean;
  /** False: this brand books elsewhere, by the link at the top of the page. */
  isSupported: boolean;
}

/** How far a price binds: to the krona, within 15 per cent, or only after an inspection. */
export type PriceKind = 'fixed' | 'approximate' | 'inspection';

/** A quantity that the visitor chooses; the price is for one. */
export interface UnitPrice {
  unit: string;
  minimum: number;
  maximum: number;
  /** 'st', 'l'; 'st' where nothing is given. */
  unitAbbreviation: string;
  /** Suffix of the price: 'per däck'. */
  postfix: string;
}

/** Price data in addition to the offering's texts. Whole kronor including VAT. */
export interface OfferPrice {
  /** For one unit; null where it is not known. */
  price: number | null;
  priceKnown: boolean;
  priceKind: PriceKind;
  /** Kronor already taken off the price; 0 for none. */
  priceDiscount: number;
  /**
   * The lowest that one unit costs, where the price depends on a workshop or a mileage that is not chosen yet; null:
   * it depends on neither, and `price` applies.
   */
  priceFrom: number | null;
  /** The highest, where `priceFrom` is the lowest; null: `price` applies, or nobody knows. */
  priceTo: number | null;
  /** Free of charge by the car's service agreement. */
  inAgreement: boolean;
  /** Expected work on one unit; 0 for what takes none of the workshop's time, null where it is not known. */
  minutes: number | null;
}

export interface Offering extends OfferPrice {
  /** The kobraId in bookings. */
  code: string;
  name: string;
  description: string;
  /** What it consists of. */
  listItems: readonly string[];
  /** False: not for this car. */
  isAvailable: boolean;
  /** Shown instead of an unknown price; may be ''. */
  notKnownPriceText: string;
  /** Requires a message of at most 80 characters. */
  allowUserInput: boolean;
  /** Chosen only once the mileage is given ('original service'). */
  requiresMileage: boolean;
  unitPrice: UnitPrice | null;
  /** Name of the workshop nearest to the visitor's place, which does not offer it; absent: it does, or nobody knows. */
  notAt?: string;
}

export interface ServiceCategory {
  name: string;
  /** Name of an icon of the design system. */
  icon: string;
  /** Set: one choice alone. Null: as many as one likes. */
  selectionType: 'single' | null;
  offerings: readonly Offering[];
}

/** The price of one offering at a mileage and department. */
export interface Offer extends OfferPrice {
  code: string;
}

/** What the prices of services depend on. */
export interface PriceQuery {
  registrationNumber: string;
  /** In mil; 1 where unknown. */
  mileage: number;
  /** '0' while no workshop is chosen. */
  departmentId: string;
  codes: readonly string[];
}

export interface Position {
  latitude: number;
  longitude: number;
}

/** The specification's value for an unknown mileage. Mileages are in mil (10 km). */
export const UNKNOWN_MILEAGE = 1;
export const MAX_MILEAGE = 99_999;
/** No department chosen yet: the group's price (decision 15a). */
export const GROUP_DEPARTMENT = '0';
export const USER_INPUT_LENGTH = 80;
export const MAX_OFFERINGS = 30;
