import { useEffect, type ReactNode } from 'react';
import { useWatch, type FieldError, type Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';
import { FREE_TEXT_LENGTH } from '@/domain/workshop/booking';
import { contactSchema } from '@/domain/workshop/booking.schema';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { TextInput } from '@/ui/primitives/TextInput';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';
import type { ContactDraft } from '../booking.state';
import { HoldNotice } from './HoldNotice';
import { Payer } from './Payer';
import { ReadyTime } from './ReadyTime';
import { ReportButton } from './ReportButton';
import { STEP_FORM } from './stepForm';
import { SumChange } from './SumChange';
import { useSlotText } from './useSlotText';
import { useErrorText } from './useErrorText';

const reasons = {
  required: 'booking.missing',
  phone: 'booking.wrongPhone',
  email: 'booking.wrongEmail',
  emailDomain: 'booking.wrongEmailDomain',
  nameLink: 'booking.nameLink',
  tooLong: 'booking.tooLong',
  unreadable: 'booking.unreadable',
  orgNumber: 'booking.wrongOrgNumber',
  reference: 'booking.wrongReference',
} as const;
const isReason = (reason: string | undefined): reason is keyof typeof reasons =>
  reason !== undefined && Object.hasOwn(reasons, reason);

/** Without the spaces that keyboard suggestions leave at the end. */
const trimmed = (draft: ContactDraft): ContactDraft => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phone: draft.phone.trim(),
  email: draft.email.trim(),
  freeText: draft.freeText.trim(),
  payerKind: draft.payerKind,
  payerName: draft.payerName.trim(),
  payerNumber: draft.payerNumber.trim(),
});

/** Validates by the schema of the API; each field shows its first error. */
const resolver: Resolver<ContactDraft> = async (values) => {
  try {
    return { values: await contactSchema.validate(trimmed(values), { abortEarly: false }), errors: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<string, FieldError>> = {};
    for (const { path, message } of error.inner) if (path) errors[path] ??= { type: 'validate', message };
    return { values: {}, errors };
  }
};

const fields = [
  ['firstName', 'given-name', 'text'],
  ['lastName', 'family-name', 'text'],
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
] as const;

/** Step 5: the contact form. Its values are saved to the store on blur and when the page is hidden. */
export function ContactStep({ terms }: { terms: ReactNode }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    draft,
    chosen,
    slot,
    error: failure,
  } = useAppSelector(selectBooking);
  const error = useErrorText();
  const overlapping = failure?.code === 'VISIT_OVERLAPS' ? String(failure.params.timeSlot ?? '') : null;
  const slotText = useSlotText();
  const {
    register,
    handleSubmit,
    getValues,
    setValue,
    control,
    formState: { errors },
  } = useVisitorForm<ContactDraft>({ defaultValues: draft, resolver });
  const freeText = useWatch({ control, name: 'freeText' });
  useEffect(() => {
    const saveDraft = () => dispatch(bookingActions.draftSaved(getValues()));
    window.addEventListener('pagehide', saveDraft);
    return () => {
      window.removeEventListener('pagehide', saveDraft);
      saveDraft();
    };
  }, [dispatch, getValues]);
  const isBusy = value === 'booking';
  const errorOf = (name: keyof ContactDraft): string | undefined => {
    const reason = errors[name]?.message;
    return isReason(reason) ? t(reasons[reason]) : undefined;
  };
  const fieldProps = (name: keyof ContactDraft) => {
    const field = register(name);
    return {
      ...field,
      error: errorOf(name),
      onBlur: (event: Parameters<typeof field.onBlur>[0]) => {
        dispatch(bookingActions.draftSaved(getValues()));
        return field.onBlur(event);
      },
    };
  };
  return (
    <form
      className="contact"
      id={STEP_FORM}
      data-stored
      noValidate
      aria-busy={isBusy}
      onSubmit={handleSubmit(() => {
        // As the visitor wrote it: the API normalises the phone number.
        if (!isBusy) dispatch(bookingActions.contactSubmitted(trimmed(getValues())));
      })}
    >
      {slot && (
        <div className="chosen-time">
          <p>
            <strong>{slot.workshop.siteName}</strong>, <span className="when">{slotText(slot)}</span>
          </p>
          <ReadyTime slot={slot} lines={chosen} />
          <Button variant="ghost" flush disabled={isBusy} onClick={() => dispatch(bookingActions.slotCleared())}>
            {t('booking.changeTime')}
          </Button>
        </div>
      )}
      {!isBusy && <HoldNotice />}
      <div className="fields">
        {fields.map(([name, autoComplete, type]) => (
          <TextInput
            key={name}
            label={t(`booking.${name}`)}
            type={type}
            autoComplete={autoComplete}
            required
            readOnly={isBusy}
            {...fieldProps(name)}
          />
        ))}
        <div className="message">
          <TextInput
            label={t('booking.freeText')}
            optionalText={t('frame.optional')}
            maxLength={FREE_TEXT_LENGTH}
            readOnly={isBusy}
            {...fieldProps('freeText')}
          />
          <small className="counter">{t('booking.counter', { n: freeText.length, max: FREE_TEXT_LENGTH })}</small>
        </div>
      </div>
      <Payer control={control} register={register} setValue={setValue} fieldProps={fieldProps} readOnly={isBusy} />
      <SumChange />
      <div className="ways">
        <Button type="submit" size="large" data-in-bar busy={isBusy}>
          {isBusy ? t('booking.booking') : t('booking.book')}
        </Button>
        {terms && <p className="terms">{terms}</p>}
      </div>
      {value === 'bookingFailed' && error && overlapping !== null && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            <Button variant="secondary" onClick={() => dispatch(bookingActions.retried())}>
              {t('booking.overlapAccept')}
            </Button>
          }
        >
          <p>{error}</p>
          {overlapping !== '' && (
            <p>{t('booking.overlap', { time: slotText({ timeSlot: overlapping, isFullDay: false }) })}</p>
          )}
        </Notice>
      )}
      {value === 'bookingFailed' && error && overlapping === null && (
        <Notice tone="danger" announce="now" actions={<ReportButton />}>
          {error}
        </Notice>
      )}
    </form>
  );
}
