import { CarCard } from '@/features/car-search/components/CarCard';
import { carName } from '@/features/car-search/components/carTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectPaths, selectTimeZone } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import type { ShownCar } from '../saved.selectors';
import { HeartButton } from './HeartButton';

function Heart({ car }: { car: CarRecord }) {
  return (
    <div className="actions">
      <HeartButton carId={car.car_id} name={carName(car, useTexts())} />
    </div>
  );
}

/** One car as a card, with the heart. */
export function CardWithHeart({ car }: { car: CarRecord }) {
  const paths = useAppSelector(selectPaths);
  const now = useAppSelector(selectNow);
  const timeZone = useAppSelector(selectTimeZone);
  return <CarCard car={car} paths={paths} now={now} timeZone={timeZone} Tools={Heart} />;
}

/** The saved cars: each with what has changed since, the sold ones by their names. */
export function SavedCars({ cars }: { cars: readonly ShownCar[] }) {
  return (
    <ul className="cars" aria-labelledby="saved-cars">
      {cars.map((shown) => (
        <li key={shown.saved.carId}>{shown.car ? <InStock {...shown} car={shown.car} /> : <Sold {...shown} />}</li>
      ))}
    </ul>
  );
}

/** Of the cards' size, until the stock was looked up. */
export function AwaitedCars({ count }: { count: number }) {
  return (
    <div className="cars awaited" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
}

function InStock({ car, saved, cheaperBy }: ShownCar & { car: CarRecord }) {
  const { t, format } = useTexts();
  return (
    <>
      <CardWithHeart car={car} />
      {cheaperBy > 0 && saved.price && (
        <p className="cheaper">{t('saved.cheaper', { amount: format.money(cheaperBy, saved.price.currency) })}</p>
      )}
      <PriceThen saved={saved} />
    </>
  );
}

function Sold({ saved }: ShownCar) {
  const { t } = useTexts();
  const { carBase } = useAppSelector(selectPaths);
  return (
    <div className="sold">
      <p className="mark">{t('saved.sold')}</p>
      <h3>{saved.name}</h3>
      <PriceThen saved={saved} />
      <p>
        <Link href={`${carBase}/${saved.carId}`}>{t('saved.similar')}</Link>
      </p>
      <HeartButton carId={saved.carId} name={saved.name} />
    </div>
  );
}

function PriceThen({ saved: { price, savedAt } }: Pick<ShownCar, 'saved'>) {
  const { t, format } = useTexts();
  const date = format.date(savedAt.slice(0, 10));
  return (
    <p className="then">
      {price
        ? t('saved.priceThen', { date, price: format.money(price.amount, price.currency) })
        : t('saved.savedOn', { date })}
    </p>
  );
}
