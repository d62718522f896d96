import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectBooking } from '@/features/booking/booking.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { selectMapTiles, type ContextRoot } from '@/store/context';
import type { MapLocation } from '@/ui/map/map.types';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { Button } from '@/ui/primitives/Button';
import { selectCalendar, selectSortedWorkshops } from '../workshops.selectors';
import { useOpenCalendar } from './useOpenCalendar';

/** The workshops of the list on a map, in step with it. Tiles of another server's wait until the visitor asks (decision 22). */
export function WorkshopMap() {
  const { t } = useTexts();
  const found = useSelector(selectSortedWorkshops);
  const {
    flow: { value },
    query,
  } = useSelector(selectCalendar);
  const { location } = useSelector(selectBooking);
  const tiles = useSelector((state: ContextRoot) => selectMapTiles(state));
  const [asked, setAsked] = useState(false);
  const openCalendar = useOpenCalendar();
  const places = useMemo(
    () =>
      found.map(({ departmentId, siteName, latitude, longitude }): MapLocation => ({
        id: departmentId,
        name: siteName,
        position: { latitude, longitude },
      })),
    [found],
  );
  const here = useMemo(
    () => location && { name: location.name, position: { latitude: location.latitude, longitude: location.longitude } },
    [location],
  );
  if (found.length === 0) return null;
  if (tiles !== null && !asked)
    return (
      <div>
        <Button variant="secondary" icon="pin" onClick={() => setAsked(true)}>
          {t('booking.map')}
        </Button>
      </div>
    );
  const choose = (id: string) => {
    const workshop = found.find(({ departmentId }) => departmentId === id);
    if (workshop) openCalendar(workshop);
  };
  return (
    <LocationsMap
      label={t('booking.map')}
      locations={places}
      selected={value === 'closed' ? null : (query?.departmentId ?? null)}
      onSelect={choose}
      here={here}
      tiles={tiles}
      zoom={15}
    />
  );
}
