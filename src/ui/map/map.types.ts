import type { MapTiles } from '@/domain/sites/mapTiles';
import type { Position } from '@/domain/workshop/services';

/** Something with a name that is somewhere. */
export interface MapLocation {
  id: string;
  name: string;
  position: Position;
  /** In the list next to the map, which shows it, too. */
  number?: number | undefined;
}

export interface LocationsMapProps {
  /** What the map shows, for whom doesn't see it: 'Karta över våra anläggningar'. */
  label: string;
  /** In the order of the list next to the map, which is also the focus order of the markers. */
  locations: readonly MapLocation[];
  /** Places that don't match what the visitor looks for: dots without a name, for orientation. */
  others?: readonly MapLocation[];
  /** Markers that would overlap become one with their number. */
  isClustered?: boolean;
  /** Id of the place that is chosen, here or in the list. */
  selected?: string | null;
  /** Absent: the markers are no buttons. */
  onSelect?(id: string): void;
  /** The visitor's position: a marker that cannot be chosen. */
  here?: { name: string; position: Position } | null;
  /** With `here`: so many of the first locations are in view with it, else all. */
  inView?: number | undefined;
  /** null: the outlines that are part of the product. */
  tiles: MapTiles | null;
  /** Zoom of a single location. */
  zoom?: number;
  /** A static picture without gestures and keys (150 px high by default). */
  isStatic?: boolean;
  /** Called once, when the map has come near the window. */
  onShown?(): void;
  /** Called once, when the map's code fails to load or the map breaks. */
  onFailure?(error: unknown): void;
}
