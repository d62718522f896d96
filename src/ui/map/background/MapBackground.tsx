import type { Map } from 'leaflet';
import { useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { Polygon, useMap, useMapEvents } from 'react-leaflet';
import type { MapLocation } from '../map.types';
import { eastward, lakeOutline, landOutline } from './outlines';
import { townLabels, type TownLabel } from './townLabels';

/** Land, lakes and names of towns without network requests, for orientation. */
export function MapBackground({ locations }: { locations: readonly MapLocation[] }) {
  return (
    <>
      <Polygon positions={landOutline()} className="land" interactive={false} smoothFactor={0.6} />
      <Polygon positions={eastward} className="land eastward" interactive={false} />
      <Polygon positions={lakeOutline()} className="lake" interactive={false} smoothFactor={0.6} />
      <Towns locations={locations} />
    </>
  );
}

/** Under the markers, over the land. */
const PANE_LAYER = '450';

function labelsOn(map: Map, locations: readonly MapLocation[]): TownLabel[] {
  const view = map.getBounds().pad(0.1);
  const index = (latitude: number, longitude: number) => map.latLngToLayerPoint([latitude, longitude]);
  const pins = locations.map(({ position: { latitude, longitude } }) => index(latitude, longitude));
  return townLabels({
    zoom: map.getZoom(),
    within: (latitude, longitude) => view.contains([latitude, longitude]),
    index,
    pins,
  });
}

function Towns({ locations }: { locations: readonly MapLocation[] }) {
  const map = useMap();
  const [pane] = useState(() => {
    const made = map.getPane('towns') ?? map.createPane('towns');
    made.style.zIndex = PANE_LAYER;
    made.classList.add('towns', 'leaflet-zoom-hide');
    made.setAttribute('aria-hidden', 'true');
    return made;
  });
  // Counts moves: label positions depend on the map's viewport.
  const [, moved] = useReducer((moves: number) => moves + 1, 0);
  useMapEvents({ moveend: moved, zoomend: moved, resize: moved });
  const labels = labelsOn(map, locations);
  return createPortal(
    labels.map(({ name, rank, x, y }) => (
      <span key={`${name} ${x} ${y}`} data-rank={rank} style={{ left: x, top: y }}>
        {name}
      </span>
    )),
    pane,
  );
}
