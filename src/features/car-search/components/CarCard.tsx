import { memo, type ComponentType, type MouseEvent } from 'react';
import { priceLevel } from '@/domain/cars/likeCars';
import { paidAmount } from '@/domain/cars/paidAmount';
import { isNewOrDemo } from '@/domain/vocabulary/conditionTerms';
import type { Disclosure } from '@/domain/finance/undisclosed';
import { carPath, type PublicPaths } from '@/domain/sites/routes';
import { carChosen } from '@/features/car-search/carsPage.slice';
import { selectCurrency } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { Icon } from '@/ui/primitives/Icon';
import { CarImage } from './CarImage';
import { cardDetails, carName, loanMonthText, makeAndModel, markOf, priceTexts } from './carTexts';
import { UnbrokenName } from './UnbrokenName';
import { lotTexts } from './lotTexts';
import { plainClick } from '../../../ui/plainClick';

/** Letters of a name that may be cut: every shorter one is on its line as a whole. */
const LONG_TOWN = 24;

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
  /** That the legal information is among the cards, so that they may tell the month of a loan; null for no loans. */
  proof?: Disclosure | null;
  /** Tells where the price is among those of like cars. */
  ranked?: boolean;
  /** No controls will come: the town is in the line of the price. */
  plain?: boolean;
  /** Controls added after hydration, next to the link of the card: `.actions` are at its lower end. */
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
  proof = null,
  ranked = false,
  plain = false,
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
  const condition = isNewOrDemo(car.car_condition) ? texts.term('car_condition', car.car_condition ?? '') : undefined;
  const markText = mark ? t(mark) : (lot?.shortEnd ?? condition);
  const townName = texts.term('car_site_city', car.car_site_city ?? '');
  const town = townName !== '' && <p className={townName.length > LONG_TOWN ? 'place long' : 'place'}>{townName}</p>;
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
          body={car.car_body}
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
            <UnbrokenName text={makeAndModel(car, texts)} />
          </a>
        </h3>
        <p className="version">{[lot?.number, car.car_version ?? carName(car, texts)].filter(Boolean).join(' · ')}</p>
        <ul className="facts">
          {cardDetails(car, texts).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <div className="foot">
          {ranked && !lot && <Position car={car} />}
          <p className={price.campaign || price.cut ? 'price reduced' : 'price'}>
            <strong>{price.now ?? t('card.noPrice')}</strong>
            {price.now !== null && <span className="note">{price.note}</span>}
            {lot && <span className="estimate">{lot.estimate}</span>}
            {!lot && price.before !== null && (
              <span className="before">{t('card.lowestBefore', { price: price.before })}</span>
            )}
          </p>
          {plain && town}
          {proof && <p className="monthly">{loanMonthText(car, proof, texts)}</p>}
        </div>
        {!plain && <div className="bottom">{town}</div>}
      </div>
      {Tools && <Tools car={car} />}
    </article>
  );
});

/**
 * 'Lågt pris', and of whom it is told: 'Lägre pris än 8 av 11 liknande'. A press tells how it is reckoned. Nothing where
 * too few cars are like this one.
 */
function Position({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t, format } = texts;
  const currency = useAppSelector(selectCurrency);
  const { car_id: carId, car_price_position: position } = car;
  const price = paidAmount(car);
  if (!position || price === null) return null;
  const level = priceLevel(price, position);
  if (level === 'high') return null;
  const { dearer, cheaper, count, low, high } = position;
  // Without the car itself.
  const total = format.number(count - 1);
  const proof =
    dearer === cheaper
      ? undefined
      : dearer > cheaper
        ? t('card.priceBelow', { count: format.number(dearer), total })
        : t('card.priceAbove', { count: format.number(cheaper), total });
  const id = `like-${carId}`;
  return (
    <>
      <p className="like" title={proof}>
        <button type="button" className={level === 'low' ? 'cheap' : undefined} popoverTarget={id}>
          {t(level === 'low' ? 'card.priceLow' : 'card.priceNormal')}
          {proof && <span className="visually-hidden">{`: ${proof}`}</span>}
          <Icon name="info" size={1} />
        </button>
      </p>
      <div className="reckoned" id={id} popover="auto">
        {proof && <strong>{`${proof}.`}</strong>}{' '}
        {t('card.priceHow', {
          total,
          model: makeAndModel(car, texts),
          range: format.moneyRange(low, high, car.car_price_currency ?? currency),
        })}
      </div>
    </>
  );
}
