import { useMemo, useState } from 'react';
import { positionOf } from '@/domain/places/position';
import { useTexts } from '@/i18n/TextsProvider';
import { selectMapTiles } from '@/store/context';
import type { FacilityRecord } from '@/store/entities';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { Button } from '@/ui/primitives/Button';
import { useAppSelector } from '@/store/hooks';

/**
 * A small map with the facility in the centre. Tiles of another server are loaded only on request of the visitor
 * (decision 22).
 */
export function WhereItIs({
  facility,
  onFailure,
}: {
  facility: FacilityRecord;
  onFailure?: ((error: unknown) => void) | undefined;
}) {
  const { t } = useTexts();
  const tiles = useAppSelector(selectMapTiles);
  const [isRequested, setRequested] = useState(false);
  const { site_id: id, site_official_name: name = '', site_geocoord: geocoord } = facility;
  const places = useMemo(() => {
    const position = positionOf(geocoord);
    return position ? [{ id, name, position }] : [];
  }, [id, name, geocoord]);
  if (tiles !== null && !isRequested)
    return (
      <div>
        <Button variant="secondary" icon="pin" data-needs-script="" onClick={() => setRequested(true)}>
          {t('dealers.map')}
        </Button>
      </div>
    );
  return (
    <LocationsMap
      isStatic
      label={t('dealers.mapOfOne', { name })}
      locations={places}
      selected={id}
      tiles={tiles}
      {...(onFailure && { onFailure })}
    />
  );
}
