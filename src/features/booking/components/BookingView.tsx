import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { late } from '@/ui/late';
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
/** The server draws the first step alone: what follows comes when it is reached. */
const ServicesStep = late(() => steps().then((module) => module.ServicesStep));
const AddonsStep = late(() => steps().then((module) => module.AddonsStep));
const TimeStep = late(() => import('./TimeStep').then((module) => module.TimeStep));
const ContactStep = late(() => import('./ContactStep').then((module) => module.ContactStep));
const Confirmation = late(() => import('./Confirmation').then((module) => module.Confirmation));
const Summary = late(() => import('./Summary').then((module) => module.Summary));

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
  /** Saves the visit as a file without personal data: offered where something failed. */
  report?: () => Promise<boolean>;
}

/** The steps of a booking: those done are folded with their values and open again by a press; help stands in one place on all. */
export function BookingView({ title, text, phone, email, report }: BookingViewProps) {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const shown = useSelector(selectOpenStep);
  const order = useSelector(selectSteps);
  const progress = useSelector(selectProgress);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnread = useSelector(selectBookingStep) === 'unread';
  const before = useRef<StepNumber | null>(null);
  useEffect(() => {
    dispatch(bookingActions.entered());
    return () => void dispatch(bookingActions.left());
  }, [dispatch]);
  // Whoever takes a step goes on reading at its head; a page that was only opened, or reloaded, keeps its place.
  useEffect(() => {
    if (!isUnread && before.current !== null && before.current !== shown) heading.current?.focus();
    if (!isUnread) before.current = shown;
  }, [shown, isUnread]);
  const body: Record<StepNumber, ReactNode> = {
    0: <CarStep />,
    1: <ServicesStep email={email} />,
    2: <AddonsStep />,
    3: <TimeStep email={email} />,
    4: <ContactStep />,
    5: <Confirmation />,
  };
  const isDone = shown === 5;
  const drawn = (
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
          <Suspense fallback={<LoadingRows rows={3} />}>{body[5]}</Suspense>
        </section>
      ) : (
        <ol className="steps">
          {order.map((step, at) => (
            <li
              key={step}
              className="step"
              data-state={step === shown ? 'open' : undefined}
              aria-current={step === shown ? 'step' : undefined}
            >
              {step === shown ? (
                <>
                  <h3 ref={heading} tabIndex={-1}>
                    <span className="number">{at + 1}</span>
                    {t(names[step as 0 | 1 | 2 | 3 | 4])}
                  </h3>
                  {/* The first step is the server's too: a boundary of its own would be taken over after the store has moved on. */}
                  {step === 0 ? body[0] : <Suspense fallback={<LoadingRows rows={3} />}>{body[step]}</Suspense>}
                </>
              ) : (
                <Folded step={step} number={at + 1} />
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
  return <ReportContext value={report ?? null}>{drawn}</ReportContext>;
}

/** A step that is not open: done ones say so and can be opened again. */
function Folded({ step, number }: { step: StepNumber; number: number }) {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const shown = useSelector(selectOpenStep);
  const reached = useSelector(selectReachedStep);
  const {
    flow: { value },
    car,
    location,
    chosen,
    slot,
  } = useSelector(selectBooking);
  const name = t(names[step as 0 | 1 | 2 | 3 | 4]);
  const isReached = step <= reached && (step === 0 || car !== null);
  const isOpenable =
    isReached && value !== 'booking' && value !== 'holding' && value !== 'lookingUp' && value !== 'lookupFailed';
  const said = (() => {
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
  const isPassed = isReached && (step < shown || said !== '');
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
          {said !== '' && <small>{said}</small>}
        </span>
        <span className="change">{t('booking.change')}</span>
      </button>
    </h3>
  );
}
