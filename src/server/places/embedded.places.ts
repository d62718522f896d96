import { fold } from '@/lib/fold';
import { distanceKm } from '@/domain/places/distance';
import { PLACES_SHOWN, type Place } from '@/domain/places/place';
import { ok } from '@/errors/result';
import { asciiSlug } from '@/lib/asciiSlug';
import { gazetteer } from './gazetteer/gazetteer';
import type { PlacesService } from './places.service';

interface Entry extends Place {
  folded: string;
  tokens: readonly string[];
  postcodes: readonly string[];
  isDistrict: boolean;
  /** Rank within its county: smaller for larger places. */
  rank: number;
}

/** The largest places of the country in order: the order within a county says nothing about other counties. */
const LARGEST = [
  'Stockholm',
  'Göteborg',
  'Malmö',
  'Uppsala',
  'Linköping',
  'Örebro',
  'Västerås',
  'Helsingborg',
  'Norrköping',
  'Jönköping',
  'Umeå',
  'Lund',
  'Borås',
  'Huddinge',
  'Eskilstuna',
  'Nacka',
  'Gävle',
  'Sundsvall',
  'Halmstad',
  'Södertälje',
  'Växjö',
  'Karlstad',
];

/** Farther than this from every place: not in Sweden, or at sea. */
const FARTHEST_KM = 90;

const entries: readonly Entry[] = gazetteer.flatMap(([region, places]) =>
  places.map(([name, latitude, longitude, postcodes, partOf], index): Entry => {
    const large = LARGEST.indexOf(name);
    const folded = fold(name);
    return {
      placeId: asciiSlug(partOf ? `${name} ${partOf}` : `${name} ${region}`),
      name,
      description: partOf ? `${partOf}, ${region}` : region,
      region,
      latitude,
      longitude,
      folded,
      tokens: folded.split(/[\s-]+/),
      postcodes: postcodes.split(' '),
      isDistrict: partOf !== undefined,
      rank: large === -1 ? LARGEST.length + index : large,
    };
  }),
);

const placeOf = ({ placeId, name, description, region, latitude, longitude }: Entry): Place => ({
  placeId,
  name,
  description,
  region,
  latitude,
  longitude,
});

/**
 * How well the name matches, smaller is better; null for no match. The complete name, its beginning, the beginning of
 * a later word.
 */
function fit(entry: Entry, queryText: string): number | null {
  if (entry.folded === queryText) return 0;
  if (entry.folded.startsWith(queryText)) return 1;
  return entry.tokens.some((word) => word.startsWith(queryText)) ? 2 : null;
}

const best = (found: readonly { entry: Entry; fits: number }[]): Entry[] =>
  found
    .toSorted(
      (a, b) =>
        a.fits - b.fits ||
        Number(a.entry.isDistrict) - Number(b.entry.isDistrict) ||
        a.entry.rank - b.entry.rank ||
        (a.entry.folded < b.entry.folded ? -1 : 1),
    )
    .map(({ entry }) => entry);

/** '417 05', '41705 Gö': the digits; null if the text is not a postcode. */
const postcodeOf = (queryText: string): string | null =>
  /^(\d{3})\s?(\d{0,2})(?:\s+\D.*)?$/.exec(queryText)?.slice(1, 3).join('') ?? null;

/**
 * A postcode belongs to the place with its beginning; towns come before their districts. A complete postcode is shown
 * with the place.
 */
function byPostcode(digits: string): Place[] {
  const found = entries.filter(({ postcodes }) => postcodes.includes(digits.slice(0, 3)));
  const shown = digits.length === 5 ? `${digits.slice(0, 3)} ${digits.slice(3)} ` : '';
  return best(found.map((entry) => ({ entry, fits: 0 })))
    .slice(0, PLACES_SHOWN)
    .map((entry) => ({
      ...placeOf(entry),
      ...(shown && { placeId: `${digits}-${entry.placeId}`, name: `${shown}${entry.name}` }),
    }));
}

/**
 * 'Hisingen, Göteborg' as displayed earlier: the part before the comma is searched for, the rest must occur in the
 * description.
 */
function byName(queryText: string): Place[] {
  const [name = '', ...rest] = fold(queryText)
    .split(',')
    .map((part) => part.trim());
  if (name === '') return [];
  const found = entries.flatMap((entry) => {
    const fits = fit(entry, name);
    return fits === null || !rest.every((part) => fold(entry.description).includes(part)) ? [] : [{ entry, fits }];
  });
  return best(found).slice(0, PLACES_SHOWN).map(placeOf);
}

/** Uses the gazetteer of the product: no network requests. */
export const createEmbeddedPlaces = (): PlacesService => ({
  async find(queryText) {
    const query = queryText.normalize('NFC').trim().replace(/\s+/g, ' ');
    const postcode = postcodeOf(query);
    return ok(postcode === null ? byName(query) : byPostcode(postcode));
  },
  async byPosition(position) {
    let closest: { entry: Entry; km: number } | null = null;
    for (const entry of entries) {
      const km = distanceKm(position, entry);
      if (!closest || km < closest.km) closest = { entry, km };
    }
    return ok(closest && closest.km <= FARTHEST_KM ? placeOf(closest.entry) : null);
  },
});
