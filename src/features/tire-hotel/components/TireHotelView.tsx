import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useRestoredFocus } from '@/features/booking/components/useRestoredFocus';
import { useShownStep } from '@/ui/useShownStep';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useReport } from '@/store/StoreProvider';
import { CodePending } from '@/ui/CodePending';
import { SectionBoundary } from '@/ui/frame/SectionBoundary';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { Button } from '@/ui/primitives/Button';
import { useCodeAhead } from '@/ui/useCodeAhead';
import { isInSession } from '../tireHotel.guards';
import { selectOpenTireStep, selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';
import type { TireHotelState, TireStepNumber } from '../tireHotel.state';
import { BetweenSteps } from './BetweenSteps';
import { EndsSoon } from './EndsSoon';
import { SearchStep } from './SearchStep';
import { tireHotelStyles } from './tireHotel.styles';
import { WorkshopContact } from './WorkshopContact';

const code = {
  login: () => import('./LoginSteps'),
  tires: () => import('./Tires'),
  time: () => import('./TimeStep'),
  contact: () => import('./ContactStep'),
  confirmation: () => import('./Confirmation'),
};
/** The code of all steps follows the page: a lost connection must not end what was begun. */
const codeAhead = Object.values(code);
const LoginStep = lazyWithRetry(() => code.login().then((module) => module.LoginStep));
const CodeStep = lazyWithRetry(() => code.login().then((module) => module.CodeStep));
const Tires = lazyWithRetry(() => code.tires().then((module) => module.Tires));
const TimeStep = lazyWithRetry(() => code.time().then((module) => module.TimeStep));
const ContactStep = lazyWithRetry(() => code.contact().then((module) => module.ContactStep));
const Confirmation = lazyWithRetry(() => code.confirmation().then((module) => module.Confirmation));

const headings = [
  'tireHotel.stepSearch',
  'tireHotel.stepLogin',
  'tireHotel.stepCode',
  'tireHotel.stepTires',
  'tireHotel.stepTime',
  'tireHotel.stepContact',
  'tireHotel.confirmed',
] as const;

export interface TireHotelViewProps {
  title: string;
  text: string;
  /** How to reach the workshop, without JavaScript as well. */
  phone: string;
  email: string;
  /** Path of the workshop booking; null: the site has none. */
  bookService: string | null;
  /** Path of the page that shows a booking by its link; null: the site has none. */
  manage: string | null;
  terms: ReactNode;
}

/** The tire hotel: one step at a time. The server renders the first. */
export function TireHotelView({ title, text, phone, email, bookService, manage, terms }: TireHotelViewProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectTireHotel);
  const { flow } = state;
  const step = useAppSelector(selectOpenTireStep);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onFailure = useReport('tire hotel step');
  useCodeAhead(codeAhead);
  useRestoredFocus(root);
  const isUnread = flow.value === 'unread' || flow.value === 'checking';
  useShownStep(heading, isUnread ? null : flow.value === 'ended' ? -1 : step);
  useEffect(() => {
    dispatch(tireHotelActions.entered());
    return () => void dispatch(tireHotelActions.left());
  }, [dispatch]);
  const isLoggedIn = isInSession(flow.value) && flow.value !== 'ended';
  const isBetweenSteps =
    isReturning(state) || ['ended', 'checkFailed', 'loggingOut', 'logOutFailed'].includes(flow.value);
  const views: Record<TireStepNumber, ReactNode> = {
    0: <SearchStep bookService={bookService} />,
    1: <LoginStep />,
    2: <CodeStep />,
    3: <Tires />,
    4: <TimeStep />,
    5: <ContactStep terms={terms} />,
    6: <Confirmation manage={manage} />,
  };
  return (
    <div css={tireHotelStyles} ref={root} data-step={step}>
      <div className="head">
        <h2 className={title === '' ? 'visually-hidden' : undefined}>{title || t('tireHotel.title')}</h2>
        {text !== '' && !isLoggedIn && <p>{text}</p>}
      </div>
      <noscript>
        <div className="no-script">
          <p>{t('tireHotel.needsScript')}</p>
          <WorkshopContact phone={phone} email={email} />
          {bookService !== null && <a href={bookService}>{t('tireHotel.bookService')}</a>}
        </div>
      </noscript>
      <section className="card" aria-labelledby="tire-hotel-step">
        <div className="bar">
          <h3 id="tire-hotel-step" ref={heading} tabIndex={-1}>
            {t(flow.value === 'ended' ? 'tireHotel.endedTitle' : headings[step])}
          </h3>
          {isLoggedIn && (
            <Button
              variant="ghost"
              flush
              disabled={flow.value === 'booking'}
              onClick={() => dispatch(tireHotelActions.logOutRequested())}
            >
              {t('tireHotel.logOut')}
            </Button>
          )}
        </div>
        {isLoggedIn && <EndsSoon />}
        {isBetweenSteps ? (
          <BetweenSteps phone={phone} email={email} />
        ) : step === 0 ? (
          // No Suspense for the first step: it is rendered by the server.
          views[0]
        ) : (
          <SectionBoundary onFailure={onFailure}>
            <Suspense
              fallback={
                <CodePending>
                  <div className="skeleton" />
                </CodePending>
              }
            >
              {views[step]}
            </Suspense>
          </SectionBoundary>
        )}
      </section>
    </div>
  );
}

/** A visitor who was logged in waits for the tires; any other can search at once. */
const isReturning = ({ flow, resumes }: TireHotelState): boolean => flow.value === 'checking' && isInSession(resumes);
