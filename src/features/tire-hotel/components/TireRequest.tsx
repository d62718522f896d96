import { useEffect, useRef, type FormEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { object } from 'yup';
import { TIRE_MESSAGE_LENGTH, TIRE_PRIORITIES } from '@/domain/forms/tireRequest';
import { tireRequestFields } from '@/domain/forms/tireRequest.schema';
import type { StoredVehicle } from '@/domain/tire-hotel/vehicle';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Field } from '@/ui/primitives/Field';
import { formStyles } from '@/ui/primitives/form.styles';
import { LeaveEmpty } from '@/ui/primitives/LeaveEmpty';
import { Notice } from '@/ui/primitives/Notice';
import { TextInput } from '@/ui/primitives/TextInput';
import { useFillingTime } from '@/ui/useFillingTime';
import { useVisitorForm } from '@/ui/useVisitorForm';
import { selectTireRequest } from '../tireParts.selectors';
import { tireRequestActions, type TireRequestDraft } from '../tireRequest.slice';
import { usePositionText } from './positions';
import { useTireErrorText } from './useTireError';
import { errorsOf, reasonKey } from './validation';

// What comes from the agreement is not the visitor's to correct.
const { erpId: _erpId, regno: _regno, ...fields } = tireRequestFields;
const schema = object(fields);
/** The values stay as they were typed. */
const resolver: Resolver<TireRequestDraft> = async (values) => {
  const errors = await errorsOf(schema, values);
  return errors ? { values: {}, errors } : { values, errors: {} };
};

const people = [
  ['customerName', 'contact.name', 'name', 'text'],
  ['customerPhone', 'contact.phone', 'tel', 'tel'],
  ['customerEmail', 'contact.email', 'email', 'email'],
] as const;

/** The request for new tires for a car; the workshop answers with proposals and prices. */
export function TireRequest({ vehicle }: { vehicle: StoredVehicle }) {
  const { flow } = useAppSelector(selectTireRequest);
  return flow.value === 'sent' ? <Sent /> : <TireRequestForm vehicle={vehicle} />;
}

function Close({ disabled }: { disabled: boolean }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  return (
    <Button variant="ghost" disabled={disabled} onClick={() => dispatch(tireRequestActions.closed())}>
      {t('tireHotel.close')}
    </Button>
  );
}

function Sent() {
  const { t } = useTexts();
  const { receipt } = useAppSelector(selectTireRequest);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="request">
      <h5 tabIndex={-1} ref={heading}>
        {t('tireRequest.sentTitle')}
      </h5>
      <p>{t('tireHotel.requestSent', { reference: receipt?.reference ?? '' })}</p>
      <div className="ways">
        <Close disabled={false} />
      </div>
    </div>
  );
}

function TireRequestForm({ vehicle: { tires } }: { vehicle: StoredVehicle }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const positionText = usePositionText();
  const { flow, draft, error } = useAppSelector(selectTireRequest);
  const errorText = useTireErrorText(error);
  const fillingTime = useFillingTime();
  const heading = useRef<HTMLHeadingElement>(null);
  const { register, handleSubmit, getValues, formState } = useVisitorForm<TireRequestDraft>({
    // The store freezes what it holds.
    defaultValues: { ...draft, positions: [...draft.positions] },
    resolver,
  });
  useEffect(() => {
    return () => void dispatch(tireRequestActions.draftSaved({ draft: structuredClone(getValues()) }));
  }, [dispatch, getValues]);
  useEffect(() => heading.current?.focus(), []);
  const isBusy = flow.value === 'submitting';
  const errorOf = (name: keyof TireRequestDraft) => {
    const key = reasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  const submit = (event: FormEvent) => {
    const filledMs = fillingTime.until(event);
    void handleSubmit(() => {
      if (!isBusy) dispatch(tireRequestActions.submitted({ draft: structuredClone(getValues()), filledMs }));
    })(event);
  };
  return (
    <form
      className="request"
      css={formStyles}
      noValidate
      aria-busy={isBusy}
      onSubmit={submit}
      onChange={fillingTime.changed}
    >
      <h5 tabIndex={-1} ref={heading}>
        {t('tireRequest.title')}
      </h5>
      <fieldset disabled={isBusy} aria-describedby={formState.errors.positions ? 'tire-positions' : undefined}>
        <legend>{t('tireRequest.positions')}</legend>
        <div className="options">
          {tires.map(({ equipmentPosition }) => (
            <label key={equipmentPosition} className="option">
              <input type="checkbox" value={equipmentPosition} {...register('positions')} />
              <span>{positionText(equipmentPosition)}</span>
            </label>
          ))}
        </div>
        {formState.errors.positions && (
          <p className="wrong" id="tire-positions" role="alert">
            {t('tireRequest.noPosition')}
          </p>
        )}
      </fieldset>
      <fieldset disabled={isBusy}>
        <legend>{t('tireRequest.wish')}</legend>
        <div className="options">
          {TIRE_PRIORITIES.map((priority) => (
            <label key={priority} className="option">
              <input type="radio" value={priority} {...register('priority')} />
              <span>{t(`tireRequest.wish.${priority}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="pair">
        {people.map(([name, label, autoComplete, type]) => (
          <TextInput
            key={name}
            label={t(label)}
            type={type}
            autoComplete={autoComplete}
            required
            readOnly={isBusy}
            {...errorOf(name)}
            {...register(name)}
          />
        ))}
      </div>
      <Field label={t('tireHotel.message')} optionalText={t('frame.optional')} {...errorOf('message')}>
        {(control) => (
          <textarea rows={3} maxLength={TIRE_MESSAGE_LENGTH} readOnly={isBusy} {...register('message')} {...control} />
        )}
      </Field>
      <LeaveEmpty label={t('contact.leaveEmpty')} {...register('website')} />
      {flow.value === 'submitFailed' && errorText && (
        <Notice tone="danger" announce="now">
          {errorText}
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" busy={isBusy}>
          {t(isBusy ? 'contact.sending' : 'tireHotel.sendRequest')}
        </Button>
        <Close disabled={isBusy} />
      </div>
    </form>
  );
}
