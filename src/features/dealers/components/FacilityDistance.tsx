import { kilometresPer } from '@/domain/cars/odometer';
import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import { useTexts } from '@/i18n/TextsProvider';
import { selectOdometer } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import type { Origin } from '../dealers.slice';

/** '12 km från Borås', as the crow flies. */
export function FacilityDistance({ origin, geocoord }: { origin: Origin; geocoord: string }) {
  const { t, format } = useTexts();
  const isMiles = useAppSelector(selectOdometer) === 'mi';
  const there = positionOf(geocoord);
  if (!there) return null;
  const km = distanceKm(origin, there);
  const distance = format.distance(Math.round(isMiles ? km / kilometresPer.mi : km), isMiles ? 'mi' : 'km');
  return <p className="away">{t('dealers.away', { distance, origin: origin.name })}</p>;
}
