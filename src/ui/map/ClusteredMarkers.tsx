import type { Map as LeafletMap } from 'leaflet';
import { Fragment, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useMap } from '@/ui/map/binding';
import { ClusterMarker } from './ClusterMarker';
import { clustersAt, clusterTree, type Cluster } from './clusters';
import type { MapLocation } from './map.types';
import { Marker } from './Marker';

export interface ClusteredMarkersProps {
  locations: readonly MapLocation[];
  selected: string | null;
  onSelect?: ((id: string) => void) | undefined;
  /** The greatest zoom. */
  closest: number;
  calm: boolean;
}

/** The zoom of a map, as state. */
function useZoom(map: LeafletMap): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      map.on('zoomend', changed);
      return () => {
        map.off('zoomend', changed);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => map.getZoom());
}

/**
 * The focus on a marker outlives the marker: an opened cluster gives it to the first of its places, and markers that
 * are placed again keep it.
 */
function useLastingFocus(map: LeafletMap) {
  const wanted = useRef<string | null>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      const isMarker = target instanceof HTMLElement && target.dataset.ids !== undefined;
      last.current = isMarker && map.getContainer().contains(target) ? target : null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [map]);
  return {
    moveTo: (id: string | null): void => {
      wanted.current = id;
    },
    restore: (): void => {
      const lost = last.current?.isConnected === false && document.activeElement === document.body;
      const id = wanted.current ?? (lost ? last.current?.dataset.ids?.split(' ')[0] : undefined);
      if (id === undefined) return;
      wanted.current = null;
      [...map.getContainer().querySelectorAll<HTMLElement>('[data-ids]')]
        .find((marker) => marker.dataset.ids?.split(' ').includes(id))
        ?.focus({ preventScroll: true });
    },
  };
}

/** Markers that would overlap, as one with their number: it zooms in to where they part. */
export function ClusteredMarkers({ locations, selected, onSelect, closest, calm }: ClusteredMarkersProps) {
  const map = useMap();
  const zoom = useZoom(map);
  const tree = useMemo(() => clusterTree(locations, closest), [locations, closest]);
  const { singles, clusters } = useMemo(
    () => clustersAt(tree, locations, zoom, selected),
    [tree, locations, zoom, selected],
  );
  const focus = useLastingFocus(map);
  const open = ({ id, locations: [first], position: { latitude, longitude } }: Cluster): void => {
    focus.moveTo(first?.id ?? null);
    map.setView([latitude, longitude], Math.min(tree.getClusterExpansionZoom(id), closest), { animate: !calm });
  };
  // After every render: the next one comes with the new zoom.
  useEffect(() => focus.restore());
  // Markers are in the order of the list: all are placed again when a cluster opens or closes.
  const key = [...clusters.map(({ locations: of }) => of.length), singles.length].join(' ');
  return (
    <Fragment key={key}>
      {clusters.map((cluster) => (
        <ClusterMarker key={cluster.id} cluster={cluster} onOpen={open} />
      ))}
      {singles.map((location) => (
        <Marker key={location.id} location={location} selected={location.id === selected} onSelect={onSelect} />
      ))}
    </Fragment>
  );
}
