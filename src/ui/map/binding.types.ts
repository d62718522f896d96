import type {
  CircleMarkerOptions,
  FitBoundsOptions,
  LatLngBounds,
  LatLngExpression,
  LatLngTuple,
  LeafletEventHandlerFnMap,
  Map as LeafletMap,
  MapOptions,
  Marker as LeafletMarker,
  MarkerOptions,
  PolylineOptions,
  TileLayerOptions,
} from 'leaflet';
import type { ComponentType, ReactNode, Ref } from 'react';

interface WithHandlers {
  /** Attached while they are the same object. */
  eventHandlers?: LeafletEventHandlerFnMap;
}

/** The initial view; read once, as all options of a map. */
export interface MapContainerProps extends MapOptions {
  bounds?: LatLngBounds;
  boundsOptions?: FitBoundsOptions;
  ref?: Ref<LeafletMap>;
  children?: ReactNode;
}
export interface MarkerProps extends MarkerOptions, WithHandlers {
  position: LatLngTuple;
  ref?: Ref<LeafletMarker>;
}
export interface TileLayerProps extends TileLayerOptions, WithHandlers {
  url: string;
}
export interface CircleMarkerProps extends CircleMarkerOptions {
  center: LatLngTuple;
  radius: number;
}
export interface PolylineProps extends PolylineOptions {
  positions: LatLngExpression[] | LatLngExpression[][];
}
export interface PolygonProps extends PolylineOptions {
  positions: LatLngExpression[] | LatLngExpression[][] | LatLngExpression[][][];
}

/** What our maps need of a binding of Leaflet to React. */
export interface MapBinding {
  MapContainer: ComponentType<MapContainerProps>;
  TileLayer: ComponentType<TileLayerProps>;
  Marker: ComponentType<MarkerProps>;
  CircleMarker: ComponentType<CircleMarkerProps>;
  Polygon: ComponentType<PolygonProps>;
  Polyline: ComponentType<PolylineProps>;
  /** The map around a component. */
  useMap(): LeafletMap;
  useMapEvents(handlers: LeafletEventHandlerFnMap): LeafletMap;
}
