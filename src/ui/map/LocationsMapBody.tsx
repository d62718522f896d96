import {
  divIcon,
  latLngBounds,
  type FitBoundsOptions,
  type LatLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { CircleMarker, MapContainer, Marker as Mark, TileLayer, useMap, useMapEvents } from '@/ui/map/binding';
import type { Position } from '@/domain/workshop/services';
import { useTexts } from '@/i18n/TextsProvider';
import { MapBackground, type ControlSizes } from './background/MapBackground';
import type { MapLocation, LocationsMapProps } from './map.types';
import { ClusteredMarkers } from './ClusteredMarkers';
import { Marker } from './Marker';
import { NamesInside } from './NamesInside';
import { ZoomButtons } from './ZoomButtons';

/** Zoom of a single location (specification 2 section 9). */
const ZOOM = 12;
/** Zoom for a location chosen in the list. */
const NEAR = 9;
/** Outlines alone show nothing useful at higher zoom: neighbouring towns and water must be visible. */
const OUTLINES_ZOOM = { static: 7, interactive: 9 } as const;
const FARTHEST = 4;
/** From this many locations, markers overlap below this zoom and are drawn smaller. */
const CROWD = { locations: 20, zoom: 6.5 } as const;
const CLOSEST = { tiles: 18, outlines: 10 } as const;
/** Default view without locations: Stockholm region (specification 2 section 2.8). */
const NOWHERE_KNOWN: LatLngTuple = [59.33, 18.07];
/** Outlines scale to any size: the locations fill the map. */
const FINE_SNAP = 0.25;
/** Pixels between a marker's point and the map's edge; above it are the marker and its name. */
const PADDING = { paddingTopLeft: [48, 92], paddingBottomRight: [48, 40] } as const satisfies FitBoundsOptions;
/** For the labels, which keep clear of them. */
const CONTROLS: Readonly<Record<'static' | 'interactive', ControlSizes>> = {
  static: { zoom: { width: 0, height: 0 }, foot: 20 },
  interactive: { zoom: { width: 60, height: 104 }, foot: 20 },
};
/** Radius of the dot of a location that does not match. */
const OTHER_PX = 4;
const none: readonly MapLocation[] = [];
const HERE = divIcon({ className: 'here', iconSize: [18, 18] });

const pointOf = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];
const matches = (query: string): boolean => window.matchMedia(query).matches;

/** The map itself; loaded with its library when shown. */
export function LocationsMapBody({
  label,
  locations,
  others = none,
  isClustered = false,
  selected = null,
  onSelect,
  here = null,
  inView,
  tiles,
  zoom: requestedZoom = ZOOM,
  isStatic = false,
}: LocationsMapProps) {
  const { t } = useTexts();
  const zoom =
    tiles === null ? Math.min(requestedZoom, OUTLINES_ZOOM[isStatic ? 'static' : 'interactive']) : requestedZoom;
  const [silent, setSilent] = useState(false);
  // Set once: Leaflet reads them at creation.
  const [{ calm, coarse }] = useState(() => ({
    calm: matches('(prefers-reduced-motion: reduce)'),
    coarse: matches('(pointer: coarse)'),
  }));
  const [view] = useState(() => viewOf(locations.slice(0, inView), here?.position ?? null, zoom));
  const [map, setMap] = useState<LeafletMap | null>(null);
  const gestures = !isStatic;
  const tiled = tiles !== null && !silent;
  const closest = CLOSEST[tiled ? 'tiles' : 'outlines'];
  return (
    <>
      <MapContainer
        ref={setMap}
        {...view}
        minZoom={FARTHEST}
        maxZoom={closest}
        zoomSnap={tiles === null ? FINE_SNAP : 1}
        attributionControl={false}
        zoomControl={false}
        zoomAnimation={!calm}
        fadeAnimation={!calm}
        markerZoomAnimation={!calm}
        inertia={!calm}
        // One finger scrolls the page, two move the map. The wheel zooms after a click on the map.
        dragging={gestures && !coarse}
        touchZoom={gestures}
        doubleClickZoom={gestures}
        boxZoom={gestures}
        keyboard={gestures}
        scrollWheelZoom={false}
      >
        <Named label={label} isStatic={isStatic} />
        {!isClustered && locations.length > CROWD.locations && <Crowded />}
        {tiled ? (
          <TileLayer url={tiles.url} maxZoom={CLOSEST.tiles} eventHandlers={{ tileerror: () => setSilent(true) }} />
        ) : (
          <MapBackground locations={locations} controls={CONTROLS[isStatic ? 'static' : 'interactive']} />
        )}
        {here && (
          <Mark position={pointOf(here.position)} icon={HERE} interactive={false} keyboard={false} title={here.name} />
        )}
        {others.map(({ id, position }) => (
          <CircleMarker key={id} center={pointOf(position)} radius={OTHER_PX} className="other" interactive={false} />
        ))}
        {isClustered ? (
          <ClusteredMarkers {...{ locations, selected, closest, calm }} onSelect={isStatic ? undefined : onSelect} />
        ) : (
          locations.map((location) => (
            <Marker
              key={location.id}
              location={location}
              selected={location.id === selected}
              onSelect={isStatic ? undefined : onSelect}
            />
          ))
        )}
        {gestures && <NamesInside selected={selected} />}
        <ViewUpdater {...{ locations, selected, inView, zoom, calm }} here={here?.position ?? null} />
      </MapContainer>
      {gestures && map && <ZoomButtons map={map} closest={closest} calm={calm} />}
      <div className="foot">
        {gestures && <p className="fingers">{t('map.twoFingers')}</p>}
        {tiled ? (
          <p>
            {tiles.attributionUrl === null ? (
              tiles.attribution
            ) : (
              <a href={tiles.attributionUrl} target="_blank" rel="noopener noreferrer">
                {tiles.attribution}
              </a>
            )}
          </p>
        ) : (
          <p>Natural Earth</p>
        )}
      </div>
    </>
  );
}

type View =
  { center: LatLngTuple; zoom: number; bounds?: undefined } | { bounds: LatLngBounds; boundsOptions: FitBoundsOptions };

/** The initial view: all locations; a single one from close by. */
function viewOf(locations: readonly MapLocation[], here: Position | null, zoom: number): View {
  const points = [...locations.map(({ position }) => pointOf(position)), ...(here ? [pointOf(here)] : [])];
  const [first] = points;
  if (!first) return { center: NOWHERE_KNOWN, zoom: 7 };
  return points.length === 1
    ? { center: first, zoom }
    : { bounds: latLngBounds(points), boundsOptions: { ...PADDING, maxZoom: zoom } };
}

/** The accessible name and role of the map: a region with markers, or an image. */
function Named({ label, isStatic }: { label: string; isStatic: boolean }) {
  const map = useMap();
  useEffect(() => {
    const node = map.getContainer();
    node.setAttribute('role', isStatic ? 'img' : 'region');
    node.setAttribute('aria-label', label);
    if (isStatic) return undefined;
    // The wheel scrolls the page until the map is clicked.
    const on = (): void => {
      map.scrollWheelZoom.enable();
    };
    const off = (): void => {
      map.scrollWheelZoom.disable();
    };
    node.addEventListener('focusin', on);
    node.addEventListener('focusout', off);
    return () => {
      node.removeEventListener('focusin', on);
      node.removeEventListener('focusout', off);
    };
  }, [map, label, isStatic]);
  return null;
}

/** Marks a map with many locations at low zoom. */
function Crowded() {
  const map = useMap();
  useEffect(() => {
    const node = map.getContainer();
    const describe = (): void => {
      node.toggleAttribute('data-crowded', map.getZoom() < CROWD.zoom);
    };
    describe();
    map.on('zoomend', describe);
    return () => {
      map.off('zoomend', describe);
      node.removeAttribute('data-crowded');
    };
  }, [map]);
  return null;
}

/**
 * Follows the list: new locations are brought into view until the visitor has chosen one or moved the map; another
 * position of the visitor, and a location chosen in the list, always are.
 */
function ViewUpdater({
  locations,
  selected,
  here,
  inView,
  zoom,
  calm,
}: {
  locations: readonly MapLocation[];
  selected: string | null;
  here: Position | null;
  inView: number | undefined;
  zoom: number;
  calm: boolean;
}) {
  const map = useMap();
  const moved = useRef(false);
  const movesByCode = useRef(false);
  useMapEvents({
    dragstart: () => {
      moved.current = true;
    },
    zoomstart: () => {
      if (!movesByCode.current) moved.current = true;
    },
  });

  const chosen = useMemo(() => locations.find(({ id }) => id === selected), [locations, selected]);
  const shown = useRef({ locations, here });
  useEffect(() => {
    const before = shown.current;
    const isElsewhere = here !== null && !isSamePosition(here, before.here);
    if (!isElsewhere && sameIds(before.locations, locations)) return;
    shown.current = { locations, here };
    if (isElsewhere) moved.current = false;
    else if (moved.current || chosen) return;
    const view = viewOf(locations.slice(0, inView), here, zoom);
    moveByCode(map, movesByCode, () =>
      view.bounds
        ? map.fitBounds(view.bounds, { ...view.boundsOptions, animate: !calm })
        : map.setView(view.center, view.zoom, { animate: !calm }),
    );
  });

  const [latitude, longitude] = chosen ? pointOf(chosen.position) : [];
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const close = map.getZoom() >= NEAR;
    // A location chosen on the map is in view already.
    const within = map.getContainer().contains(document.activeElement);
    if (close || within) map.panInside([latitude, longitude], { ...PADDING, animate: !calm });
    else moveByCode(map, movesByCode, () => map.setView([latitude, longitude], NEAR, { animate: !calm }));
    // Depends on the chosen location only, not on later moves of the map.
  }, [map, latitude, longitude, calm]);

  // Pans to a focused marker.
  useEffect(() => {
    const node = map.getContainer();
    const follow = ({ target }: FocusEvent): void => {
      const mark =
        target instanceof HTMLElement && target.matches('.marker, .cluster') ? target.getBoundingClientRect() : null;
      if (!mark) return;
      const { left, top } = node.getBoundingClientRect();
      map.panInside(map.containerPointToLatLng([mark.left + mark.width / 2 - left, mark.bottom - top]), {
        ...PADDING,
        animate: !calm,
      });
    };
    node.addEventListener('focusin', follow);
    return () => node.removeEventListener('focusin', follow);
  }, [map, calm]);
  return null;
}

/** Moves the map without counting it as a move of the visitor. */
function moveByCode(map: LeafletMap, movesByCode: RefObject<boolean>, move: () => void): void {
  movesByCode.current = true;
  map.once('moveend', () => {
    movesByCode.current = false;
  });
  move();
}

const isSamePosition = (a: Position, b: Position | null): boolean =>
  a.latitude === b?.latitude && a.longitude === b.longitude;

const sameIds = (a: readonly MapLocation[], b: readonly MapLocation[]): boolean =>
  a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
