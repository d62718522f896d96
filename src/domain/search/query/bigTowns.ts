import { distanceKm } from '../../places/distance';
import { expressionsIn } from './expressions';
import { bigTowns } from './tables/towns';
import type { QueryVocabulary } from './understanding';

type Place = QueryVocabulary['places'][number];

/** Kilometres from the nearest facility: nobody asks for cars near a town that is farther away. */
const FARTHEST = 650;

/** 'Göteborg/Gothenburg 57.71 11.97' as one place for each of its names. */
function placesOf(row: string): Place[] {
  const [, names = '', lat, lng] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row) ?? [];
  return names.split('/').map((name) => ({ name, lat: Number(lat), lng: Number(lng) }));
}

/** Cached: the table is constant. */
let cache: readonly Place[] | null = null;
const allTowns = (): readonly Place[] =>
  (cache ??= bigTowns.flatMap((rows) => expressionsIn(rows.replace(/\s+/g, ' ')).flatMap(placesOf)));

const between = (one: Place, other: Place): number =>
  distanceKm({ latitude: one.lat, longitude: one.lng }, { latitude: other.lat, longitude: other.lng });

/** The well-known towns around the towns with facilities. */
export const bigTownsAround = (facilities: readonly Place[]): Place[] =>
  allTowns().filter((town) => facilities.some((facility) => between(town, facility) <= FARTHEST));
