import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import { calendarFile } from '@/domain/workshop/calendarFile';
import { slotTimeOf } from '@/domain/workshop/slotTime';
import { downloadCalendar } from '@/ui/downloadCalendar';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { tireHotelActions } from '../tireHotel.slice';
import { selectTireHotel } from '../tireHotel.selectors';
import { confirmationStyles } from './confirmation.styles';
import { Rating } from './Rating';
import { WorkshopContact } from './WorkshopContact';

/**
 * The confirmed booking, with calendar file, print and rating.
 * @param manage path of the page that shows a booking; its token is after '#', and so reaches no server and no log
 */
export function Confirmation({ manage }: { manage: string | null }) {
  const { t, term, format } = useTexts();
  const dispatch = useAppDispatch();
  const { confirmation, car, slot } = useAppSelector(selectTireHotel);
  if (!confirmation) return null;
  const { appointmentTime, workshop, services, freeText, customerBase, bookingNumber, manageToken } = confirmation;
  const time = slotTimeOf(appointmentTime);
  const day = time?.localDate ?? slot?.day ?? '';
  const hasTime = time !== null && slot?.time !== '' && !confirmation.isFullDay;
  const saveCalendar = () => {
    const file = calendarFile(
      {
        id: confirmation.bookingConfirmationId,
        departmentId: '',
        isFullDay: confirmation.isFullDay,
        timeSlot: appointmentTime,
        title: t('tireHotel.calendarTitle', { name: workshop.name }),
        location: `${workshop.name}, ${workshop.address}`,
        text: services.map(({ name }) => term('workshop', name)).join('\n'),
      },
      Date.now(),
    );
    if (file) downloadCalendar('dackbyte.ics', file);
  };
  return (
    <div css={confirmationStyles}>
      <p>{t('tireHotel.confirmedText', { email: customerBase.email })}</p>
      <dl>
        <div>
          <dt>{t('tireHotel.when')}</dt>
          <dd>
            <span className="when">
              {day !== '' && format.weekdayDate(day)}
              {hasTime && ` ${time.localTime}`}
            </span>
            {!hasTime && (
              <>
                <br />
                {t('tireHotel.callback')}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('tireHotel.where')}</dt>
          <dd>
            {workshop.name}
            <br />
            {workshop.address}
            <WorkshopContact phone={workshop.phoneNumber} email={workshop.email} />
          </dd>
        </div>
        <div>
          <dt>{t('tireHotel.service')}</dt>
          <dd>
            {services.map(({ name }) => term('workshop', name)).join(', ')}
            {car && (
              <>
                <br />
                {car.name}
              </>
            )}
          </dd>
        </div>
        {bookingNumber !== undefined && (
          <div>
            <dt>{t('tireHotel.bookingNumber')}</dt>
            <dd>{bookingNumberText(bookingNumber)}</dd>
          </div>
        )}
        <div>
          <dt>{t('tireHotel.customer')}</dt>
          <dd>
            {`${customerBase.firstName} ${customerBase.lastName}`}
            <br />
            {customerBase.phoneMobile}
          </dd>
        </div>
        {freeText !== '' && (
          <div>
            <dt>{t('tireHotel.message')}</dt>
            <dd>{freeText}</dd>
          </div>
        )}
      </dl>
      <div className="ways">
        {hasTime && (
          <Button icon="calendar" onClick={saveCalendar}>
            {t('tireHotel.calendar')}
          </Button>
        )}
        {manage !== null && manageToken !== undefined && (
          <LinkButton variant="secondary" href={`${manage}#${manageToken}`}>
            {t('tireHotel.manage')}
          </LinkButton>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {t('tireHotel.print')}
        </Button>
        <Button variant="ghost" onClick={() => dispatch(tireHotelActions.bookingClosed())}>
          {t('tireHotel.toTires')}
        </Button>
      </div>
      <Rating />
    </div>
  );
}
