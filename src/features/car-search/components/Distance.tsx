import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { selectNear } from '../narrowing.selectors';
import { awayText } from './filterText';

/** '12 km från Borås', where the cars on show were asked for near to a place: to the facility that has the car, as the crow flies. */
export function Away({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const near = useAppSelector(selectNear);
  const currency = useAppSelector(selectCurrency);
  const odometer = useAppSelector(selectOdometer);
  const there = positionOf(car.car_site_geocoord);
  if (!near || !there) return null;
  const km = Math.round(distanceKm({ latitude: near.lat, longitude: near.lng }, there));
  // In the town itself the card says so already.
  return km === 0 ? null : (
    <p>
      {texts.t('card.away', {
        distance: awayText(km, texts, { currency, odometer: odometer === 'mil' ? 'km' : odometer }),
        place: near.place,
      })}
    </p>
  );
}
