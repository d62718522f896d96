import type { Map as LeafletMap } from 'leaflet';
import { Fragment, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';
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

/** Markers that would overlap, as one with their number: it zooms in to where they part. */
export function ClusteredMarkers({ locations, selected, onSelect, closest, calm }: ClusteredMarkersProps) {
  const map = useMap();
  const zoom = useZoom(map);
  const tree = useMemo(() => clusterTree(locations, closest), [locations, closest]);
  const { singles, clusters } = useMemo(
    () => clustersAt(tree, locations, zoom, selected),
    [tree, locations, zoom, selected],
  );
  /** The location whose cluster was opened by key: its next marker takes the focus. */
  const focused = useRef<string | null>(null);
  const open = ({ id, locations: [first], position: { latitude, longitude } }: Cluster): void => {
    focused.current = first?.id ?? null;
    map.setView([latitude, longitude], Math.min(tree.getClusterExpansionZoom(id), closest), { animate: !calm });
  };
  // After every render: the next one comes with the new zoom.
  useEffect(() => {
    const id = focused.current;
    if (id === null) return;
    const marker = [...map.getContainer().querySelectorAll<HTMLElement>('[data-ids]')].find((one) =>
      one.dataset.ids?.split(' ').includes(id),
    );
    focused.current = null;
    marker?.focus({ preventScroll: true });
  });
  // Markers are in the order of the list: all are placed anew when a cluster opens or closes.
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
