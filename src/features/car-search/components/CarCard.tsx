import { memo, type ComponentType, type MouseEvent } from 'react';
import { carPath, type PublicPaths } from '@/domain/sites/routes';
import { carChosen } from '@/features/car-search/carsPage.slice';
import { useAppDispatch } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { CarImage } from './CarImage';
import { carDetails, carName, makeAndModel, markOf, priceTexts } from './carTexts';
import { lotTexts } from './lotTexts';
import { plainClick } from '../../../ui/plainClick';

export interface CarCardProps {
  car: CarRecord;
  paths: PublicPaths;
  /** Time of rendering on the server, as ISO text. */
  now: string;
  /** Of the site. */
  timeZone: string;
  /** Loads the picture eagerly, for the first rows of a list. */
  priority?: boolean;
  /** Opens the car by a shallow navigation, without loading another page. */
  shallow?: boolean;
  /** Controls added after hydration, next to the link of the card. */
  Tools?: ComponentType<{ car: CarRecord }> | null;
}

/** A car in a list: picture, name, data, price. The whole card is a link to the car's page. Styled by `carCardRules`. */
export const CarCard = memo(function CarCard({
  car,
  paths,
  now,
  timeZone,
  priority = false,
  shallow = false,
  Tools = null,
}: CarCardProps) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const { t } = texts;
  const carId = car.car_id;
  const price = priceTexts(car, texts, now);
  const lot = lotTexts(car, texts, now, timeZone);
  // A lot ends soon: that matters more than when it came.
  const mark = lot && !car.car_is_reserved ? null : markOf(car, price, now, timeZone);
  const markText = mark ? t(mark) : lot?.shortEnd;
  const belowPrice = lot
    ? lot.estimate
    : price.before !== null && (
        <>
          {t('card.lowestBefore')} <s>{price.before}</s>
        </>
      );
  const slug = car.slug ?? '';
  const open = (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    dispatch(carChosen({ carId, slug }));
  };
  return (
    <article className="car-card" data-car={carId}>
      <div className="panel">
        <CarImage
          address={car.car_primary_image?.thumbnail_url}
          alt=""
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw"
          priority={priority}
          upTo={800}
        />
        {markText && (
          <p className={mark === 'card.campaign' || mark === 'card.cut' ? 'mark campaign' : 'mark'}>{markText}</p>
        )}
      </div>
      <div className="body">
        <h3>
          <a href={carPath(paths, { car_id: carId, slug })} onClick={shallow ? open : undefined}>
            {makeAndModel(car, texts)}
          </a>
        </h3>
        <p className="version">{[lot?.number, car.car_version ?? carName(car, texts)].filter(Boolean).join(' · ')}</p>
        <ul className="facts">
          {carDetails(car, texts).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <div className="foot">
          <p className={price.campaign || price.cut ? 'price reduced' : 'price'}>
            <strong>{price.now ?? t('card.noPrice')}</strong>
            {price.now !== null && <span className="note">{price.note}</span>}
            {belowPrice && <span className="before">{belowPrice}</span>}
          </p>
          {car.car_site_city && <p className="place">{texts.term('car_site_city', car.car_site_city)}</p>}
        </div>
      </div>
      {Tools && <Tools car={car} />}
    </article>
  );
});
