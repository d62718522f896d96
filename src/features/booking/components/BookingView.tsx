import { Fragment, Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useReport } from '@/store/StoreProvider';
import { Icon } from '@/ui/primitives/Icon';
import { CodePending } from '@/ui/CodePending';
import { SectionBoundary } from '@/ui/frame/SectionBoundary';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { useCodeAhead } from '@/ui/useCodeAhead';
import { useOnline } from '@/ui/useOnline';
import { bookingActions } from '../booking.slice';
import {
  selectBooking,
  selectBookingStep,
  selectMayHaveAddons,
  selectOpenStep,
  selectReachedStep,
  selectSteps,
} from '../booking.selectors';
import type { StepNumber } from '../booking.state';
import { bookingStyles } from './booking.styles';
import { CarStep, type BrandLink, type CarRequest } from './CarStep';
import { ReportContext } from './ReportButton';
import { LoadingRows } from './LoadingRows';
import { StepInfo } from './StepInfo';
import { useDoubleClicks } from './useDoubleClicks';
import { useRestoredFocus } from './useRestoredFocus';
import { useShownStep } from '@/ui/useShownStep';
import { useStepsNote } from './useStepsNote';

const code = {
  services: () => import('./ServicesStep'),
  time: () => import('./TimeStep'),
  contact: () => import('./ContactStep'),
  confirmation: () => import('./Confirmation'),
  summary: () => import('./Summary'),
};
/**
 * The server renders the first step. When it is hydrated, the code of all others is loaded: a lost connection or a
 * deployment must not end a booking that was begun.
 */
const codeAhead = Object.values(code);
const ServicesStep = lazyWithRetry(() => code.services().then((module) => module.ServicesStep));
const AddonsStep = lazyWithRetry(() => code.services().then((module) => module.AddonsStep));
const TimeStep = lazyWithRetry(() => code.time().then((module) => module.TimeStep));
const ContactStep = lazyWithRetry(() => code.contact().then((module) => module.ContactStep));
const Confirmation = lazyWithRetry(() => code.confirmation().then((module) => module.Confirmation));
const Summary = lazyWithRetry(() => code.summary().then((module) => module.Summary));

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
  /** Brands with booking pages of their own. */
  elsewhere?: readonly BrandLink[];
  /** Where a car is described that the registry doesn't know; null: the site has no such form. */
  request?: CarRequest | null;
  /** Next to the button that books: privacy and terms. */
  terms?: ReactNode;
  /** Path of the page that shows a booking by its link; null: the site has none. */
  manage: string | null;
  /** Downloads the recorded visit without personal data; offered next to errors. */
  report?: () => Promise<boolean>;
}

const none: readonly BrandLink[] = [];

/** The steps of a booking: completed ones are collapsed with their values and can be opened again. */
export function BookingView({
  title,
  text,
  phone,
  email,
  elsewhere = none,
  request = null,
  terms,
  manage,
  report,
}: BookingViewProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const openStep = useAppSelector(selectOpenStep);
  const order = useAppSelector(selectSteps);
  const mayHaveAddons = useAppSelector(selectMayHaveAddons);
  const hasCar = useAppSelector(selectBooking).car !== null;
  const root = useRef<HTMLDivElement>(null);
  useRestoredFocus(root);
  useDoubleClicks(root, openStep);
  const note = useStepsNote();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFailure = useReport('booking step');
  useCodeAhead(codeAhead);
  useOnline(useCallback(() => dispatch(bookingActions.reconnected()), [dispatch]));
  const isUnread = useAppSelector(selectBookingStep) === 'unread';
  useShownStep(heading, isUnread ? null : openStep);
  useEffect(() => {
    dispatch(bookingActions.entered());
    return () => void dispatch(bookingActions.left());
  }, [dispatch]);
  const stepViews: Record<StepNumber, ReactNode> = {
    0: <CarStep elsewhere={elsewhere} request={request} />,
    1: <ServicesStep email={email} />,
    2: <AddonsStep />,
    3: <TimeStep email={email} />,
    4: <ContactStep terms={terms} />,
    5: <Confirmation manage={manage} />,
  };
  const isDone = openStep === 5;
  const content = (
    <div
      css={bookingStyles}
      data-step={openStep}
      data-done={isDone || undefined}
      data-empty={!hasCar || undefined}
      ref={root}
    >
      <div className="head">
        <h2 className={title === '' ? 'visually-hidden' : undefined}>{title || t('booking.summary')}</h2>
        {text !== '' && !isDone && <p>{text}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {note}
      </p>
      <noscript>
        <p className="no-script">{t('booking.needsScript')}</p>
      </noscript>
      {isDone ? (
        <section className="step" data-state="open">
          <h3 ref={heading} tabIndex={-1}>
            <Icon name="check" />
            {t('booking.confirmed')}
          </h3>
          <StepInfo phone={phone} />
          <LazyStep onFailure={onFailure}>{stepViews[5]}</LazyStep>
        </section>
      ) : (
        <ol className="steps">
          {order.map((step, index) => (
            <Fragment key={step}>
              <li
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
                    <StepInfo phone={phone} note={note} />
                    {/* No Suspense for the first step: it is rendered by the server, and its own boundary would hydrate after the store has changed. */}
                    {step === 0 ? stepViews[0] : <LazyStep onFailure={onFailure}>{stepViews[step]}</LazyStep>}
                  </>
                ) : (
                  <ClosedStep step={step} number={index + 1} />
                )}
              </li>
              {step === 1 && mayHaveAddons && <PossibleAddons />}
            </Fragment>
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

/** A step after the first: where it fails or its code does not come, head and finished steps stay. */
function LazyStep({ children, onFailure }: { children: ReactNode; onFailure: (error: unknown) => void }) {
  return (
    <SectionBoundary onFailure={onFailure}>
      <Suspense
        fallback={
          <CodePending>
            <LoadingRows rows={3} />
          </CodePending>
        }
      >
        {children}
      </Suspense>
    </SectionBoundary>
  );
}

/** The step that some cars have besides those that are counted: nobody is surprised by it later. */
function PossibleAddons() {
  const { t } = useTexts();
  return (
    <li className="step">
      <h3 className="folded">
        <span className="number">
          <Icon name="plus" size={1} />
        </span>
        <span className="name">
          {t('booking.stepAddons')}
          <small>{t('booking.addonsMaybe')}</small>
        </span>
      </h3>
    </li>
  );
}

/** A step that is not open; completed ones can be opened again. */
function ClosedStep({ step, number }: { step: StepNumber; number: number }) {
  const { t, term } = useTexts();
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
          .map((one) => term('workshop', one.name))
          .join(', ');
      case 2: {
        const addons = chosen.filter(({ type }) => type === 'addon').map((one) => term('workshop', one.name));
        return addons.length === 0 && reached > 2 ? t('booking.noAddonsChosen') : addons.join(', ');
      }
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
