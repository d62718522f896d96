/**
 * A town, village or district: its name, where it is (degrees, rounded), the beginnings of its postcodes, and for a district
 * the town it belongs to.
 */
type PlaceRow = readonly [name: string, latitude: number, longitude: number, postcodes: string, partOf?: string];

/** The places of a county, larger ones first. */
export type CountyPlaces = readonly [county: string, places: readonly PlaceRow[]];
