import { divIcon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Marker as Mark } from '@/ui/map/binding';
import type { MapLocation } from './map.types';

/** Size of the icon's box, a touch target; the location is at the middle of its lower edge. */
const BOX: [number, number] = [44, 44];
const FOOT: [number, number] = [22, 44];

export interface MarkerProps {
  location: MapLocation;
  selected: boolean;
  /** Absent: a marker that is not a button. */
  onSelect?: ((id: string) => void) | undefined;
}

/** A named location: a button, pressed when chosen. */
export function Marker({ location: { id, name, position, number }, selected, onSelect }: MarkerProps) {
  const mark = useRef<LeafletMarker>(null);
  const inside = useMemo(() => Object.assign(document.createElement('span'), { className: 'inside' }), []);
  const icon = useMemo(() => divIcon({ html: inside, className: 'marker', iconSize: BOX, iconAnchor: FOOT }), [inside]);
  const pressable = onSelect !== undefined;

  useEffect(() => {
    const element = mark.current?.getElement();
    if (element) element.dataset.ids = id;
  }, [id]);

  useEffect(() => {
    const button = mark.current?.getElement();
    if (pressable) button?.setAttribute('aria-pressed', String(selected));
    else if (selected) button?.setAttribute('data-chosen', '');
  }, [pressable, selected]);

  const handlers = useMemo(
    () =>
      onSelect
        ? {
            click: () => onSelect(id),
            keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
              if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
              originalEvent.preventDefault();
              onSelect(id);
            },
          }
        : {},
    [id, onSelect],
  );

  return (
    <>
      <Mark
        ref={mark}
        position={[position.latitude, position.longitude]}
        icon={icon}
        interactive={pressable}
        keyboard={pressable}
        eventHandlers={handlers}
        zIndexOffset={selected ? 10_000 : 0}
        riseOnHover
        autoPanOnFocus={false}
      />
      {createPortal(
        <>
          <svg viewBox="0 0 30 38" aria-hidden="true" focusable="false">
            <path className="drop" d="M15 37C15 37 2 24.2 2 14.5a13 13 0 0 1 26 0C28 24.2 15 37 15 37z" />
            {number === undefined ? (
              <circle className="eye" cx="15" cy="14.5" r="4.75" />
            ) : (
              <text className="eye" x="15" y="19" textAnchor="middle">
                {number}
              </text>
            )}
          </svg>
          <span className="name">{name}</span>
        </>,
        inside,
      )}
    </>
  );
}
