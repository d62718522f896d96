import type { ReactNode } from 'react';
import { brandNames } from '@/domain/dealers/facilityBrands';
import type { Department } from '@/domain/dealers/facility';
import { workshopQuery } from '@/domain/workshop/workshopQuery';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext, selectPaths } from '@/store/context';
import { selectDepartmentsOf, selectFacilityById } from '@/store/entities';
import { LinkButton } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { Notice } from '@/ui/primitives/Notice';
import { ReturnLink } from '@/ui/primitives/ReturnLink';
import { useAppSelector } from '@/store/hooks';
import type { FacilityPage } from '../dealers.slice';
import { ContactLinks } from './ContactLinks';
import { Departments } from './Departments';
import { FacilityPicture } from './FacilityPicture';
import { facilityPageStyles } from './facilityPage.styles';
import { addressText, directionsAddress, firstTimeText, mapAddress, openText } from './facilityTexts';
import { StaffList } from './StaffList';
import { WhereItIs } from './WhereItIs';
import { useContact } from './useContact';

export interface FacilityPageViewProps {
  page: FacilityPage;
  /** Address of the workshop booking; null where the site has none. */
  booking: string | null;
  /** Address of the tire hotel; null where the site has none. */
  tireHotel: string | null;
  /** Called when the map fails to load. */
  onMapFailure?: ((error: unknown) => void) | undefined;
  /** What editors put below the address. */
  children?: ReactNode;
}

/** A facility: address, opening hours, staff, and its cars. */
export function FacilityPageView({ page, booking, tireHotel, onMapFailure, children }: FacilityPageViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const facility = useAppSelector((state) => selectFacilityById(state, page.id));
  const departments = useAppSelector((state) => selectDepartmentsOf(state, page.id));
  const { facilities, carList } = useAppSelector(selectPaths);
  const { facilitiesForTrucks = false } = useAppSelector(selectContext);
  const contact = useContact(page.id);
  if (!facility) return null;
  const { site_official_name: name = '', site_phone: phone = '', site_email: email = '' } = facility;
  const hasWorkshop = departments.some(({ group }) => group === 'Workshop');
  const sells = departments.findIndex(({ group }) => group === 'New cars');
  const kind = facilitiesForTrucks ? 'trucks' : !hasWorkshop ? 'sales' : sells === -1 ? 'workshop' : 'both';
  const cars = page.carTotal > 0 && page.carQuery !== null ? `${carList}?${page.carQuery}` : null;
  const bookable = booking !== null && hasWorkshop ? `${booking}?${workshopQuery(page.id)}` : null;
  const stored = facility.site_tire_hotel ? tireHotel : null;
  const main = Math.max(0, sells);
  const [today, service] = [page.today[main], departments[main]?.group];
  return (
    <div css={facilityPageStyles}>
      <section className="intro">
        <div className="words">
          <ReturnLink className="back" href={facilities}>
            <Icon name="arrow" rotation={180} />
            {t('dealers.toList')}
          </ReturnLink>
          <h1>{name}</h1>
          {today && service && (
            <p className="today" data-is={today.status}>
              {openText({ service, today }, texts)}
            </p>
          )}
          {bookable !== null && page.firstTime && (
            <p>
              <Link href={bookable}>{firstTimeText(page.firstTime, texts)}</Link>
            </p>
          )}
          <address className="ways">
            <a onClick={contact('map')} href={mapAddress(facility)} target="_blank" rel="noopener noreferrer">
              <Icon name="pin" />
              <span>
                {addressText(facility, texts)}
                <span className="visually-hidden">{`, ${t('dealers.map')}, ${t('frame.newWindow')}`}</span>
                <Icon name="external" />
              </span>
            </a>
            <a
              onClick={contact('map')}
              href={directionsAddress(facility)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${t('dealers.directionsTo', { name })}, ${t('frame.newWindow')}`}
            >
              <Icon name="arrow" />
              {t('dealers.directions')}
              <Icon name="external" />
            </a>
            <ContactLinks name={name} phone={phone} email={email} facility={page.id} />
          </address>
          {(bookable !== null || stored !== null || cars !== null) && (
            <div className="actions">
              {bookable !== null && (
                <LinkButton href={bookable} iconEnd="arrow">
                  {t('dealers.book')}
                </LinkButton>
              )}
              {stored !== null && (
                <LinkButton variant="secondary" href={stored} iconEnd="arrow">
                  {t('dealers.tireHotel')}
                </LinkButton>
              )}
              {cars !== null && (
                <LinkButton variant="secondary" href={cars} iconEnd="arrow">
                  {t('dealers.allCarsHere', { count: page.carTotal })}
                </LinkButton>
              )}
            </div>
          )}
        </div>
        <div className="sight">
          <FacilityPicture facility={facility} kind={kind} />
          <WhereItIs facility={facility} onFailure={onMapFailure} />
        </div>
      </section>
      {children}
      {departments.length > 0 && <Departments departments={departments} today={page.today} facility={page.id} />}
      <Makes departments={departments} />
      <StaffList departments={departments} facility={page.id} />
      <CarsHere {...page} list={cars} />
    </div>
  );
}

/** The makes of the facility; those that it sells and those that it serves apart where they differ. */
function Makes({ departments }: { departments: readonly Department[] }) {
  const { t } = useTexts();
  const all = brandNames(departments);
  const of = (group: Department['group']) => brandNames(departments.filter((one) => one.group === group));
  const [sold, served] = [of('New cars'), of('Workshop')];
  const isSplit = sold.length > 0 && served.length > 0 && sold.toSorted().join() !== served.toSorted().join();
  if (all.length === 0) return null;
  const list = (makes: readonly string[]) => (
    <ul className="makes">
      {makes.map((make) => (
        <li key={make}>{make}</li>
      ))}
    </ul>
  );
  return (
    <section>
      <h2>{t('dealers.brands')}</h2>
      {isSplit ? (
        <div className="kinds">
          <div>
            <h3>{t('dealers.brandsSold')}</h3>
            {list(sold)}
          </div>
          <div>
            <h3>{t('dealers.brandsServed')}</h3>
            {list(served)}
          </div>
        </div>
      ) : (
        list(all)
      )}
    </section>
  );
}

/** The latest cars of the facility; a message where the search failed, nothing where it has none. */
function CarsHere({ cars, carTotal, carsFailed, list }: FacilityPage & { list: string | null }) {
  const { t } = useTexts();
  if (cars.length === 0 && !carsFailed) return null;
  return (
    <section>
      <div className="stock-head">
        <h2>{t('dealers.carsHere')}</h2>
        {list !== null && (
          <LinkButton variant="ghost" flush href={list} iconEnd="arrow">
            {t('dealers.allCarsHere', { count: carTotal })}
          </LinkButton>
        )}
      </div>
      {carsFailed ? (
        <Notice tone="danger">{t('error.searchFailed')}</Notice>
      ) : (
        <>
          <div className="cars">
            <CarGrid ids={cars} />
          </div>
          <p className="note">{t('teasers.illustration')}</p>
        </>
      )}
    </section>
  );
}
