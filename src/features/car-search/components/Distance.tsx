import { useSelector } from 'react-redux';
import { distanceKm } from '@/domain/places/distance';
import { positionOf } from '@/domain/places/position';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectOdometer, type ContextRoot } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import type { WithCarList } from '../carList.selectors';
import { selectNear } from '../narrowing.selectors';
import { awayText } from './filterText';

/** '12 km från Borås', where the cars on show were asked for near to a place: to the facility that has the car, as the crow flies. */
export function Away({ car }: { car: CarRecord }) {
  const say = useTexts();
  const near = useSelector((state: Partial<WithCarList>) => selectNear(state));
  const currency = useSelector((state: ContextRoot) => selectCurrency(state));
  const odometer = useSelector((state: ContextRoot) => selectOdometer(state));
  const there = positionOf(car.car_site_geocoord);
  if (!near || !there) return null;
  const km = Math.round(distanceKm({ latitude: near.lat, longitude: near.lng }, there));
  // In the town itself the card says so already.
  return km === 0 ? null : (
    <p>
      {say.t('card.away', {
        distance: awayText(km, say, { currency, odometer: odometer === 'mil' ? 'km' : odometer }),
        place: near.place,
      })}
    </p>
  );
}
