import { useEffect, type ReactNode } from 'react';
import { useWatch, type Resolver } from 'react-hook-form';
import { TIRE_FREE_TEXT_LENGTH } from '@/domain/tire-hotel/tireBooking';
import { strippedMobile, tireContactSchema } from '@/domain/tire-hotel/tireBooking.schema';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { Notice } from '@/ui/primitives/Notice';
import { TextInput } from '@/ui/primitives/TextInput';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { tireHotelActions } from '../tireHotel.slice';
import { selectBookedVehicle, selectTireHotel } from '../tireHotel.selectors';
import type { TireContactDraft } from '../tireHotel.state';
import { HoldNotice } from './HoldNotice';
import { useTireErrorText } from './useTireError';
import { errorsOf, reasonKey } from './validation';
import { WorkshopContact } from './WorkshopContact';

/** The values stay as they were typed. */
const resolver: Resolver<TireContactDraft> = async (values) => {
  const errors = await errorsOf(tireContactSchema, values);
  return errors ? { values: {}, errors } : { values, errors: {} };
};

const fields = [
  ['firstName', 'given-name', 'text'],
  ['lastName', 'family-name', 'text'],
  ['phoneMobile', 'tel', 'tel'],
  ['email', 'email', 'email'],
] as const;

/** Without the spaces that keyboard suggestions leave, and the characters that are no part of a number. */
const cleaned = ({ firstName, lastName, email, phoneMobile, freeText }: TireContactDraft): TireContactDraft => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phoneMobile: strippedMobile(phoneMobile),
  freeText: freeText.trim(),
});

/** Who comes with the car. The values are saved to the store on blur and when the page is hidden. */
export function ContactStep({ terms }: { terms: ReactNode }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, slot, draft, error } = useAppSelector(selectTireHotel);
  const vehicle = useAppSelector(selectBookedVehicle);
  const errorText = useTireErrorText(error);
  const { register, handleSubmit, getValues, control, formState } = useVisitorForm<TireContactDraft>({
    defaultValues: draft,
    resolver,
  });
  const freeText = useWatch({ control, name: 'freeText' });
  useEffect(() => {
    const saveDraft = () => dispatch(tireHotelActions.draftSaved({ ...getValues() }));
    window.addEventListener('pagehide', saveDraft);
    return () => {
      window.removeEventListener('pagehide', saveDraft);
      saveDraft();
    };
  }, [dispatch, getValues]);
  const isBusy = flow.value === 'booking';
  const fieldProps = (name: keyof TireContactDraft) => {
    const field = register(name);
    const key = reasonKey(formState.errors[name]?.message);
    return {
      ...field,
      ...(key && { error: t(key) }),
      onBlur: (event: Parameters<typeof field.onBlur>[0]) => {
        dispatch(tireHotelActions.draftSaved({ ...getValues() }));
        return field.onBlur(event);
      },
    };
  };
  const { error: freeTextError, ...freeTextProps } = fieldProps('freeText');
  return (
    <form
      className="contact"
      noValidate
      aria-busy={isBusy}
      onSubmit={handleSubmit(() => {
        if (!isBusy) dispatch(tireHotelActions.contactSubmitted(cleaned(getValues())));
      })}
    >
      {slot && (
        <div className="chosen-time">
          <p>
            <strong>{vehicle?.location.locationName}</strong>,{' '}
            <span className="when">
              {format.weekdayDate(slot.day)} {slot.time}
            </span>
          </p>
          {slot.time === '' && <p>{t('tireHotel.callback')}</p>}
          <Button variant="ghost" flush disabled={isBusy} onClick={() => dispatch(tireHotelActions.timeCleared())}>
            {t('tireHotel.changeTime')}
          </Button>
        </div>
      )}
      {!isBusy && <HoldNotice />}
      <div className="fields">
        {fields.map(([name, autoComplete, type]) => (
          <TextInput
            key={name}
            label={t(`tireHotel.${name}`)}
            type={type}
            autoComplete={autoComplete}
            required
            readOnly={isBusy}
            {...fieldProps(name)}
          />
        ))}
        <div className="message">
          <Field
            label={t('tireHotel.message')}
            optionalText={t('frame.optional')}
            {...(freeTextError && { error: freeTextError })}
          >
            {(box) => (
              <textarea rows={3} maxLength={TIRE_FREE_TEXT_LENGTH} readOnly={isBusy} {...freeTextProps} {...box} />
            )}
          </Field>
          <small className="counter">{`${freeText.length}/${TIRE_FREE_TEXT_LENGTH}`}</small>
        </div>
      </div>
      {flow.value === 'bookingFailed' && errorText && (
        <Notice tone="danger" announce="now">
          <p>{errorText}</p>
          {vehicle && <WorkshopContact phone={vehicle.location.phone} email={vehicle.location.email} />}
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" size="large" busy={isBusy}>
          {t(isBusy ? 'tireHotel.booking' : 'tireHotel.bookTime')}
        </Button>
        {terms && <p className="terms">{terms}</p>}
      </div>
    </form>
  );
}
