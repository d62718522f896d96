import { conditionsFor } from '@/domain/forms/fieldRows';
import { CHOICE_TYPES, ONLINE_FIELD_TYPES, type OnlineField } from '@/domain/forms/onlineForm';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { OpenTimesRows } from './OpenTimesRows';
import { PlainText } from './PlainText';

export interface FormFieldRowProps {
  /** All of the form, in order. */
  fields: readonly OnlineField[];
  index: number;
  field: OnlineField;
  disabled: boolean;
  onChange(changes: Partial<OnlineField>): void;
}

const countsUpTo = (most: number): { value: string; text: string }[] =>
  Array.from({ length: most }, (_, index) => ({ value: String(index + 1), text: String(index + 1) }));
const MOST = 10;

/** One question of a form. Its name in answers is not changed here: systems that get them know it. */
export function FormFieldRow({ fields, index, field, disabled, onChange }: FormFieldRowProps) {
  const { t } = useTexts();
  const { label, type, help, required, options, max, open, day, when } = field;
  const number = index + 1;
  const conditions = conditionsFor(fields, index);
  const chosen = conditions.findIndex((one) => one.field === when?.field && one.value === when.value);
  return (
    <>
      <TextInput
        label={t('editing.formField.label', { number })}
        value={label}
        disabled={disabled}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <Select
        label={t('editing.formField.type', { number })}
        value={type}
        disabled={disabled}
        options={ONLINE_FIELD_TYPES.map((value) => ({ value, text: t(`editing.formType.${value}`) }))}
        onChange={({ target: { value } }) =>
          onChange({ type: ONLINE_FIELD_TYPES.find((one) => one === value) ?? type })
        }
      />
      {CHOICE_TYPES.has(type) && (
        <PlainText
          label={t('editing.formField.options', { number })}
          value={options.join('\n')}
          lines
          disabled={disabled}
          onChange={(text) => onChange({ options: text === '' ? [] : text.split('\n') })}
          onDone={() => undefined}
        />
      )}
      {type === 'date' && (
        <OpenTimesRows number={number} open={open} disabled={disabled} onChange={(next) => onChange({ open: next })} />
      )}
      {type === 'time' && (
        <Select
          label={t('editing.formField.day', { number })}
          value={day}
          disabled={disabled}
          options={[
            { value: '', text: t('editing.formField.anyTime') },
            ...fields
              .slice(0, index)
              .flatMap((one) => (one.open ? [{ value: one.name, text: one.label || one.name }] : [])),
          ]}
          onChange={(event) => onChange({ day: event.target.value })}
        />
      )}
      {(type === 'rating' || type === 'upload') && (
        <Select
          label={t('editing.formField.max', { number })}
          value={String(max)}
          disabled={disabled}
          options={countsUpTo(MOST)}
          onChange={(event) => onChange({ max: Number(event.target.value) })}
        />
      )}
      <TextInput
        label={t('editing.formField.help', { number })}
        value={help}
        disabled={disabled}
        onChange={(event) => onChange({ help: event.target.value })}
      />
      {conditions.length > 0 && (
        <Select
          label={t('editing.formField.when', { number })}
          value={String(chosen)}
          disabled={disabled}
          options={[
            { value: '-1', text: t('editing.formField.always') },
            ...conditions.map((one, position) => ({ value: String(position), text: `${one.label} ${one.value}` })),
          ]}
          onChange={(event) => {
            const one = conditions[Number(event.target.value)];
            onChange({ when: one ? { field: one.field, value: one.value } : null });
          }}
        />
      )}
      <Checkbox
        checked={required}
        disabled={disabled}
        onChange={(event) => onChange({ required: event.target.checked })}
      >
        {t('editing.formField.required', { number })}
      </Checkbox>
    </>
  );
}
