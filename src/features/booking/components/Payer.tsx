import type { ComponentProps } from 'react';
import { useWatch, type Control, type UseFormRegister, type UseFormSetValue } from 'react-hook-form';
import { PAYER_KINDS, type PayerKind } from '@/domain/workshop/payer';
import { useTexts } from '@/i18n/TextsProvider';
import { TextInput } from '@/ui/primitives/TextInput';
import type { ContactDraft } from '../booking.state';

const kinds = {
  private: 'booking.payerPrivate',
  company: 'booking.payerCompany',
  leasing: 'booking.payerLeasing',
  insurance: 'booking.payerInsurance',
} as const;

/** What the workshop needs to send the invoice to someone else. */
const details = {
  company: { name: 'booking.companyName', number: 'booking.orgNumber', autoComplete: 'organization' },
  leasing: { name: 'booking.leasingName', number: 'booking.contractNumber', autoComplete: 'off' },
  insurance: { name: 'booking.insuranceName', number: 'booking.claimNumber', autoComplete: 'off' },
} as const;
const hasDetails = (kind: PayerKind): kind is keyof typeof details => Object.hasOwn(details, kind);

export interface PayerProps {
  control: Control<ContactDraft>;
  register: UseFormRegister<ContactDraft>;
  setValue: UseFormSetValue<ContactDraft>;
  fieldProps(name: 'payerName' | 'payerNumber'): Partial<ComponentProps<typeof TextInput>>;
  readOnly: boolean;
}

/** Who pays: the customer, or a company with what its invoice needs. */
export function Payer({ control, register, setValue, fieldProps, readOnly }: PayerProps) {
  const { t } = useTexts();
  const kind = useWatch({ control, name: 'payerKind' });
  // Another kind has another name and number.
  const onChange = () => {
    setValue('payerName', '');
    setValue('payerNumber', '');
  };
  return (
    <fieldset className="payer">
      <legend>{t('booking.payer')}</legend>
      <div className="kinds">
        {PAYER_KINDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              value={one}
              disabled={readOnly && one !== kind}
              {...register('payerKind', { onChange })}
            />
            {t(kinds[one])}
          </label>
        ))}
      </div>
      {hasDetails(kind) && (
        <div className="fields">
          <TextInput
            key={`${kind}-name`}
            label={t(details[kind].name)}
            autoComplete={details[kind].autoComplete}
            required
            readOnly={readOnly}
            {...fieldProps('payerName')}
          />
          <TextInput
            key={`${kind}-number`}
            label={t(details[kind].number)}
            autoComplete="off"
            required={kind !== 'leasing'}
            optionalText={kind === 'leasing' ? t('frame.optional') : undefined}
            readOnly={readOnly}
            {...fieldProps('payerNumber')}
          />
        </div>
      )}
    </fieldset>
  );
}
