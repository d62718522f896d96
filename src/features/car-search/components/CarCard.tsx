import { memo, type ComponentType, type MouseEvent } from 'react';
import { carPath, type PublicPaths } from '@/domain/sites/routes';
import { carChosen } from '@/features/car-search/history.slice';
import { useAppDispatch } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { carCardStyles } from './carCard.styles';
import { CarImage } from './CarImage';
import { carActions, carName, isFresh, priceTexts } from './carTexts';
import { plainClick } from '../../../ui/plainClick';

export interface CarCardProps {
  car: CarRecord;
  paths: PublicPaths;
  /** The server's instant. */
  now: string;
  /** The first rows of a list need not wait for scrolling. */
  priority?: boolean;
  /** Opens the car in place, where the page can; else the link does. */
  shallow?: boolean;
  /** What a living card offers beside its link; its code comes after the page. */
  Tools?: ComponentType<{ car: CarRecord }> | null;
}

/** A car in a list: picture, name, facts, price. The whole card leads to the car's page. */
export const CarCard = memo(function CarCard({
  car,
  paths,
  now,
  priority = false,
  shallow = false,
  Tools = null,
}: CarCardProps) {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const { t } = texts;
  const carId = car.car_id;
  const price = priceTexts(car, texts, now);
  const slug = car.slug ?? '';
  const open = (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    dispatch(carChosen({ carId, slug }));
  };
  return (
    <article css={carCardStyles} data-car={carId}>
      <div className="panel">
        <CarImage
          address={car.car_primary_image?.thumbnail_url}
          alt=""
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw"
          priority={priority}
          upTo={800}
        />
        <ul className="marks">
          {car.car_is_reserved && <li>{t('card.reserved')}</li>}
          {price.campaign && <li className="campaign">{t('card.campaign')}</li>}
          {price.cut && <li className="campaign">{t('card.cut')}</li>}
          {car.caroftheweek && <li>{t('card.carOfTheWeek')}</li>}
          {car.car_is_sample ? <li>{t('card.sample')}</li> : isFresh(car, now) && <li>{t('card.fresh')}</li>}
        </ul>
      </div>
      <div className="body">
        <h3>
          <a href={carPath(paths, { car_id: carId, slug })} onClick={shallow ? open : undefined}>
            {[car.car_brand, car.car_model].filter(Boolean).join(' ')}
          </a>
        </h3>
        <p className="version">{car.car_version ?? carName(car)}</p>
        <ul className="facts">
          {carActions(car, texts).map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
        <div className="foot">
          <p className={price.campaign || price.cut ? 'price reduced' : 'price'}>
            <strong>{price.now ?? t('card.noPrice')}</strong>
            {price.before !== null && (
              <span className="before">
                {t('card.lowestBefore')} <s>{price.before}</s>
              </span>
            )}
            {price.now !== null && <span className="vat">{price.vat}</span>}
          </p>
          {car.car_site_city && <p className="place">{car.car_site_city}</p>}
        </div>
      </div>
      {Tools && <Tools car={car} />}
    </article>
  );
});
