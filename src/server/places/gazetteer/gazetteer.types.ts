/**
 * A town, village or district: its name, its position (degrees, rounded), the beginnings of its postcodes, and for a
 * district its town.
 */
type PlaceRow = readonly [name: string, latitude: number, longitude: number, postcodes: string, partOf?: string];

/** The places of a county, larger ones first. */
export type CountyPlaces = readonly [county: string, places: readonly PlaceRow[]];
