import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';
import { useTexts } from '@/i18n/TextsProvider';

/** Lies above the map: presses do not reach it. */
export function ZoomButtons({ map, closest, calm }: { map: LeafletMap; closest: number; calm: boolean }) {
  const { t } = useTexts();
  const pressed = useCallback(
    (changed: () => void) => {
      map.on('zoomend', changed);
      return () => {
        map.off('zoomend', changed);
      };
    },
    [map],
  );
  const zoom = useSyncExternalStore(pressed, () => map.getZoom());
  // The focus stays on a button at its limit.
  const button = (name: string, path: string, end: boolean, press: () => void) => (
    <button type="button" aria-label={name} aria-disabled={end || undefined} onClick={end ? undefined : press}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div className="zoom">
      {button(t('map.zoomIn'), 'M12 5v14M5 12h14', zoom >= closest, () => map.zoomIn(1, { animate: !calm }))}
      {button(t('map.zoomOut'), 'M5 12h14', zoom <= map.getMinZoom(), () => map.zoomOut(1, { animate: !calm }))}
    </div>
  );
}
