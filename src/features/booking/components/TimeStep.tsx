import { localDateTime } from '@/domain/workshop/slotTime';
import { selectAlternatives, selectIsListed } from '@/features/booking/workshops.selectors';
import { WorkshopPicker } from '@/features/booking/components/WorkshopPicker';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';
import { ReadyTime } from './ReadyTime';
import { ReportButton } from './ReportButton';
import { timeText, useSlotText } from './useSlotText';

/** Step 4: workshop and time. A slot that another visitor took is shown with the nearest free ones. */
export function TimeStep({ email }: { email: string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    slot,
    chosen,
    lostSlot,
    addonsMissing,
  } = useAppSelector(selectBooking);
  const slotText = useSlotText();
  const isListed = useAppSelector(selectIsListed);
  // While it is being reserved, a time stays where it was pressed.
  if (slot && !(value === 'holding' && isListed)) {
    return (
      <div className="chosen-time">
        <p className="label">{t('booking.chosenTime')}</p>
        <p>
          <strong>{slot.workshop.siteName}</strong>
          <br />
          {slot.workshop.address}
        </p>
        <p className="when">{slotText(slot)}</p>
        <ReadyTime slot={slot} lines={chosen} />
        {value === 'holding' ? (
          <p role="status">{t('booking.holding')}</p>
        ) : (
          <div className="ways">
            <Button variant="secondary" onClick={() => dispatch(bookingActions.slotCleared())}>
              {t('booking.changeTime')}
            </Button>
            <Button data-in-bar onClick={() => dispatch(bookingActions.slotConfirmed())}>
              {t('booking.continue')}
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <>
      {lostSlot && <SlotLost />}
      {addonsMissing && <AddonsMissing />}
      {value !== 'slotLost' && <WorkshopPicker email={email} />}
    </>
  );
}

/** Add-ons that failed to load can be requested again: their step opens when they are there. */
function AddonsMissing() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectBooking).flow.value === 'loadingAddons';
  return (
    <Notice
      announce="polite"
      actions={
        <Button
          variant="secondary"
          icon="reload"
          busy={isLoading}
          onClick={() => dispatch(bookingActions.addonsRetried())}
        >
          {t('booking.addonsRetry')}
        </Button>
      }
    >
      {t('booking.addonsMissing')}
    </Notice>
  );
}

function SlotLost() {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const {
    flow: { value },
  } = useAppSelector(selectBooking);
  const alternatives = useAppSelector(selectAlternatives);
  return (
    <Notice
      tone="danger"
      announce="now"
      title={t('error.slotTaken')}
      actions={
        <>
          {alternatives.map((one) => (
            <Button
              key={`${one.workshop.departmentId} ${one.localDate} ${one.localTime} ${one.isFullDay}`}
              variant="secondary"
              onClick={() =>
                dispatch(
                  bookingActions.slotChosen({
                    workshop: one.workshop,
                    timeSlot: localDateTime(one),
                    isFullDay: one.isFullDay,
                  }),
                )
              }
            >
              {`${timeText(one, texts)}, ${one.workshop.siteName}`}
            </Button>
          ))}
          {value === 'slotLost' && (
            <Button variant="ghost" onClick={() => dispatch(bookingActions.slotCleared())}>
              {t('booking.lostOther')}
            </Button>
          )}
          <ReportButton />
        </>
      }
    >
      {t('booking.lostText')}
    </Notice>
  );
}
