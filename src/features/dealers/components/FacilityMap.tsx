import { css } from '@emotion/react';
import { useEffect, useMemo, useState } from 'react';
import { encodeFacilityQuery } from '@/domain/dealers/facilityQuery';
import { positionOf } from '@/domain/places/position';
import { useTexts } from '@/i18n/TextsProvider';
import { selectMapTiles, selectPaths } from '@/store/context';
import type { FacilityRecord } from '@/store/entities';
import type { MapLocation } from '@/ui/map/map.types';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { facilityPicked, mapShown, NEAREST, type FacilityListing } from '../dealers.slice';
import { selectPicked } from '../dealers.selectors';
import { addressText, directionsAddress, facilityPath, openText } from './facilityTexts';
import { useContact } from './useContact';

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  // Reserved height: choosing a facility shifts nothing.
  '.picked': {
    display: 'grid',
    gap: token('space.4'),
    minHeight: '6.5rem',
    alignContent: 'start',
    overflowWrap: 'anywhere',
  },
  '.picked p': { color: token('color.inkSoft'), fontSize: token('text.small') },
  '.picked .name': {
    fontSize: token('text.title'),
    lineHeight: 1.2,
    fontFamily: token('font.heading'),
    fontWeight: token('font.headingWeight'),
    '& a': { color: token('color.ink') },
  },
  '.picked .way': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    justifySelf: 'start',
  },
});

export interface FacilityMapProps {
  /** In the list's order, then those of later pages. */
  ids: readonly string[];
  /** So many of them are on the list, and have their number there. */
  numbered: number;
  /** Its total: the map shows a note where it does not have all matches. */
  listing: FacilityListing;
  onFailure?: ((error: unknown) => void) | undefined;
}

const locationOf = (facility: FacilityRecord | undefined): MapLocation[] => {
  const position = positionOf(facility?.site_geocoord);
  return facility && position ? [{ id: facility.site_id, name: facility.site_official_name ?? '', position }] : [];
};

/** Reports the map of a query when it is on the screen. */
function ShownReport() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(mapShown());
  }, [dispatch]);
  return null;
}

/** The facilities of the list on a map, and below it the chosen one as text. */
export function FacilityMap({ ids, numbered, listing, onFailure }: FacilityMapProps) {
  const { total, summaries, origin, query } = listing;
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const records = useAppSelector((state) => state.entities.facilities);
  const { facilities } = useAppSelector(selectPaths);
  const configured = useAppSelector(selectMapTiles);
  const [wantsTiles, setWantsTiles] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const picked = useAppSelector(selectPicked);
  const key = ids.join(' ');
  const locations = useMemo(
    () =>
      key.split(' ').flatMap((id, index) => {
        const number = index < numbered ? index + 1 : undefined;
        return locationOf(records[id]).map((one) => ({ ...one, number }));
      }),
    [key, records, numbered],
  );
  // The others of the site stay on the map, so that it is the same map with every filter.
  const others = useMemo(() => {
    const matching = new Set(key.split(' '));
    return Object.values(records).flatMap((one) => (matching.has(one.site_id) ? [] : locationOf(one)));
  }, [key, records]);
  const pick = useMemo(
    () => (id: string) => {
      dispatch(facilityPicked(id));
    },
    [dispatch],
  );
  const here = useMemo(
    () => origin && { name: origin.name, position: { latitude: origin.latitude, longitude: origin.longitude } },
    [origin],
  );
  const facility = picked === null ? undefined : records[picked];
  const contact = useContact(picked ?? '');
  const open = picked === null ? null : (summaries[picked]?.open ?? null);
  return (
    <div css={styles}>
      {isSeen && <ShownReport key={encodeFacilityQuery({ ...query, view: 'map' })} />}
      <LocationsMap
        label={t('dealers.mapOfAll')}
        locations={locations}
        others={others}
        isClustered
        here={here}
        inView={origin && query.order === 'distance' ? NEAREST : undefined}
        selected={picked}
        onSelect={pick}
        tiles={wantsTiles ? configured : null}
        onShown={() => setSeen(true)}
        {...(onFailure && { onFailure })}
      />
      {/* Another server's tiles are loaded only on request of the visitor (decision 22). */}
      {configured !== null && !wantsTiles && (
        <div>
          <Button variant="secondary" icon="pin" data-needs-script="" onClick={() => setWantsTiles(true)}>
            {t('dealers.streetMap')}
          </Button>
        </div>
      )}
      <div className="picked" role="status">
        {!facility && (
          <p>
            {[t('dealers.pickOnMap'), ids.length < total && `${t('dealers.shown', { shown: ids.length, total })}.`]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        {facility && (
          <>
            <p className="name">
              <span className="visually-hidden">{`${t('dealers.chosenOnMap')}: `}</span>
              <Link href={facilityPath(facilities, facility.slug ?? '')}>{facility.site_official_name}</Link>
            </p>
            <p>{[addressText(facility, texts), open && openText(open, texts)].filter(Boolean).join(' · ')}</p>
            <a
              className="way"
              onClick={contact('map')}
              href={directionsAddress(facility)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${t('dealers.directionsTo', { name: facility.site_official_name ?? '' })}, ${t('frame.newWindow')}`}
            >
              <Icon name="arrow" />
              {t('dealers.directions')}
              <Icon name="external" />
            </a>
          </>
        )}
      </div>
    </div>
  );
}
