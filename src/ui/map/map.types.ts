import type { MapTiles } from '@/domain/sites/mapTiles';
import type { Position } from '@/domain/workshop/services';

/** Something with a name that is somewhere. */
export interface MapLocation {
  id: string;
  name: string;
  position: Position;
}

export interface LocationsMapProps {
  /** What the map shows, for whom doesn't see it: 'Karta över våra anläggningar'. */
  label: string;
  /** In the order of the list beside the map: its markers are reached in the same order. */
  locations: readonly MapLocation[];
  /** Id of the place that is chosen, here or in the list. */
  selected?: string | null;
  /** Absent: the markers are no buttons. */
  onSelect?(id: string): void;
  /** The visitor's own place: a mark that nobody chooses. */
  here?: { name: string; position: Position } | null;
  /** null: the outlines that come with the product. */
  tiles: MapTiles | null;
  /** How close a place that stands alone is seen. */
  zoom?: number;
  /** A picture: it hears no gesture and no key (150 px high by default). */
  isStatic?: boolean;
  /** Told once, when the map's code does not come or the map breaks. */
  onFailure?(error: unknown): void;
}
