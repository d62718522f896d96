import type { UseFormReturn } from 'react-hook-form';
import { MESSAGE_LENGTH } from '@/domain/forms/contact';
import { useTexts } from '@/i18n/TextsProvider';
import { Field } from '@/ui/primitives/Field';
import { LeaveEmpty } from '@/ui/primitives/LeaveEmpty';
import { TextInput } from '@/ui/primitives/TextInput';
import type { ContactDraft } from '../contact.slice';
import { reasonKey } from './contactValidation';

const fields = [
  ['name', 'name', 'text'],
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
] as const;

/** Who writes, and what. */
export function PersonFields({ form, readOnly }: { form: UseFormReturn<ContactDraft>; readOnly: boolean }) {
  const { t } = useTexts();
  const { register, formState } = form;
  const errorOf = (name: 'name' | 'phone' | 'email' | 'message') => {
    const key = reasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  return (
    <>
      <div className="pair">
        {fields.map(([name, autoComplete, type]) => (
          <TextInput
            key={name}
            label={t(`contact.${name}`)}
            type={type}
            autoComplete={autoComplete}
            required
            readOnly={readOnly}
            {...errorOf(name)}
            {...register(name)}
          />
        ))}
      </div>
      <Field label={t('contact.message')} optionalText={t('frame.optional')} {...errorOf('message')}>
        {(control) => (
          <textarea rows={4} maxLength={MESSAGE_LENGTH} readOnly={readOnly} {...register('message')} {...control} />
        )}
      </Field>
      <LeaveEmpty label={t('contact.leaveEmpty')} {...register('website')} />
    </>
  );
}
