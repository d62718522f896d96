import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { bookingActions } from '../booking.slice';
import {
  selectBooking,
  selectBookingStep,
  selectProgress,
  selectReachedStep,
  selectOpenStep,
  selectSteps,
} from '../booking.selectors';
import type { StepNumber } from '../booking.state';
import { bookingStyles } from './booking.styles';
import { CarStep } from './CarStep';
import { ReportContext } from './ReportButton';
import { LoadingRows } from './LoadingRows';

const steps = () => import('./ServicesStep');
/** The server renders the first step; the others are loaded when they are reached. */
const ServicesStep = lazyWithRetry(() => steps().then((module) => module.ServicesStep));
const AddonsStep = lazyWithRetry(() => steps().then((module) => module.AddonsStep));
const TimeStep = lazyWithRetry(() => import('./TimeStep').then((module) => module.TimeStep));
const ContactStep = lazyWithRetry(() => import('./ContactStep').then((module) => module.ContactStep));
const Confirmation = lazyWithRetry(() => import('./Confirmation').then((module) => module.Confirmation));
const Summary = lazyWithRetry(() => import('./Summary').then((module) => module.Summary));

const names = [
  'booking.stepPlace',
  'booking.stepServices',
  'booking.stepAddons',
  'booking.stepTime',
  'booking.stepContact',
] as const;

export interface BookingViewProps {
  title: string;
  text: string;
  phone: string;
  email: string;
  /** Downloads the recorded visit without personal data; offered next to errors. */
  report?: () => Promise<boolean>;
}

/** The steps of a booking: completed ones are collapsed with their values and can be opened again. */
export function BookingView({ title, text, phone, email, report }: BookingViewProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const openStep = useAppSelector(selectOpenStep);
  const order = useAppSelector(selectSteps);
  const progress = useAppSelector(selectProgress);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnread = useAppSelector(selectBookingStep) === 'unread';
  const previousStep = useRef<StepNumber | null>(null);
  useEffect(() => {
    dispatch(bookingActions.entered());
    return () => void dispatch(bookingActions.left());
  }, [dispatch]);
  // A new step gets the focus at its heading; a page that was opened or reloaded does not.
  useEffect(() => {
    if (!isUnread && previousStep.current !== null && previousStep.current !== openStep) heading.current?.focus();
    if (!isUnread) previousStep.current = openStep;
  }, [openStep, isUnread]);
  const stepViews: Record<StepNumber, ReactNode> = {
    0: <CarStep />,
    1: <ServicesStep email={email} />,
    2: <AddonsStep />,
    3: <TimeStep email={email} />,
    4: <ContactStep />,
    5: <Confirmation />,
  };
  const isDone = openStep === 5;
  const content = (
    <div css={bookingStyles} data-done={isDone || undefined}>
      <div className="head">
        {title !== '' && <h2>{title}</h2>}
        {text !== '' && !isDone && <p>{text}</p>}
        {!isDone && <p className="progress">{t('booking.step', progress)}</p>}
        {phone !== '' && (
          <p className="help">
            {t('booking.help')} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
        )}
      </div>
      <noscript>
        <p className="no-script">{t('booking.needsScript')}</p>
      </noscript>
      {isDone ? (
        <section className="step" data-state="open">
          <h3 ref={heading} tabIndex={-1}>
            <Icon name="check" />
            {t('booking.confirmed')}
          </h3>
          <Suspense fallback={<LoadingRows rows={3} />}>{stepViews[5]}</Suspense>
        </section>
      ) : (
        <ol className="steps">
          {order.map((step, index) => (
            <li
              key={step}
              className="step"
              data-state={step === openStep ? 'open' : undefined}
              aria-current={step === openStep ? 'step' : undefined}
            >
              {step === openStep ? (
                <>
                  <h3 ref={heading} tabIndex={-1}>
                    <span className="number">{index + 1}</span>
                    {t(names[step as 0 | 1 | 2 | 3 | 4])}
                  </h3>
                  {/* No Suspense for the first step: it is rendered by the server, and its own boundary would hydrate after the store has changed. */}
                  {step === 0 ? (
                    stepViews[0]
                  ) : (
                    <Suspense fallback={<LoadingRows rows={3} />}>{stepViews[step]}</Suspense>
                  )}
                </>
              ) : (
                <ClosedStep step={step} number={index + 1} />
              )}
            </li>
          ))}
        </ol>
      )}
      {!isDone && !isUnread && (
        <Suspense>
          <Summary />
        </Suspense>
      )}
    </div>
  );
  return <ReportContext value={report ?? null}>{content}</ReportContext>;
}

/** A step that is not open; completed ones can be opened again. */
function ClosedStep({ step, number }: { step: StepNumber; number: number }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const openStep = useAppSelector(selectOpenStep);
  const reached = useAppSelector(selectReachedStep);
  const {
    flow: { value },
    car,
    location,
    chosen,
    slot,
  } = useAppSelector(selectBooking);
  const name = t(names[step as 0 | 1 | 2 | 3 | 4]);
  const isReached = step <= reached && (step === 0 || car !== null);
  const isOpenable =
    isReached && value !== 'booking' && value !== 'holding' && value !== 'lookingUp' && value !== 'lookupFailed';
  const summary = (() => {
    switch (step) {
      case 0:
        return car && location ? `${car.registrationNumber}, ${car.brand} ${car.model} · ${location.name}` : '';
      case 1:
        return chosen
          .filter(({ type }) => type === 'service')
          .map((one) => one.name)
          .join(', ');
      case 2:
        return chosen
          .filter(({ type }) => type === 'addon')
          .map((one) => one.name)
          .join(', ');
      case 3:
        return slot?.workshop.siteName ?? '';
      default:
        return '';
    }
  })();
  const isPassed = isReached && (step < openStep || summary !== '');
  if (!isOpenable)
    return (
      <h3 className="folded" data-passed={isPassed || undefined}>
        <span className="number">{isPassed ? <Icon name="check" size={1} /> : number}</span>
        {name}
      </h3>
    );
  return (
    <h3>
      <button
        type="button"
        className="folded"
        data-passed={isPassed || undefined}
        onClick={() => dispatch(bookingActions.stepReopened({ step }))}
      >
        <span className="number">{isPassed ? <Icon name="check" size={1} /> : number}</span>
        <span className="name">
          {name}
          {summary !== '' && <small>{summary}</small>}
        </span>
        <span className="change">{t('booking.change')}</span>
      </button>
    </h3>
  );
}
