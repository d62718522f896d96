import type { LinkContent } from '@/domain/content/contentValues';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { TextInput } from '@/ui/primitives/TextInput';

export interface LinkFieldProps {
  value: LinkContent;
  disabled: boolean;
  onChange(value: LinkContent): void;
}

/** Target and text of a link; the target can be opened for editing from here, since links of the page are inactive. */
export function LinkField({ value, disabled, onChange }: LinkFieldProps) {
  const { t } = useTexts();
  const inside = /^\/(?![/\\-])/.test(value.href);
  return (
    <>
      <TextInput
        label={t('editing.linkText')}
        value={value.text}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
      <TextInput
        label={t('editing.href')}
        description={t('editing.hrefHint')}
        value={value.href}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, href: event.target.value })}
      />
      <Checkbox
        checked={value.target === '_blank'}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, target: event.target.checked ? '_blank' : '' })}
      >
        {t('editing.newWindow')}
      </Checkbox>
      {inside && (
        <p>
          <a href={value.href}>{t('editing.goTo')}</a>
        </p>
      )}
    </>
  );
}
