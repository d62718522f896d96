import type { Map } from 'leaflet';
import { useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { Polygon, Polyline, useMap, useMapEvents } from '@/ui/map/binding';
import type { MapLocation } from '../map.types';
import { mapLabels, type Box } from './mapLabels';
import { eastward, lakeOutline, landOutline } from './outlines';
import { roadLines } from './roadLines';

/** From this zoom, national roads are drawn, too. */
const ALL_ROADS_ZOOM = 6;

/** Land, lakes, roads and names of towns without network requests, for orientation. */
export function MapBackground({ locations, controls }: { locations: readonly MapLocation[]; controls: ControlSizes }) {
  return (
    <>
      <Polygon positions={landOutline()} className="land" interactive={false} smoothFactor={0.6} />
      <Polygon positions={eastward} className="land eastward" interactive={false} />
      <Polygon positions={lakeOutline()} className="lake" interactive={false} smoothFactor={0.6} />
      <Roads />
      <Labels locations={locations} controls={controls} />
    </>
  );
}

const roadsOfRank = (rank: 1 | 2) => roadLines().flatMap((road) => (road.rank === rank ? [road.points] : []));

function Roads() {
  const map = useMap();
  const [zoom, zoomed] = useReducer(() => map.getZoom(), map.getZoom());
  useMapEvents({ zoomend: zoomed });
  const [lines] = useState(() => ({ main: roadsOfRank(1), other: roadsOfRank(2) }));
  return (
    <>
      {zoom >= ALL_ROADS_ZOOM && <Polyline positions={lines.other} className="road" interactive={false} />}
      <Polyline positions={lines.main} className="road main" interactive={false} />
    </>
  );
}

/** Sizes of what lies on the map at its upper end corner and along its lower edge, px at the usual font size. */
export interface ControlSizes {
  zoom: { width: number; height: number };
  foot: number;
}

/** Under the markers, over the land. */
const PANE_LAYER = '450';
const ROOT_FONT_PX = 16;

function labelsOn(map: Map, locations: readonly MapLocation[], controls: ControlSizes) {
  const index = (latitude: number, longitude: number) => map.latLngToLayerPoint([latitude, longitude]);
  const corner = map.containerPointToLayerPoint([0, 0]);
  const { x: width, y: height } = map.getSize();
  const view: Box = { left: corner.x, top: corner.y, right: corner.x + width, bottom: corner.y + height };
  const scale = (parseFloat(getComputedStyle(document.documentElement).fontSize) || ROOT_FONT_PX) / ROOT_FONT_PX;
  const pins = locations.map(({ position: { latitude, longitude } }) => index(latitude, longitude));
  const { zoom, foot } = controls;
  return mapLabels({
    zoom: map.getZoom(),
    view: { ...view, bottom: view.bottom - foot * scale },
    index,
    pins,
    controls: [{ ...view, left: view.right - zoom.width * scale, bottom: view.top + zoom.height * scale }],
    scale,
  });
}

function Labels({ locations, controls }: { locations: readonly MapLocation[]; controls: ControlSizes }) {
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
  const { towns, roads } = labelsOn(map, locations, controls);
  return createPortal(
    <>
      {roads.map(({ name, x, y }) => (
        <b key={name} style={{ left: x, top: y }}>
          {name}
        </b>
      ))}
      {towns.map(({ name, rank, side, x, y }) => (
        <span key={`${name} ${x} ${y}`} data-rank={rank} data-side={side} style={{ left: x, top: y }}>
          <i>{name}</i>
        </span>
      ))}
    </>,
    pane,
  );
}
