import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { bookingActions } from '../booking.slice';
import { selectBooking, selectOpenStep } from '../booking.selectors';
import { STEP_FORM } from './stepForm';

/** Goes on from the open step, next to the sum; nothing while the step has no way on. */
export function StepAction() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectOpenStep);
  const {
    flow: { value },
    services,
    addons,
    chosen,
    slot,
  } = useAppSelector(selectBooking);
  const submit = (label: string, isBusy = false) => (
    <Button
      type="submit"
      form={STEP_FORM}
      busy={isBusy}
      // In the first step the focus stays in the field, which on leaving would take its place; others are saved on leaving.
      onMouseDown={(event) => {
        if (step === 0) event.preventDefault();
      }}
    >
      {label}
    </Button>
  );
  switch (step) {
    case 0: {
      const isBusy = value === 'lookingUp';
      return submit(t(isBusy ? 'booking.lookingUp' : 'booking.continue'), isBusy);
    }
    case 1:
      return services && value !== 'servicesFailed' ? submit(t('booking.continue'), value === 'loadingAddons') : null;
    case 2:
      if (!addons || value === 'loadingAddons') return null;
      return chosen.some(({ type }) => type === 'addon') ? (
        submit(t('booking.continue'))
      ) : (
        <Button variant="secondary" onClick={() => dispatch(bookingActions.addonsSkipped())}>
          {t('booking.continueWithout')}
        </Button>
      );
    case 3:
      return slot && value === 'choosingTime' ? (
        <Button onClick={() => dispatch(bookingActions.slotConfirmed())}>{t('booking.continue')}</Button>
      ) : null;
    case 4: {
      const isBusy = value === 'booking';
      return submit(t(isBusy ? 'booking.booking' : 'booking.book'), isBusy);
    }
    default:
      return null;
  }
}
