import { useEffect, useRef } from 'react';
import { hoursInShort } from '@/domain/dealers/hoursInShort';
import { listQueryOf } from '@/domain/search/contentFilter';
import { workshopQuery } from '@/domain/workshop/workshopQuery';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { selectPaths } from '@/store/context';
import { selectFacilityById } from '@/store/entities';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { breakpoints } from '@/ui/tokens';
import { useAppSelector } from '@/store/hooks';
import type { FacilitySummary, Origin } from '../dealers.slice';
import { facilityPath, openText, serviceText, todayText, townText } from './facilityTexts';
import { FacilityDistance } from './FacilityDistance';
import { useContact } from './useContact';

/** Map and list side by side. */
const MAP_NEXT_TO_LIST = `(min-width: ${breakpoints.lg}px)`;

export interface FacilityCardProps {
  id: string;
  level: 'h2' | 'h3';
  note?: FacilitySummary | undefined;
  /** Shows the distance from it. */
  origin?: Origin | null;
  /** Address of the workshop booking; null where the site has none. */
  booking?: string | null;
  /** Its own on the map. */
  number?: number | undefined;
  /** Points at it on the map; absent where there is none. */
  onMap?(id: string): void;
  /** The map points at it. */
  picked?: boolean;
}

/** A facility in a list: name, address, whether it is open, what it does, and how to reach it. */
export function FacilityCard({
  id,
  level: Heading,
  note,
  origin = null,
  booking = null,
  number,
  onMap,
  picked = false,
}: FacilityCardProps) {
  const texts = useTexts();
  const facility = useAppSelector((state) => selectFacilityById(state, id));
  const { facilities, carList } = useAppSelector(selectPaths);
  const contact = useContact(id);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls to the card chosen on the map next to the list; where the map is above the list, the choice is shown
    // below the map instead, and nothing scrolls.
    if (picked && matchMedia(MAP_NEXT_TO_LIST).matches) card.current?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
  if (!facility) return null;
  const {
    slug = '',
    site_official_name: name = '',
    site_street: street,
    site_phone: phone = '',
    site_geocoord = '',
  } = facility;
  const { t, phoneText } = texts;
  const { open = null, hours = [], services = [], cars = 0 } = note ?? {};
  const states = hours.length > 0 ? hoursInShort(hours) : open ? [open] : [];
  const carQuery = cars > 0 ? listQueryOf([{ name: 'car_site_name', values: [name] }]) : null;
  const ofThis = (text: string) => ({ 'aria-label': `${text}, ${name}`, children: text });
  return (
    <article className="place" data-picked={picked || undefined} ref={card}>
      <Heading data-number={number}>
        <Link className="to" href={facilityPath(facilities, slug)}>
          {name}
        </Link>
      </Heading>
      <address>
        {street}
        <span className="comma">, </span>
        <br />
        {townText(facility, texts)}
      </address>
      <div className="foot">
        {origin && <FacilityDistance origin={origin} geocoord={site_geocoord} />}
        {states.length > 0 && (
          <p className="hours">
            {states.map(({ service, today }) => (
              <span key={service ?? ''} className="today" data-is={today.status}>
                {service === null ? todayText(today, texts) : openText({ service, today }, texts)}
              </span>
            ))}
          </p>
        )}
        {services.length > 0 && (
          <ul className="services" aria-label={t('dealers.services')}>
            {services.map((service) => (
              <li key={service}>{serviceText(service, texts)}</li>
            ))}
          </ul>
        )}
        <div className="reach">
          {booking !== null && services.includes('Workshop') && (
            <Link
              className="way"
              data-book=""
              href={`${booking}?${workshopQuery(id)}`}
              {...ofThis(t('dealers.bookShort'))}
            />
          )}
          {carQuery !== null && (
            <Link
              className="way"
              href={`${carList}?${carQuery}`}
              {...ofThis(t('dealers.allCarsHere', { count: cars }))}
            />
          )}
          {phone !== '' && (
            <a
              className="phone"
              onClick={contact('phone')}
              href={phoneAddress(phoneText(phone))}
              aria-label={t('dealers.callNumber', { name, number: phoneText(phone) })}
            >
              <Icon name="phone" />
              {phoneText(phone)}
            </a>
          )}
          {onMap && site_geocoord !== '' && (
            <button type="button" className="on-map" aria-pressed={picked} onClick={() => onMap(id)}>
              <Icon name="pin" />
              {t('dealers.map')} <span className="visually-hidden">{name}</span>
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
