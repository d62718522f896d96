import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { selectNear } from '../narrowing.selectors';
import { distanceText } from '@/i18n/list/filterText';

/** '12 km från Borås': the straight-line distance to the car's facility, when the list is filtered by a location. */
export function Distance({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const near = useAppSelector(selectNear);
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const there = positionOf(car.car_site_geocoord);
  if (!near || !there) return null;
  const km = Math.round(distanceKm({ latitude: near.lat, longitude: near.lng }, there));
  // The card shows the town already.
  return km === 0 ? null : (
    <p>
      {texts.t('card.away', {
        distance: distanceText(km, texts, { currency, odometer: odometer === 'mil' ? 'km' : odometer }),
        location: texts.term('car_site_city', near.place),
      })}
    </p>
  );
}
