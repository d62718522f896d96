import { distanceKm } from '../../places/distance';
import { expressionsIn } from './expressions';
import { bigTowns } from './tables/towns';
import type { QueryVocabulary } from './understanding';

type Town = QueryVocabulary['places'][number];

/** Kilometres from the nearest facility: nobody asks for cars near a town that is farther away. */
const FARTHEST = 650;

/** 'Göteborg/Gothenburg 57.71 11.97' as one town for each of its names. */
function townsOf(row: string): Town[] {
  const [, names = '', lat, lng] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row) ?? [];
  return names.split('/').map((name) => ({ name, lat: Number(lat), lng: Number(lng) }));
}

/** Cached: the table is constant. */
let cache: readonly Town[] | null = null;
const allTowns = (): readonly Town[] =>
  (cache ??= bigTowns.flatMap((rows) => expressionsIn(rows.replace(/\s+/g, ' ')).flatMap(townsOf)));

const between = (one: Town, other: Town): number =>
  distanceKm({ latitude: one.lat, longitude: one.lng }, { latitude: other.lat, longitude: other.lng });

/** The well-known towns around the towns with facilities. */
export const bigTownsAround = (facilities: readonly Town[]): Town[] =>
  allTowns().filter((town) => facilities.some((facility) => between(town, facility) <= FARTHEST));
