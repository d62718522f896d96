import type { ReactNode } from 'react';
import { OTHER_LENGTH } from '@/domain/forms/sellCar';
import { useTexts } from '@/i18n/TextsProvider';
import { Field } from '@/ui/primitives/Field';
import { TextInput } from '@/ui/primitives/TextInput';
import type { SellCarPartProps } from './AboutCar';
import { sellReasonKey } from './sellCarValidation';

const fields = [
  ['customerName', 'contact.name', 'name', 'text'],
  ['customerPhone', 'contact.phone', 'tel', 'tel'],
  ['customerEmail', 'contact.email', 'email', 'email'],
] as const;

/** Anything else about the car, and who offers it. */
export function AboutSeller({ form, readOnly, terms }: SellCarPartProps & { terms: ReactNode }) {
  const { t } = useTexts();
  const { register, formState } = form;
  const errorOf = (name: (typeof fields)[number][0] | 'other') => {
    const key = sellReasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  return (
    <fieldset>
      <legend>{t('sell.aboutYou')}</legend>
      <div className="pair">
        {fields.map(([name, label, autoComplete, type]) => (
          <TextInput
            key={name}
            label={t(label)}
            type={type}
            autoComplete={autoComplete}
            required
            readOnly={readOnly}
            {...errorOf(name)}
            {...register(name)}
          />
        ))}
      </div>
      <Field label={t('sell.other')} optionalText={t('frame.optional')} {...errorOf('other')}>
        {(control) => (
          <textarea rows={4} maxLength={OTHER_LENGTH} readOnly={readOnly} {...register('other')} {...control} />
        )}
      </Field>
      <p className="hint">
        {t('sell.privacy')} {terms}
      </p>
    </fieldset>
  );
}
