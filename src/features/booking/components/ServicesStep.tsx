import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { bookingActions } from '../booking.slice';
import { selectBooking, selectServicesMissing } from '../booking.selectors';
import { OfferingGroups } from './OfferingGroups';
import { PricesNote } from './PricesNote';
import { ReportButton } from './ReportButton';
import { LoadingRows } from './LoadingRows';
import { useErrorText } from './useErrorText';

/** Focuses the first invalid field. */
export const focusFirstInvalid = (within: HTMLElement | null): void => {
  setTimeout(() => within?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
};

/** Step 2: services. */
export function ServicesStep({ email }: { email: string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    services,
    chosen,
    isAuthorised,
    car,
  } = useAppSelector(selectBooking);
  const missing = useAppSelector(selectServicesMissing);
  const error = useErrorText();
  const [showsMissing, setShowsMissing] = useState(false);
  if (value === 'servicesFailed') {
    return (
      <Notice
        tone="danger"
        announce="now"
        actions={
          <>
            <Button variant="secondary" icon="reload" onClick={() => dispatch(bookingActions.retried())}>
              {t('booking.retry')}
            </Button>
            <ReportButton />
          </>
        }
      >
        <p>{error}</p>
        {email !== '' && (
          <p>
            <a href={`mailto:${email}`}>{t('booking.writeTo', { email })}</a>
          </p>
        )}
      </Notice>
    );
  }
  if (services === null) return <LoadingRows rows={4} />;
  const proceed = (form: HTMLElement | null) => {
    setShowsMissing(true);
    if (Object.keys(missing).length > 0) focusFirstInvalid(form);
    else dispatch(bookingActions.servicesChosen());
  };
  return (
    <form
      className="offerings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        proceed(event.currentTarget);
      }}
    >
      {isAuthorised === false && car && <Notice>{t('error.brandNotAuthorised')}</Notice>}
      <OfferingGroups categories={services} type="service" showsMissing={showsMissing} />
      <PricesNote />
      <div className="ways">
        <Button
          type="submit"
          size="large"
          disabled={!chosen.some(({ type }) => type === 'service')}
          busy={value === 'loadingAddons'}
        >
          {t('booking.continue')}
        </Button>
      </div>
    </form>
  );
}

/** Step 3: add-ons. */
export function AddonsStep() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    addons,
    chosen,
  } = useAppSelector(selectBooking);
  const missing = useAppSelector(selectServicesMissing);
  const [showsMissing, setShowsMissing] = useState(false);
  if (addons === null || value === 'loadingAddons') return <LoadingRows rows={3} />;
  const hasAny = chosen.some(({ type }) => type === 'addon');
  const proceed = (form: HTMLElement | null) => {
    setShowsMissing(true);
    if (Object.keys(missing).length > 0) focusFirstInvalid(form);
    else dispatch(bookingActions.addonsChosen());
  };
  return (
    <form
      className="offerings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        proceed(event.currentTarget);
      }}
    >
      <OfferingGroups categories={addons} type="addon" showsMissing={showsMissing} />
      <PricesNote />
      <div className="ways">
        <Button
          variant="secondary"
          size="large"
          disabled={hasAny}
          onClick={() => dispatch(bookingActions.addonsSkipped())}
        >
          {t('booking.continueWithout')}
        </Button>
        <Button type="submit" size="large" disabled={!hasAny}>
          {t('booking.continue')}
        </Button>
      </div>
    </form>
  );
}
