import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isLot } from '@/domain/cars/lot';
import { formsErrors } from '@/errors/entries/forms.errors';
import { errorEntry } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { selectContext, selectPaths } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { useFillingTime } from '@/ui/useFillingTime';
import { useHydrated } from '@/ui/useHydrated';
import { Notice } from '@/ui/primitives/Notice';
import { Select } from '@/ui/primitives/Select';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { contactActions, type CarSeller, type ContactDraft, type ContactState } from '../contact.slice';
import { selectCanWrite, selectContact } from '../contact.selectors';
import { AttachedPlan } from './AttachedPlan';
import { ContactSent } from './ContactSent';
import { contactStyles } from './contact.styles';
import { contactResolver } from './contactValidation';
import { DriveTimes } from './DriveTimes';
import { PersonFields } from './PersonFields';
import { PlainFields } from './PlainFields';
import { FORM_ID, useDraft, useFirstDraft } from './useDraft';
import { useVisitedAnchor } from './useVisitedAnchor';

export interface ContactFormProps {
  car: CarRecord;
  /** Of a sample car the departments to choose from. */
  sellers: readonly CarSeller[];
}

/** The message to the seller (specification 2 sections 4 and 5). Without JavaScript it is an ordinary form. */
export function ContactForm({ car, sellers }: ContactFormProps) {
  const dispatch = useAppDispatch();
  const canWrite = useAppSelector(selectCanWrite);
  const { flow, carId } = useAppSelector(selectContact);
  const opened = useRef('');
  useEffect(() => {
    // By content: the same sellers in another list open nothing, which would end what is being typed or sent.
    const key = [car.car_id, ...sellers.map(({ name, email }) => `${name} ${email}`)].join();
    if (!canWrite || key === opened.current) return;
    opened.current = key;
    dispatch(contactActions.opened({ carId: car.car_id, sellers }));
  }, [canWrite, car.car_id, dispatch, sellers]);
  const form = () => <Fields car={car} sellers={sellers} />;
  const views: Record<ContactState['flow']['value'], () => ReactNode> = {
    closed: form,
    editing: form,
    invalid: form,
    submitting: form,
    submitFailed: form,
    sent: () => (carId === car.car_id ? <ContactSent /> : form()),
  };
  return views[flow.value]();
}

function Fields({ car, sellers }: ContactFormProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    path,
    paths: { sellCar },
  } = useAppSelector(selectContext);
  const isAttached = useAppSelector(selectCanWrite);
  const hydrated = useHydrated();
  // The first render equals the server's.
  const canWrite = hydrated && isAttached;
  const {
    flow: { value },
    error,
  } = useAppSelector(selectContact);
  const isSample = car.car_is_sample === true;
  const firstDraft = useFirstDraft();
  const form = useVisitorForm<ContactDraft>({
    defaultValues: firstDraft,
    resolver: contactResolver(isSample),
  });
  const { register, handleSubmit, getValues, control } = form;
  const save = useDraft(form);
  const element = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  useVisitedAnchor(element);
  const wantsDrive = useWatch({ control, name: 'testDrive' });
  const fillingTime = useFillingTime();
  const isBusy = value === 'submitting';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Until the feature is there, the browser sends the form itself.
    if (!canWrite) return;
    const filledMs = fillingTime.until(event);
    void handleSubmit(
      () => {
        if (!isBusy) dispatch(contactActions.submitted({ draft: structuredClone(getValues()), filledMs }));
      },
      () => dispatch(contactActions.invalidFound()),
    )(event);
  };
  return (
    <form
      css={contactStyles}
      id={FORM_ID}
      ref={element}
      method="post"
      action="/api/forms/plain/contact"
      noValidate={canWrite}
      aria-busy={isBusy}
      onSubmit={submit}
      onChange={(event) => {
        fillingTime.changed(event);
        if (value === 'invalid') dispatch(contactActions.edited());
      }}
      onBlur={save}
    >
      <h3>{t('contact.title')}</h3>
      <PlainFields car={car} seller={isSample ? null : (sellers[0] ?? null)} path={path} />
      {/* A lot has no quotes and no test drives. */}
      {!isLot(car) && (
        <fieldset disabled={isBusy}>
          <legend>{t('contact.reasons')}</legend>
          <span className="anchor" id="contact-quote">
            <Checkbox {...register('quote')}>{t('contact.quote')}</Checkbox>
          </span>
          <span className="anchor" id="contact-testdrive">
            <Checkbox {...register('testDrive')}>{t('contact.testDrive')}</Checkbox>
          </span>
        </fieldset>
      )}
      {isSample && (
        <Select
          label={t('contact.seller')}
          required
          disabled={isBusy}
          options={[
            { value: '', text: t('contact.sellerChoose') },
            ...sellers.map(({ name }) => ({ value: name, text: name })),
          ]}
          {...(form.formState.errors.seller && { error: t('contact.sellerChoose') })}
          {...register('seller')}
        />
      )}
      {wantsDrive && canWrite && <DriveTimes control={control} register={register} disabled={isBusy} />}
      <PersonFields form={form} readOnly={isBusy} />
      {canWrite && <AttachedPlan car={car} disabled={isBusy} />}
      {sellCar !== undefined && (
        <p className="privacy">
          <Link href={`${sellCar}?car=${car.car_id}`}>{t('contact.tradeIn')}</Link>
        </p>
      )}
      <p className="privacy">{t('contact.privacy')}</p>
      {value === 'invalid' && (
        <Notice tone="danger" announce="now">
          {t('contact.invalidInput')}
        </Notice>
      )}
      {(value === 'submitFailed' || (isBusy && error !== null)) && (
        // It keeps its room while the message is sent again: the second press of a double tap would hit what moves up.
        <div className="failed" data-waiting={isBusy || undefined}>
          <SubmitFailed
            phone={sellers[0]?.phone ?? ''}
            onRetry={() => {
              // The pressed button is hidden next. Nothing scrolls under a double tap.
              sendButton.current?.focus({ preventScroll: true });
              dispatch(contactActions.retried());
            }}
          />
        </div>
      )}
      <div className="ways">
        <Button ref={sendButton} type="submit" size="large" busy={isBusy}>
          {t(isBusy ? 'contact.sending' : 'contact.send')}
        </Button>
      </div>
    </form>
  );
}

/** What went wrong, and the ways on; the fields keep what was typed. Of a car that is gone: the others. */
function SubmitFailed({ phone, onRetry }: { phone: string; onRetry: () => void }) {
  const { t, phoneText } = useTexts();
  const { error } = useAppSelector(selectContact);
  const { carList } = useAppSelector(selectPaths);
  if (!error) return null;
  const { text: key, recoveryActions } = errorEntry(error.code, formsErrors);
  if (!key) return null;
  return (
    <Notice
      tone="danger"
      announce="now"
      actions={
        <>
          {recoveryActions.includes('list') ? (
            <LinkButton variant="secondary" href={carList}>
              {t('detail.backToList')}
            </LinkButton>
          ) : (
            <Button variant="secondary" onClick={onRetry}>
              {t('error.actionRetry')}
            </Button>
          )}
          {phone !== '' && (
            <LinkButton variant="ghost" icon="phone" href={phoneAddress(phoneText(phone))}>
              {t('contact.callInstead', { phone: phoneText(phone) })}
            </LinkButton>
          )}
        </>
      }
    >
      {t(key, error.params)}
    </Notice>
  );
}
