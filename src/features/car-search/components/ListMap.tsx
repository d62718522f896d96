import { css } from '@emotion/react';
import { useEffect, useMemo } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { MapLocation } from '@/ui/map/map.types';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { media, token } from '@/ui/tokens';
import { termToggled } from '../carList.slice';
import { selectFacilitiesOnMap, selectHasListMap, selectListMap, type FacilityOnMap } from '../listMap.selectors';
import { facilitiesRequested } from '../listMap.slice';

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  marginBlockEnd: token('space.24'),
  '> p': { margin: 0, color: token('color.inkSoft') },
  '.both': { display: 'grid', gap: token('space.16'), minWidth: 0 },
  '[data-step]:not([data-step=failed])': { height: '20rem' },
  ul: { margin: 0, padding: 0, listStyle: 'none', maxHeight: '13rem', overflowY: 'auto' },
  'li button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.12'),
    width: '100%',
    minHeight: token('size.target'),
    padding: `${token('space.4')} ${token('space.12')}`,
    border: 0,
    borderBlockEnd: `1px solid ${token('color.line')}`,
    background: 'none',
    color: token('color.ink'),
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    outlineOffset: '-3px',
    [media.hover]: { '&:hover': { background: token('color.sunken') } },
    '&[aria-pressed=true]': {
      background: token('color.accentSoft'),
      color: token('color.onAccentSoft'),
      fontWeight: token('font.strongWeight'),
    },
  },
  'li span': { flex: 'none', color: 'inherit', fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
  [media.md]: {
    '.both': { gridTemplateColumns: 'minmax(0, 1fr) minmax(13rem, 17rem)' },
    '[data-step]:not([data-step=failed])': { height: '26rem' },
    ul: { maxHeight: '26rem' },
  },
});

const locationsOf = (
  facilities: readonly FacilityOnMap[],
  textOf: (facility: FacilityOnMap) => string,
): MapLocation[] =>
  facilities.flatMap((facility) =>
    facility.position ? [{ id: facility.name, name: textOf(facility), position: facility.position }] : [],
  );

/** The facilities of the list's cars, on a map and as a list of names: choosing one filters the list by it. */
export function ListMap() {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const isReady = useAppSelector(selectHasListMap);
  const { error } = useAppSelector(selectListMap);
  const { facilities, others } = useAppSelector(selectFacilitiesOnMap);
  useEffect(() => {
    if (isReady) dispatch(facilitiesRequested());
  }, [isReady, dispatch]);
  const choose = useMemo(
    () => (name: string) => dispatch(termToggled({ name: 'car_site_name', value: name })),
    [dispatch],
  );
  const locations = useMemo(
    () =>
      locationsOf(facilities, ({ name, count }) =>
        t('list.facetCount', { value: name, count: format.number(count), pluralBy: count }),
      ),
    [facilities, t, format],
  );
  const dots = useMemo(() => locationsOf(others, ({ name }) => name), [others]);
  return (
    <section css={styles} aria-label={t('list.mapOfCars')}>
      <p>{t('list.mapHint')}</p>
      {error && (
        <Notice
          tone="danger"
          actions={
            <Button variant="secondary" onClick={() => dispatch(facilitiesRequested())}>
              {t('error.actionRetry')}
            </Button>
          }
        >
          {t('error.mapFailed')}
        </Notice>
      )}
      <div className="both">
        <LocationsMap
          label={t('list.mapOfCars')}
          locations={locations}
          others={dots}
          isClustered
          selected={facilities.findLast(({ chosen }) => chosen)?.name ?? null}
          onSelect={choose}
          tiles={null}
        />
        <ul aria-label={t('list.facet.car_site_name')}>
          {facilities.map(({ name, count, chosen }) => (
            <li key={name}>
              <button type="button" aria-pressed={chosen} onClick={() => choose(name)}>
                {name} <span>{t('list.count', { count: format.number(count), pluralBy: count })}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
