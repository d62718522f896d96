import { Suspense } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CodePending } from '@/ui/CodePending';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { tireHotelActions } from '../tireHotel.slice';
import { selectBookedVehicle, selectTireHotel } from '../tireHotel.selectors';
import { useToday } from './clock';
import { timeStepStyles } from './timeStep.styles';
import { useTireErrorText } from './useTireError';
import { WorkshopContact } from './WorkshopContact';

const TireCalendar = lazyWithRetry(() => import('./TireCalendar').then((module) => module.TireCalendar));

/** The day and the time of the visit. */
export function TimeStep() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const vehicle = useAppSelector(selectBookedVehicle);
  const { flow, days, day, slot, error } = useAppSelector(selectTireHotel);
  const errorText = useTireErrorText(error);
  const today = useToday();
  if (!vehicle) return null;
  const contact = <WorkshopContact phone={vehicle.location.phone} email={vehicle.location.email} />;
  return (
    <div css={timeStepStyles}>
      <p>
        {vehicle.name}, {vehicle.location.locationName}
      </p>
      {error?.code === 'SLOT_TAKEN' && (
        <Notice tone="danger" announce="now">
          {errorText}
        </Notice>
      )}
      {flow.value === 'daysFailed' && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            <Button variant="secondary" onClick={() => dispatch(tireHotelActions.retried())}>
              {t('error.actionRetry')}
            </Button>
          }
        >
          <p>{errorText}</p>
          {contact}
        </Notice>
      )}
      {days === null && flow.value === 'loadingDays' && <CalendarSkeleton text={t('tireHotel.loadingDays')} />}
      {days?.length === 0 && flow.value !== 'loadingDays' && flow.value !== 'daysFailed' && (
        <Notice announce="polite">
          <p>{t('tireHotel.noDays')}</p>
          {contact}
        </Notice>
      )}
      {days !== null && days.length > 0 && (
        <div className="day-and-time">
          <Suspense
            fallback={
              <CodePending>
                <CalendarSkeleton text={t('tireHotel.loadingDays')} />
              </CodePending>
            }
          >
            <TireCalendar
              days={days}
              day={day}
              today={today}
              isDisabled={flow.value === 'holding'}
              onChoose={(chosen) => dispatch(tireHotelActions.dayChosen({ day: chosen }))}
            />
          </Suspense>
          <Times />
        </div>
      )}
      <div className="ways">
        {slot && flow.value === 'choosingTime' && (
          <Button variant="secondary" onClick={() => dispatch(tireHotelActions.stepReopened({ step: 5 }))}>
            {t('tireHotel.keepTime')}
          </Button>
        )}
        <Button
          variant="ghost"
          disabled={flow.value === 'holding'}
          onClick={() => dispatch(tireHotelActions.stepReopened({ step: 3 }))}
        >
          {t('tireHotel.toTires')}
        </Button>
      </div>
    </div>
  );
}

function CalendarSkeleton({ text }: { text: string }) {
  return (
    <div className="calendar-skeleton" role="status">
      {text}
    </div>
  );
}

/** The free times of the chosen day. */
function Times() {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, day, times, slot, error } = useAppSelector(selectTireHotel);
  const errorText = useTireErrorText(error);
  const isHolding = flow.value === 'holding';
  /** The times from before are no choice: a press would be lost. */
  const isLoading = flow.value === 'loadingDays' || flow.value === 'loadingTimes';
  if (day === '') return <p className="times-empty">{t('tireHotel.chooseDayFirst')}</p>;
  return (
    <section className="times" aria-labelledby="tire-times" aria-busy={isLoading || undefined}>
      {/* The calendar has a hidden heading of level 2. */}
      <h3 id="tire-times">{format.weekdayDate(day)}</h3>
      <div role="status">
        {isLoading && <p>{t('tireHotel.loadingTimes')}</p>}
        {!isLoading && times?.length === 0 && <p>{t('tireHotel.callback')}</p>}
        {isHolding && <p>{t('tireHotel.holding')}</p>}
      </div>
      {flow.value === 'timesFailed' && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            <Button variant="secondary" onClick={() => dispatch(tireHotelActions.retried())}>
              {t('error.actionRetry')}
            </Button>
          }
        >
          {errorText}
        </Notice>
      )}
      {!isLoading && times?.length === 0 && (
        <Button onClick={() => dispatch(tireHotelActions.callbackChosen())}>{t('tireHotel.withoutTime')}</Button>
      )}
      {!isLoading && times !== null && times.length > 0 && (
        <ul aria-label={t('tireHotel.chooseTime')}>
          {times.map((time) => (
            <li key={time}>
              <button
                type="button"
                aria-pressed={slot?.day === day && slot.time === time}
                aria-busy={(isHolding && slot?.time === time) || undefined}
                onClick={() => {
                  if (!isHolding) dispatch(tireHotelActions.timeChosen({ time }));
                }}
              >
                {time}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
