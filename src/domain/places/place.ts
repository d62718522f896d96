/** A place in Sweden that a visitor may choose (specification 3: "chosen location"). */
export interface Place {
  placeId: string;
  /** 'Hisingen'; with a postcode '417 05 Göteborg'. */
  name: string;
  /** Distinguishes it from others of its name: 'Göteborg, Västra Götaland'. */
  description: string;
  /** County. */
  region: string;
  latitude: number;
  longitude: number;
}

/** Debounce before a request, ms (specification 3 section 9). */
export const PLACES_DEBOUNCE_MS = 300;
export const PLACES_SHOWN = 6;
export const LONGEST_PLACE = 60;
