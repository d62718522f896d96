import { kilometresPer } from '@/domain/cars/odometer';
import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import { useTexts } from '@/i18n/TextsProvider';
import { selectOdometer } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import type { Origin } from '../dealers.slice';

/** Nothing is 'in' a postcode. */
const isPostcode = (origin: string): boolean => /\d/.test(origin);

/** '12 km från Borås', as the crow flies; 'i Borås' where it rounds to none. */
export function FacilityDistance({ origin, geocoord }: { origin: Origin; geocoord: string }) {
  const { t, format } = useTexts();
  const isMiles = useAppSelector(selectOdometer) === 'mi';
  const there = positionOf(geocoord);
  if (!there) return null;
  const km = distanceKm(origin, there);
  const away = Math.round(isMiles ? km / kilometresPer.mi : km);
  const distance = format.distance(away, isMiles ? 'mi' : 'km');
  return (
    <p className="away">
      {away === 0 && !isPostcode(origin.name)
        ? t('dealers.here', { origin: origin.name })
        : t('dealers.away', { distance, origin: origin.name })}
    </p>
  );
}
