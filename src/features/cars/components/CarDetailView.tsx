import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import type { SampleSeller } from '@/domain/cars/sampleSellers';
import { selectCurrentAddress } from '@/features/car-search/carsPage.selectors';
import { listChosen } from '@/features/car-search/carsPage.slice';
import { languageName } from '@/i18n/regionNames';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectPaths } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { HeadTexts } from '@/ui/frame/HeadTexts';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { selectCarPage, selectOpenCar } from '../cars.selectors';
import { carDetailStyles } from './carDetail.styles';
import { CarGrid } from '../../car-search/components/CarGrid';
import { CarMissing, CarError } from './CarStates';
import { carDetails, carName, priceTexts } from '../../car-search/components/carTexts';
import { Folding } from './Folding';
import { Gallery } from './Gallery';
import { plainClick } from '../../../ui/plainClick';
import { FIRST_ROWS, overviewRows, technicalRows, type DataRow } from './technicalData';

/** Specification 2 section 9. */
const EQUIPMENT_PX = 50;

/** One car's page. A car that came with the list is shown at once with what its card knew; the rest follows. */
export function CarDetailView() {
  const { flow, similar } = useAppSelector(selectCarPage);
  const car = useAppSelector(selectOpenCar);
  if (flow.value === 'notFound') return <CarMissing />;
  if (flow.value === 'lookupFailed' && !car) return <CarError />;
  return (
    <div css={carDetailStyles}>
      {car && <Car key={car.car_id} car={car} isLoaded={flow.value === 'loaded'} />}
      {flow.value === 'lookupFailed' && <CarError />}
      {similar.length > 0 && <Similar ids={similar} />}
    </div>
  );
}

function Car({ car, isLoaded }: { car: CarRecord; isLoaded: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const now = useAppSelector(selectNow);
  const heading = useHeadingFocus();
  const name = carName(car, texts);
  const addresses =
    car.car_images?.map(({ original }) => original) ??
    (car.car_primary_image ? [car.car_primary_image.thumbnail_url] : []);
  // A feed may name a thing twice; it stands once.
  const images = [...new Set(addresses)].map((original) => ({ original }));
  const equipment = [...new Set(car.car_equipment?.map((item) => texts.term('car_equipment', item)))];
  const paragraphs = [...new Set(car.car_description?.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''))];
  const price = priceTexts(car, texts, now);
  return (
    <article aria-busy={!isLoaded}>
      <HeadTexts
        title={`${name}${car.car_year === undefined ? '' : ` ${car.car_year}`}`}
        description={[name, ...carDetails(car, texts), price.now, car.car_site_name].filter(Boolean).join(', ')}
      />
      <BackLink />
      <div className="top">
        <Gallery name={name} images={images} />
        <div className="summary">
          <p className="brand">{car.car_brand}</p>
          <h1 ref={heading} tabIndex={-1}>
            {[texts.term('car_model', car.car_model ?? ''), car.car_version].filter(Boolean).join(' ')}
          </h1>
          <ul className="facts">
            {carDetails(car, texts).map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          <p className={price.campaign || price.cut ? 'price reduced' : 'price'}>
            <strong>{price.now ?? t('card.noPrice')}</strong>
            {price.before !== null && (
              <span className="before">
                {t('card.lowestBefore')} <s>{price.before}</s>
              </span>
            )}
            {price.now !== null && <span>{price.vat}</span>}
          </p>
          {car.car_site_city && (
            <p className="place">
              <Icon name="pin" />
              {t('detail.location', { city: car.car_site_name ?? texts.term('car_site_city', car.car_site_city) })}
            </p>
          )}
          {car.car_is_reserved && (
            <p className="reserved">
              <strong>{t('card.reserved')}</strong> {t('detail.reservedText')}
            </p>
          )}
          <Sellers car={car} />
        </div>
      </div>
      <div className="sections">
        <div>
          {paragraphs.length > 0 && (
            <section className="text">
              <h2>{t('detail.description')}</h2>
              {texts.stockLanguage && (
                <p className="language">
                  {t('detail.descriptionIn', { language: languageName(texts.locale, texts.stockLanguage) })}
                </p>
              )}
              <Folding height={300}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} lang={texts.stockLanguage}>
                    {paragraph}
                  </p>
                ))}
              </Folding>
            </section>
          )}
          {equipment.length > 0 && (
            <section id="equipment">
              <h2>{t('detail.equipment')}</h2>
              <Folding height={EQUIPMENT_PX}>
                <ul className="equipment">
                  {equipment.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </Folding>
            </section>
          )}
        </div>
        <div>
          {!car.car_is_sample && <Actions title={t('detail.overview')} rows={overviewRows(car, texts)} />}
          <Technical car={car} />
        </div>
      </div>
    </article>
  );
}

/** The heading of a car that was opened on this page gets the focus, as after loading a page of its own. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpenedHere = useAppSelector(selectCurrentAddress) !== null;
  const focus = useEffectEvent(() => {
    if (wasOpenedHere) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
  return heading;
}

/** Back to the list in place where the page can; a plain link else. */
function BackLink() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { carList } = useAppSelector(selectPaths);
  const back = (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    dispatch(listChosen());
  };
  return (
    <p className="back">
      <a href={carList} onClick={back}>
        <Icon name="chevron" rotation={90} />
        {t('detail.backToList')}
      </a>
    </p>
  );
}

function Sellers({ car }: { car: CarRecord }) {
  const { t } = useTexts();
  const { sellers } = useAppSelector(selectCarPage);
  const seller = car.car_sellers?.[0];
  if (!seller) return car.car_is_sample && sellers.length > 0 ? <SampleSellers sellers={sellers} /> : null;
  return (
    <div className="seller" id="contact">
      <h2>{t('detail.contact')}</h2>
      <p>{t(car.car_is_reserved ? 'detail.contactReserved' : 'detail.contactText')}</p>
      <PhoneLink phone={seller.phone} />
      <a className="mail" href={`mailto:${seller.email}`}>
        {t('detail.mail', { name: seller.name })}
      </a>
    </div>
  );
}

/** A sample car stands for a model that can be ordered: the departments that sell it. */
function SampleSellers({ sellers }: { sellers: readonly SampleSeller[] }) {
  const { t } = useTexts();
  return (
    <div className="seller" id="contact">
      <h2>{t('detail.contactSample')}</h2>
      <p>{t('detail.contactSampleText')}</p>
      <ul>
        {sellers.map(({ name, phone }) => (
          <li key={name}>
            <span>{name}</span>
            <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a className="call" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
    <Icon name="phone" />
    {phone}
  </a>
);

function Actions({ title, rows }: { title: string; rows: readonly DataRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <Rows rows={rows} />
    </section>
  );
}

const Rows = ({ rows }: { rows: readonly DataRow[] }) => (
  <dl>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function Technical({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const [all, setAll] = useState(false);
  const rows = technicalRows(car, texts);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{texts.t('detail.technical')}</h2>
      <Rows rows={rows.slice(0, FIRST_ROWS)} />
      {rows.length > FIRST_ROWS && (
        <>
          <div className={all ? undefined : 'rest'}>
            <Rows rows={rows.slice(FIRST_ROWS)} />
          </div>
          <span data-needs-script>
            <Button variant="ghost" flush aria-expanded={all} onClick={() => setAll(!all)}>
              {texts.t(all ? 'detail.showLess' : 'detail.showMore')}
            </Button>
          </span>
        </>
      )}
    </section>
  );
}

function Similar({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts();
  return (
    <section className="similar">
      <h2>{t('detail.similar')}</h2>
      <div className="cars">
        <CarGrid ids={ids} shallow />
      </div>
    </section>
  );
}
