import * as reactLeaflet from 'react-leaflet';
import type { MapBinding } from './binding.types';

/** The default binding of `@/ui/map/binding` (tsconfig.json). */
export const { CircleMarker, MapContainer, Marker, Polygon, Polyline, TileLayer, useMap, useMapEvents }: MapBinding =
  reactLeaflet;
