/** @jsxImportSource react */
import type { Car } from '@/domain/cars/car';
import { number, price, t } from './dictionary';

const DAY_MS = 24 * 60 * 60 * 1000;

export function Card({ car, first, now }: { car: Partial<Car>; first: boolean; now: number }) {
  const { car_price: full, car_campaign_price: reduced } = car;
  const campaign =
    car.car_has_campaign_price === true && full !== undefined && reduced !== undefined && reduced <= full;
  const amount = campaign ? reduced : full;
  const fell = car.car_lowest_price !== undefined && amount !== undefined && car.car_lowest_price > amount;
  const cut =
    fell && !campaign && car.car_price_since !== undefined && now - Date.parse(car.car_price_since) < 30 * DAY_MS;
  const days =
    car.car_published === undefined
      ? NaN
      : Math.floor(now / DAY_MS) - Math.floor(Date.parse(car.car_published) / DAY_MS);
  const marks = [
    car.car_is_reserved && 'card.reserved',
    car.car_is_sample && 'card.sample',
    campaign && 'card.campaign',
    cut && 'card.cut',
    car.caroftheweek && 'card.carOfTheWeek',
    days === 0 && 'card.today',
    days === 1 && 'card.yesterday',
  ] as const;
  const mark = marks.find((one) => typeof one === 'string');
  const image = car.car_primary_image?.thumbnail_url ?? '';
  const details = [
    car.car_year,
    car.car_mileage === undefined ? undefined : `${number(car.car_mileage)} ${car.car_odometer}`,
    car.car_fuel,
    car.car_gearbox,
    car.wltp_electric_range === undefined
      ? undefined
      : t('card.range', { range: `${number(car.wltp_electric_range)} km` }),
  ].filter((detail) => detail !== undefined);
  return (
    <article data-car={car.car_id} className="card">
      <div className="panel">
        <img
          src={`${image}?w=800`}
          srcSet={`${image}?w=480 480w, ${image}?w=800 800w`}
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw"
          alt=""
          width={1600}
          height={900}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={first ? 'high' : undefined}
        />
        {mark && <p className={campaign || cut ? 'mark campaign' : 'mark'}>{t(mark)}</p>}
      </div>
      <div className="body">
        <h3>
          <a href={`/kop-bil/${car.car_id}/${car.slug}`}>{`${car.car_brand} ${car.car_model}`}</a>
        </h3>
        <p className="version">{car.car_version}</p>
        <ul className="facts">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
        <div className="foot">
          <p className={campaign || cut ? 'price reduced' : 'price'}>
            <strong>{amount === undefined ? t('card.noPrice') : price(amount)}</strong>
            {(campaign || cut) && fell && (
              <span className="before">{t('card.lowestBefore', { price: price(car.car_lowest_price ?? 0) })}</span>
            )}
            {amount !== undefined && (
              <span className="vat">{t(car.car_vehicle_type_code === 'LCV' ? 'card.exclVat' : 'card.inclVat')}</span>
            )}
          </p>
          {car.car_site_city && <p className="place">{car.car_site_city}</p>}
        </div>
      </div>
    </article>
  );
}
