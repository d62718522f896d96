import { css } from '@emotion/react';
import type { OnlineField } from '@/domain/forms/onlineForm';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: token('space.16'),
  alignItems: 'end',
  button: { minHeight: '3rem' },
});

export interface FormBarProps {
  /** Days, times and choices; any other field is left out: an address must not hold it. */
  fields: readonly OnlineField[];
  /** Address of the form. */
  href: string;
  /** On its button; '' for the usual. */
  button: string;
}

/** The first questions of a form on another page, which then knows the answers by its address. */
export function FormBar({ fields, href, button }: FormBarProps) {
  const { t } = useTexts();
  return (
    <form css={styles} method="get" action={href}>
      {fields.map(({ name, type, label, options }) => {
        if (type === 'date') return <TextInput key={name} type="date" name={name} label={label} />;
        if (type !== 'dropdown') return null;
        return (
          <Select
            key={name}
            name={name}
            label={label}
            options={[{ value: '', text: t('onlineForm.choose') }, ...options.map((value) => ({ value, text: value }))]}
          />
        );
      })}
      <Button type="submit">{button || t('contact.send')}</Button>
    </form>
  );
}
