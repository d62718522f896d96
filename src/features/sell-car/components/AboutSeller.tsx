import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { TextInput } from '@/ui/primitives/TextInput';
import type { SellCarPartProps } from './AboutCar';
import { sellReasonKey } from './sellCarValidation';
import { WhatFollows } from './WhatFollows';

const fields = [
  ['customerName', 'contact.name', 'name', 'text'],
  ['customerPhone', 'contact.phone', 'tel', 'tel'],
  ['customerEmail', 'contact.email', 'email', 'email'],
] as const;

/** Who offers the car. */
export function AboutSeller({ form, readOnly, terms }: SellCarPartProps & { terms: ReactNode }) {
  const { t } = useTexts();
  const { register, formState } = form;
  const errorOf = (name: (typeof fields)[number][0]) => {
    const key = sellReasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  return (
    <>
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
      <p className="hint">
        {t('sell.privacy')} {terms}
      </p>
      <WhatFollows />
    </>
  );
}
