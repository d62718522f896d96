import { useEffect, useRef } from 'react';
import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import type { BookingView } from '@/domain/workshop/booking';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { localMoment } from '@/i18n/localTime';
import { selectMapTiles, selectNow } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Notice } from '@/ui/primitives/Notice';
import { bookingLinkActions } from '../bookingLink.slice';
import { selectBookingLink } from '../bookingLink.selectors';
import { instantText, slotText } from './bookingMoments';

export interface BookingCardProps {
  booking: BookingView;
  /** Address of the page for a new booking. */
  bookAgain: string;
}

/** The booking, with the actions to move or cancel it. */
export function BookingCard({ booking, bookAgain }: BookingCardProps) {
  const texts = useTexts();
  const { t, term, phoneText } = texts;
  const dispatch = useAppDispatch();
  const { flow, wasMoved } = useAppSelector(selectBookingLink);
  const now = useAppSelector(selectNow);
  const tiles = useAppSelector(selectMapTiles);
  const { status, siteName, address, phone, car, services, zone, isChangeable, changeableUntil, latitude, longitude } =
    booking;
  const isBooked = status === 'booked';
  const awaitsTime = booking.awaitsTime === true;
  const bookedKey = awaitsTime ? 'bookingLink.requested' : 'bookingLink.booked';
  const isConfirming = flow.value === 'confirmingCancel' || flow.value === 'cancelling';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isConfirming) heading.current?.focus();
  }, [isConfirming]);
  const statusLine = useRef<HTMLDivElement>(null);
  const before = useRef(flow.value);
  useEffect(() => {
    const hasReturned = flow.value === 'viewing' && before.current !== 'viewing';
    before.current = flow.value;
    if (hasReturned) statusLine.current?.focus();
  }, [flow.value]);
  const destination = encodeURIComponent(`${siteName}, ${address}`);
  return (
    <>
      <div role="status" tabIndex={-1} ref={statusLine}>
        {wasMoved && isBooked ? (
          <Notice tone="success">
            <p>{t('bookingLink.moved')}</p>
          </Notice>
        ) : (
          <h2 data-status={status}>
            <Icon name={isBooked ? 'check' : 'close'} />
            {t(isBooked ? bookedKey : 'bookingLink.cancelled')}
          </h2>
        )}
      </div>
      <dl>
        <div>
          <dt>{t('bookingLink.when')}</dt>
          <dd className="when">{slotText(booking, texts)}</dd>
        </div>
        <div>
          <dt>{t('bookingLink.where')}</dt>
          <dd>
            {siteName}
            <br />
            {address}
            <br />
            <a
              href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('dealers.directions')}
              <span className="visually-hidden">{`, ${t('frame.newWindow')}`}</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('bookingLink.bookingNumber')}</dt>
          <dd>{bookingNumberText(booking.bookingNumber)}</dd>
        </div>
        <div>
          <dt>{t('bookingLink.car')}</dt>
          <dd>{car}</dd>
        </div>
        <div>
          <dt>{t('bookingLink.services')}</dt>
          <dd>
            <ul>
              {services.map(({ code, name, units }) => (
                <li key={code}>{`${units > 1 ? `${units} × ` : ''}${term('workshop', name)}`}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {isBooked && tiles === null && (
        <LocationsMap
          isStatic
          label={t('dealers.mapOfOne', { name: siteName })}
          locations={[{ id: booking.departmentId, name: siteName, position: { latitude, longitude } }]}
          selected={booking.departmentId}
          tiles={null}
        />
      )}
      {isConfirming && (
        <section className="asking" aria-labelledby="cancel-asked">
          <h3 id="cancel-asked" tabIndex={-1} ref={heading}>
            {t('bookingLink.confirmCancel')}
          </h3>
          <div className="actions">
            <Button busy={flow.value === 'cancelling'} onClick={() => dispatch(bookingLinkActions.cancelConfirmed())}>
              {t('bookingLink.cancelYes')}
            </Button>
            {flow.value === 'confirmingCancel' && (
              <Button variant="secondary" onClick={() => dispatch(bookingLinkActions.changeAbandoned())}>
                {t('bookingLink.keepBooking')}
              </Button>
            )}
          </div>
        </section>
      )}
      {flow.value === 'viewing' && isBooked && isChangeable && (
        <>
          <p>
            {t(awaitsTime ? 'bookingLink.untilCancel' : 'bookingLink.until', {
              moment: instantText(changeableUntil, zone, texts),
            })}
          </p>
          <div className="actions">
            {!awaitsTime && (
              <Button
                icon="calendar"
                onClick={() => dispatch(bookingLinkActions.timesRequested({ from: localMoment(now, zone).date }))}
              >
                {t('bookingLink.move')}
              </Button>
            )}
            <Button variant="secondary" onClick={() => dispatch(bookingLinkActions.cancelRequested())}>
              {t('bookingLink.cancel')}
            </Button>
          </div>
        </>
      )}
      {isBooked && !isChangeable && (
        <Notice>
          <p>{t('error.bookingLocked')}</p>
        </Notice>
      )}
      <p className="help">
        <a href={phoneAddress(phoneText(phone))}>
          <Icon name="phone" />
          {t('bookingLink.call', { number: phoneText(phone) })}
        </a>
      </p>
      {!isBooked && (
        <div className="actions">
          <LinkButton href={bookAgain}>{t('bookingLink.newBooking')}</LinkButton>
        </div>
      )}
    </>
  );
}
