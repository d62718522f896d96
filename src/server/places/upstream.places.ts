import { array, number, object, string, type InferType } from 'yup';
import { PLACES_SHOWN, type Place } from '@/domain/places/place';
import { failed, ok, type Result } from '@/errors/result';
import { isObject } from '@/lib/guards';
import type { PlacesService } from './places.service';

export interface Geocoder {
  kind: 'photon' | 'nominatim';
  /** Without trailing slash. */
  url: string;
}

export interface GeocoderDependencies {
  fetch?: typeof globalThis.fetch;
  report: (error: unknown) => void;
}

const LIMIT_MS = 4_000;
/** West, south, east, north. */
const SWEDEN = '10.5,55.2,24.2,69.1';

const photonSchema = object({
  features: array(
    object({
      geometry: object({ coordinates: array(number().required()).min(2).required() }).required(),
      properties: object({
        osm_id: number().required(),
        osm_type: string().default(''),
        countrycode: string().default(''),
        name: string(),
        city: string(),
        county: string(),
        state: string(),
        postcode: string(),
      }).required(),
    }),
  ).required(),
});
type PhotonFeature = NonNullable<InferType<typeof photonSchema>['features']>[number];

const nominatimSchema = object({
  place_id: number().required(),
  lat: string().required(),
  lon: string().required(),
  name: string().default(''),
  display_name: string().default(''),
  address: object({
    city: string(),
    town: string(),
    village: string(),
    suburb: string(),
    municipality: string(),
    county: string(),
    state: string(),
    postcode: string(),
    country_code: string(),
  }).default({}),
});
type NominatimPlace = InferType<typeof nominatimSchema>;

/** 'Västra Götalands län' without 'län', like the county's displayed name. */
const countyOf = (name = ''): string => name.replace(/s? län$/, '').replace(/^Region /, '');

function fromPhoton({ geometry, properties }: PhotonFeature): Place | null {
  const [longitude, latitude] = geometry.coordinates;
  const name = properties.name ?? properties.city ?? properties.postcode;
  if (properties.countrycode !== 'SE' || name === undefined || latitude === undefined || longitude === undefined)
    return null;
  const region = countyOf(properties.state ?? properties.county);
  return {
    placeId: `osm-${properties.osm_type}${properties.osm_id}`,
    name,
    description: [properties.city === name ? '' : properties.city, region].filter(Boolean).join(', '),
    region,
    latitude,
    longitude,
  };
}

function fromNominatim({ place_id, lat, lon, name, display_name, address }: NominatimPlace): Place | null {
  const town = address.city ?? address.town ?? address.village ?? address.municipality ?? '';
  const shown = name || address.suburb || town || (display_name.split(',')[0] ?? '');
  if (address.country_code !== 'se' || shown === '') return null;
  const region = countyOf(address.county ?? address.state);
  return {
    placeId: `osm-${place_id}`,
    name: shown,
    description: [town === shown ? '' : town, region].filter(Boolean).join(', '),
    region,
    latitude: Number(lat),
    longitude: Number(lon),
  };
}

const known = (places: readonly (Place | null)[]): Place[] =>
  places.filter((place) => place !== null).slice(0, PLACES_SHOWN);

/**
 * The operator's own Photon or Nominatim server, called by our server: the visitor's address and browser are not
 * sent.
 */
export function createUpstreamPlaces(
  { kind, url }: Geocoder,
  { fetch = globalThis.fetch, report }: GeocoderDependencies,
): PlacesService {
  const request = async <T>(
    path: string,
    query: Record<string, string>,
    read: (body: unknown) => T,
  ): Promise<Result<T>> => {
    try {
      const response = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
        headers: { Accept: 'application/json', 'Accept-Language': 'sv', 'User-Agent': 'Forecourt' },
        signal: AbortSignal.timeout(LIMIT_MS),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`The geocoder responded with ${response.status}.`);
      return ok(read(await response.json()));
    } catch (error) {
      report(error);
      return failed('PLACES_FAILED');
    }
  };
  const photon = (body: unknown): Place[] => known(photonSchema.validateSync(body).features.map(fromPhoton));
  const nominatim = (body: unknown): Place[] =>
    known(array(nominatimSchema).required().validateSync(body).map(fromNominatim));
  const common = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'sv' };
  if (kind === 'photon') {
    return {
      find: (queryText) => request('/api', { q: queryText, limit: String(PLACES_SHOWN * 2), bbox: SWEDEN }, photon),
      byPosition: ({ latitude, longitude }) =>
        request('/reverse', { lat: String(latitude), lon: String(longitude) }, (body) => photon(body)[0] ?? null),
    };
  }
  return {
    find: (queryText) =>
      request('/search', { ...common, q: queryText, countrycodes: 'se', limit: String(PLACES_SHOWN) }, nominatim),
    // For a position without an address the response is `{ error }`.
    byPosition: ({ latitude, longitude }) =>
      request('/reverse', { ...common, lat: String(latitude), lon: String(longitude), zoom: '12' }, (body) =>
        hasError(body) ? null : fromNominatim(nominatimSchema.validateSync(body)),
      ),
  };
}

const hasError = (body: unknown): boolean => isObject(body) && 'error' in body;
