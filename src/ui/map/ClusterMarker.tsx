import { divIcon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Marker as Mark } from '@/ui/map/binding';
import { useTexts } from '@/i18n/TextsProvider';
import type { Cluster } from './clusters';

/** A touch target, with the position in its middle. */
const BOX: [number, number] = [44, 44];
/** So many are named; more would be a long speech. */
const NAMES = 4;

/** Several locations: a button with their number that zooms in. */
export function ClusterMarker({ cluster, onOpen }: { cluster: Cluster; onOpen(cluster: Cluster): void }) {
  const { t } = useTexts();
  const mark = useRef<LeafletMarker>(null);
  const inside = useMemo(() => Object.assign(document.createElement('span'), { className: 'inside' }), []);
  const icon = useMemo(() => divIcon({ html: inside, className: 'cluster', iconSize: BOX }), [inside]);
  const { position, locations } = cluster;
  const count = locations.length;
  const names = locations.slice(0, NAMES).map(({ name }) => name);
  const text = t('map.cluster', { count, names: [...names, ...(count > NAMES ? ['…'] : [])].join(', ') });
  const ids = locations.map(({ id }) => id).join(' ');
  useEffect(() => {
    const element = mark.current?.getElement();
    if (element) element.dataset.ids = ids;
  }, [ids]);
  const handlers = useMemo(
    () => ({
      click: () => onOpen(cluster),
      keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        onOpen(cluster);
      },
    }),
    [cluster, onOpen],
  );
  return (
    <>
      <Mark
        ref={mark}
        position={[position.latitude, position.longitude]}
        icon={icon}
        eventHandlers={handlers}
        autoPanOnFocus={false}
      />
      {createPortal(
        <>
          <span className="visually-hidden">{text}</span>
          <b aria-hidden="true">{count}</b>
        </>,
        inside,
      )}
    </>
  );
}
