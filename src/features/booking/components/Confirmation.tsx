import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import { calendarFile } from '@/domain/workshop/calendarFile';
import { sumOf } from '@/domain/workshop/chosenServices';
import { useTexts } from '@/i18n/TextsProvider';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';
import { selectMapTiles } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { downloadCalendar } from '@/ui/downloadCalendar';
import { ReadyTime } from './ReadyTime';
import { ServiceLines } from './ServiceLines';
import { useSlotText } from './useSlotText';

/**
 * The confirmed booking, with directions, calendar file and print.
 * @param manage path of the page that shows a booking; its token is after '#', and so reaches no server and no log
 */
export function Confirmation({ manage }: { manage: string | null }) {
  const { t, term } = useTexts();
  const dispatch = useAppDispatch();
  const { confirmation, car } = useAppSelector(selectBooking);
  const slotText = useSlotText();
  const tiles = useAppSelector(selectMapTiles);
  if (!confirmation) return null;
  const {
    response,
    sent: {
      slot: { workshop },
      lines,
      request,
    },
  } = confirmation;
  const name = [car?.brand, car?.model].filter(Boolean).join(' ');
  const saveCalendar = () => {
    const file = calendarFile(
      {
        ...response,
        title: t('booking.calendarTitle', { name: workshop.siteName }),
        location: `${workshop.siteName}, ${workshop.address}`,
        text: lines.map((line) => term('workshop', line.name)).join('\n'),
      },
      Date.now(),
    );
    if (file) downloadCalendar('verkstad.ics', file);
  };
  const restart = () => {
    dispatch(bookingActions.restarted());
    window.location.reload();
  };
  return (
    <div className="confirmation">
      <p>{t('booking.confirmedText', { email: request.customer.email })}</p>
      <dl>
        <div>
          <dt>{t('booking.stepTime')}</dt>
          <dd>
            <span className="when">{slotText(response)}</span>
            <br />
            {workshop.siteName}
            <br />
            {workshop.address}
            <ReadyTime slot={response} lines={lines} />
          </dd>
        </div>
        <div>
          <dt>{t('booking.number')}</dt>
          <dd>
            {request.registrationNumber}
            {name !== '' && `, ${name}`}
          </dd>
        </div>
        <div>
          <dt>{t('booking.bookingNumber')}</dt>
          <dd>{bookingNumberText(response.bookingNumber)}</dd>
        </div>
        {request.payer && (
          <div>
            <dt>{t('booking.payer')}</dt>
            <dd>{request.payer.name}</dd>
          </div>
        )}
      </dl>
      {/* No map where tiles come from another server: they need the visitor's consent, and the directions are a link. */}
      {tiles === null && (
        <LocationsMap
          isStatic
          label={t('booking.map')}
          locations={[
            {
              id: workshop.departmentId,
              name: workshop.siteName,
              position: { latitude: workshop.latitude, longitude: workshop.longitude },
            },
          ]}
          selected={workshop.departmentId}
          tiles={null}
        />
      )}
      <ServiceLines lines={lines} sum={sumOf(lines)} />
      <div className="ways">
        <LinkButton
          icon="pin"
          target="_blank"
          rel="noreferrer"
          href={`https://www.openstreetmap.org/directions?to=${workshop.latitude}%2C${workshop.longitude}`}
        >
          {t('booking.directions')}
        </LinkButton>
        <Button variant="secondary" icon="calendar" onClick={saveCalendar}>
          {t('booking.calendar')}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('booking.print')}
        </Button>
        {manage !== null && response.manageToken !== '' && (
          <LinkButton variant="secondary" href={`${manage}#${response.manageToken}`}>
            {t('booking.manage')}
          </LinkButton>
        )}
        <Button variant="ghost" onClick={restart}>
          {t('booking.new')}
        </Button>
      </div>
    </div>
  );
}
