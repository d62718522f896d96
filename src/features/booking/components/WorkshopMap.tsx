import { useMemo, useState } from 'react';
import { selectBooking } from '@/features/booking/booking.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectMapTiles } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import type { MapLocation } from '@/ui/map/map.types';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { Button } from '@/ui/primitives/Button';
import { media } from '@/ui/tokens';
import { selectCalendar, selectSortedWorkshops } from '../workshops.selectors';
import { useOpenCalendar } from './useOpenCalendar';

const WIDE = media.xxl.replace('@media ', '');

/** The workshops of the list on a map. Tiles of another server are loaded on request only (decision 22). */
export function WorkshopMap() {
  const { t } = useTexts();
  const workshops = useAppSelector(selectSortedWorkshops);
  const {
    flow: { value },
    query,
  } = useAppSelector(selectCalendar);
  const { location } = useAppSelector(selectBooking);
  const tiles = useAppSelector(selectMapTiles);
  // Where it has no place beside the list, the list comes first.
  const [isRequested, setRequested] = useState(() => tiles === null && window.matchMedia(WIDE).matches);
  const openCalendar = useOpenCalendar();
  const locations = useMemo(
    () =>
      workshops.map(({ departmentId, siteName, latitude, longitude }): MapLocation => ({
        id: departmentId,
        name: siteName,
        position: { latitude, longitude },
      })),
    [workshops],
  );
  const here = useMemo(
    () => location && { name: location.name, position: { latitude: location.latitude, longitude: location.longitude } },
    [location],
  );
  if (workshops.length === 0) return null;
  if (!isRequested)
    return (
      <div>
        <Button variant="secondary" icon="pin" onClick={() => setRequested(true)}>
          {t('booking.showMap')}
        </Button>
      </div>
    );
  const choose = (id: string) => {
    const workshop = workshops.find(({ departmentId }) => departmentId === id);
    if (workshop) openCalendar(workshop);
  };
  return (
    <div className="map">
      <LocationsMap
        label={t('booking.map')}
        locations={locations}
        selected={value === 'closed' ? null : (query?.departmentId ?? null)}
        onSelect={choose}
        here={here}
        tiles={tiles}
        zoom={15}
      />
    </div>
  );
}
