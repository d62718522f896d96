import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { bookingActions } from '../booking.slice';
import type { ServiceCategory } from '@/domain/workshop/services';
import type { ChosenService } from '@/domain/workshop/chosenServices';
import { selectBooking, selectChosen, selectServicesMissing } from '../booking.selectors';
import { focusFirstInvalid } from './focusFirstInvalid';
import { OfferingGroups } from './OfferingGroups';
import { PricesNote } from './PricesNote';
import { ReportButton } from './ReportButton';
import { LoadingRows } from './LoadingRows';
import { STEP_FORM } from './stepForm';
import { useErrorText } from './useErrorText';
import { servicesStyles } from './services.styles';

/** Step 2: services. */
export function ServicesStep({ email }: { email: string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    services,
    isAuthorised,
    car,
  } = useAppSelector(selectBooking);
  const error = useErrorText();
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
  return (
    <OfferingsForm
      categories={services}
      type="service"
      emptyText={t('booking.noneChosen')}
      onComplete={() => {
        if (value === 'choosingServices') dispatch(bookingActions.servicesChosen());
      }}
      head={isAuthorised === false && car && <Notice>{t('error.brandNotAuthorised')}</Notice>}
    >
      <Button type="submit" size="large" data-in-bar busy={value === 'loadingAddons'}>
        {t('booking.continue')}
      </Button>
    </OfferingsForm>
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
  if (addons === null || value === 'loadingAddons') return <LoadingRows rows={3} />;
  const hasAny = chosen.some(({ type }) => type === 'addon');
  const offered = addons.flatMap(({ offerings }) => offerings).filter(({ isAvailable }) => isAvailable);
  const [notAt] = offered.map((one) => one.notAt);
  // Said once where it is true of all.
  const isOfAll = notAt !== undefined && offered.every((one) => one.notAt === notAt);
  return (
    <OfferingsForm
      categories={addons}
      type="addon"
      showsNotAt={!isOfAll}
      head={isOfAll && <Notice>{t('booking.noAddonsNearest', { name: notAt })}</Notice>}
      emptyText={t('booking.noAddonChosen')}
      onComplete={() => dispatch(bookingActions.addonsChosen())}
    >
      <Button
        variant="secondary"
        size="large"
        data-in-bar
        disabled={hasAny}
        onClick={() => dispatch(bookingActions.addonsSkipped())}
      >
        {t('booking.continueWithout')}
      </Button>
      <Button type="submit" size="large" data-in-bar>
        {t('booking.continue')}
      </Button>
    </OfferingsForm>
  );
}

interface OfferingsFormProps {
  categories: readonly ServiceCategory[];
  type: ChosenService['type'];
  /** Shown on continuing with nothing chosen. */
  emptyText: string;
  onComplete(): void;
  head?: ReactNode;
  showsNotAt?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** Continues when something is chosen and complete, else shows what is missing and moves the focus there. */
function OfferingsForm({
  categories,
  type,
  emptyText,
  onComplete,
  head,
  showsNotAt = true,
  children,
}: OfferingsFormProps) {
  const store = useAppStore();
  const chosen = useAppSelector(selectChosen);
  /** The codes that were chosen when the visitor last tried to continue: what is chosen later is not missing yet. */
  const [tried, setTried] = useState<readonly string[] | null>(null);
  const id = useId();
  const isEmpty = tried !== null && !chosen.some((one) => one.type === type);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // What was typed last is in the store, but not rendered yet.
    const state = store.getState();
    const codes = selectChosen(state).flatMap((one) => (one.type === type ? one.code : []));
    const hasAny = codes.length > 0;
    if (hasAny && Object.keys(selectServicesMissing(state)).length === 0) {
      onComplete();
      return;
    }
    setTried(codes);
    if (hasAny) focusFirstInvalid(form);
    else form.querySelector<HTMLElement>('.offering > input:enabled')?.focus();
  };
  return (
    <form
      css={servicesStyles}
      id={STEP_FORM}
      data-stored
      noValidate
      aria-describedby={isEmpty ? id : undefined}
      onSubmit={submit}
    >
      {head}
      <p id={id} role="alert" className="none-chosen">
        {isEmpty && (
          <>
            <Icon name="warning" />
            {emptyText}
          </>
        )}
      </p>
      <OfferingGroups categories={categories} type={type} tried={tried ?? []} showsNotAt={showsNotAt} />
      <PricesNote />
      <div className="ways">{children}</div>
    </form>
  );
}
