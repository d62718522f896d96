import {
  CircleMarker as LeafletCircleMarker,
  Map as LeafletMap,
  Marker as LeafletMarker,
  Polygon as LeafletPolygon,
  Polyline as LeafletPolyline,
  TileLayer as LeafletTileLayer,
  type Evented,
  type LatLngTuple,
  type Layer,
  type LeafletEventHandlerFnMap,
} from 'leaflet';
import { createContext, useCallback, useContext, useEffect, useImperativeHandle, useState } from 'react';
import type {
  CircleMarkerProps,
  MapContainerProps,
  MarkerProps,
  PolygonProps,
  PolylineProps,
  TileLayerProps,
} from './binding.types';

/* Leaflet without react-leaflet, for owners to whom its licence is no choice (docs/maps.md). */

const Around = createContext<LeafletMap | null>(null);

function useMap(): LeafletMap {
  const map = useContext(Around);
  if (!map) throw new Error('There is no map around this component.');
  return map;
}

function useHandlers(target: Evented, handlers: LeafletEventHandlerFnMap | undefined): void {
  useEffect(() => {
    if (!handlers) return undefined;
    target.on(handlers);
    return () => {
      target.off(handlers);
    };
  }, [target, handlers]);
}

function useMapEvents(handlers: LeafletEventHandlerFnMap): LeafletMap {
  const map = useMap();
  useHandlers(map, handlers);
  return map;
}

function MapContainer({ children, ref, ...given }: MapContainerProps) {
  const [initial] = useState(given);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const attach = useCallback(
    (node: HTMLDivElement) => {
      const { bounds, boundsOptions, center, zoom, ...options } = initial;
      const made = new LeafletMap(node, options);
      if (bounds) made.fitBounds(bounds, boundsOptions);
      else if (center && zoom !== undefined) made.setView(center, zoom);
      setMap(made);
      return () => {
        setMap(null);
        made.remove();
      };
    },
    [initial],
  );
  useImperativeHandle<LeafletMap | null, LeafletMap | null>(ref, () => map, [map]);
  return <div ref={attach}>{map && <Around value={map}>{children}</Around>}</div>;
}

/** A layer that is on the map while its component is; its options are read once. */
function useLayer<T extends Layer>(make: () => T): T {
  const map = useMap();
  const [layer] = useState(make);
  useEffect(() => {
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [layer, map]);
  return layer;
}

function TileLayer({ url, eventHandlers, ...options }: TileLayerProps) {
  useHandlers(
    useLayer(() => new LeafletTileLayer(url, options)),
    eventHandlers,
  );
  return null;
}

/** The same as long as the position is, so that a marker is not moved at every render. */
function usePoint([latitude, longitude]: LatLngTuple): LatLngTuple {
  const [point, setPoint] = useState<LatLngTuple>([latitude, longitude]);
  if (point[0] === latitude && point[1] === longitude) return point;
  const moved: LatLngTuple = [latitude, longitude];
  setPoint(moved);
  return moved;
}

function Marker({ position, eventHandlers, ref, ...options }: MarkerProps) {
  const layer = useLayer(() => new LeafletMarker(position, options));
  const { icon, zIndexOffset } = options;
  const point = usePoint(position);
  useHandlers(layer, eventHandlers);
  useImperativeHandle(ref, () => layer, [layer]);
  useEffect(() => {
    if (!layer.getLatLng().equals(point)) layer.setLatLng(point);
  }, [layer, point]);
  useEffect(() => {
    if (icon && layer.options.icon !== icon) layer.setIcon(icon);
  }, [layer, icon]);
  useEffect(() => {
    if (zIndexOffset !== undefined) layer.setZIndexOffset(zIndexOffset);
  }, [layer, zIndexOffset]);
  return null;
}

function CircleMarker({ center, ...options }: CircleMarkerProps) {
  useLayer(() => new LeafletCircleMarker(center, options));
  return null;
}

function Polygon({ positions, ...options }: PolygonProps) {
  useLayer(() => new LeafletPolygon(positions, options));
  return null;
}

function Polyline({ positions, ...options }: PolylineProps) {
  useLayer(() => new LeafletPolyline(positions, options));
  return null;
}

export { CircleMarker, MapContainer, Marker, Polygon, Polyline, TileLayer, useMap, useMapEvents };
