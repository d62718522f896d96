import { css } from '@emotion/react';
import { useMemo } from 'react';
import { positionOf } from '@/domain/places/position';
import { useTexts } from '@/i18n/TextsProvider';
import { selectMapTiles, selectPaths } from '@/store/context';
import type { MapLocation } from '@/ui/map/map.types';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { token } from '@/ui/tokens';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { facilityPicked, type FacilitySummary } from '../dealers.slice';
import { selectPicked } from '../dealers.selectors';
import { addressText, directionsAddress, facilityPath, todayText } from './facilityTexts';
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
  /** Total of matches: the map shows a note where it does not have all of them. */
  total: number;
  summaries: Readonly<Record<string, FacilitySummary>>;
  onFailure?: ((error: unknown) => void) | undefined;
}

/** The facilities of the list on a map, and below it the chosen one as text. */
export function FacilityMap({ ids, total, summaries, onFailure }: FacilityMapProps) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const records = useAppSelector((state) => state.entities.facilities);
  const { facilities } = useAppSelector(selectPaths);
  const tiles = useAppSelector(selectMapTiles);
  const picked = useAppSelector(selectPicked);
  const places = useMemo(
    () =>
      ids.flatMap((id): MapLocation[] => {
        const position = positionOf(records[id]?.site_geocoord);
        return position ? [{ id, name: records[id]?.site_official_name ?? '', position }] : [];
      }),
    [ids, records],
  );
  const pick = useMemo(
    () => (id: string) => {
      dispatch(facilityPicked(id));
    },
    [dispatch],
  );
  const facility = picked === null ? undefined : records[picked];
  const contact = useContact(picked ?? '');
  const today = picked === null ? null : (summaries[picked]?.today ?? null);
  return (
    <div css={styles}>
      <LocationsMap
        label={t('dealers.mapOfAll')}
        locations={places}
        selected={picked}
        onSelect={pick}
        tiles={tiles}
        {...(onFailure && { onFailure })}
      />
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
            <p>{[addressText(facility, texts), today && todayText(today, texts)].filter(Boolean).join(' · ')}</p>
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
