/** @jsxImportSource react */
import type { Car } from '@/domain/car';
import { number, price, t } from './words';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export function Card({ car, first, now }: { car: Partial<Car>; first: boolean; now: number }) {
  const { car_price: full, car_campaign_price: reduced } = car;
  const campaign = car.car_has_campaign_price === true && full !== undefined && reduced !== undefined && reduced < full;
  const image = car.car_primary_image?.thumbnail_url ?? '';
  const facts = [
    car.car_year, car.car_mileage === undefined ? undefined : `${number(car.car_mileage)} ${car.car_odometer}`, car.car_fuel, car.car_gearbox,
  ].filter((fact) => fact !== undefined);
  return (
    <article data-car={car.car_id} className="card">
      <div className="panel">
        <img
          src={`${image}?w=800`} srcSet={`${image}?w=480 480w, ${image}?w=800 800w`} sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw" alt=""
          width={1600} height={900} loading={first ? 'eager' : 'lazy'} decoding="async" fetchPriority={first ? 'high' : undefined}
        />
        <ul className="marks">
          {campaign && <li className="campaign">{t('card.campaign')}</li>}
          {car.caroftheweek && <li>{t('card.carOfTheWeek')}</li>}
          {car.car_is_sample ? <li>{t('card.sample')}</li> : car.car_published !== undefined && now - Date.parse(car.car_published) < WEEK_MS && <li>{t('card.fresh')}</li>}
        </ul>
      </div>
      <div className="body">
        <h3><a href={`/kop-bil/${car.car_id}/${car.slug}`}>{`${car.car_brand} ${car.car_model}`}</a></h3>
        <p className="version">{car.car_version}</p>
        <ul className="facts">{facts.map((fact) => <li key={fact}>{fact}</li>)}</ul>
        <div className="foot">
          <p className={campaign ? 'price reduced' : 'price'}>
            <strong>{full === undefined ? t('card.noPrice') : price(campaign ? reduced : full)}</strong>
            {campaign && car.car_lowest_price !== undefined && <span className="before">{t('card.lowestBefore')} <s>{price(car.car_lowest_price)}</s></span>}
            {full !== undefined && <span className="vat">{t(car.car_vehicle_type_code === 'LCV' ? 'card.exclVat' : 'card.inclVat')}</span>}
          </p>
          {car.car_site_city && <p className="place">{car.car_site_city}</p>}
        </div>
      </div>
    </article>
  );
}
