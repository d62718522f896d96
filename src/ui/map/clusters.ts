import Supercluster from 'supercluster';
import type { Position } from '@/domain/workshop/services';
import type { MapLocation } from './map.types';

/** Locations so close to each other that their markers would overlap. */
export interface Cluster {
  id: number;
  position: Position;
  /** In the list's order. */
  locations: readonly MapLocation[];
}

export interface Clustered {
  singles: readonly MapLocation[];
  clusters: readonly Cluster[];
}

interface Properties {
  index: number;
}
export type ClusterTree = Supercluster<Properties>;

/** Pixels between two markers that do not overlap. */
const RADIUS = 40;
/** Leaflet's: the tiles by which its zoom is defined. */
const TILE_PX = 256;
const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

/** Groups locations for every zoom up to `closest`, at which all are single. */
export function clusterTree(locations: readonly MapLocation[], closest: number): ClusterTree {
  const tree: ClusterTree = new Supercluster<Properties>({
    radius: RADIUS,
    extent: TILE_PX,
    maxZoom: Math.ceil(closest) - 1,
  });
  return tree.load(
    locations.map(({ position: { latitude, longitude } }, index) => ({
      type: 'Feature',
      properties: { index },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
}

/** The locations at a zoom; the selected one is never part of a cluster. */
export function clustersAt(
  tree: ClusterTree,
  locations: readonly MapLocation[],
  zoom: number,
  selected: string | null,
): Clustered {
  const singles: { index: number; location: MapLocation }[] = [];
  const clusters: { index: number; cluster: Cluster }[] = [];
  const addSingle = (index: number): void => {
    const location = locations[index];
    if (location) singles.push({ index, location });
  };
  for (const { properties, geometry } of tree.getClusters(WORLD, Math.floor(zoom))) {
    if (!('cluster_id' in properties)) {
      addSingle(properties.index);
      continue;
    }
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const indexes = tree
      .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
      .map((leaf) => leaf.properties.index)
      .toSorted((a, b) => a - b);
    const chosen = indexes.find((index) => locations[index]?.id === selected);
    const rest = indexes.filter((index) => index !== chosen);
    if (chosen !== undefined) addSingle(chosen);
    const [first, ...others] = rest;
    if (first === undefined) continue;
    if (others.length === 0) addSingle(first);
    else
      clusters.push({
        index: first,
        cluster: {
          id: properties.cluster_id,
          position: { latitude, longitude },
          locations: rest.flatMap((index) => locations[index] ?? []),
        },
      });
  }
  const inOrder = (a: { index: number }, b: { index: number }): number => a.index - b.index;
  return {
    singles: singles.toSorted(inOrder).map(({ location }) => location),
    clusters: clusters.toSorted(inOrder).map(({ cluster }) => cluster),
  };
}
