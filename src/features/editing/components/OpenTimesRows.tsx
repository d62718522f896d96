import type { OpenTimes } from '@/domain/forms/openTimes';
import { useTexts } from '@/i18n/TextsProvider';
import { TextInput } from '@/ui/primitives/TextInput';
import { PlainText } from './PlainText';

export interface OpenTimesRowsProps {
  /** Of the question. */
  number: number;
  open: OpenTimes | null;
  disabled: boolean;
  onChange(open: OpenTimes | null): void;
}

const DAYS = 90;

/** On which days and at which times of them one can come: without a line on any day. */
export function OpenTimesRows({ number, open, disabled, onChange }: OpenTimesRowsProps) {
  const { t } = useTexts();
  const countRow = (key: 'days' | 'notice', value: number) => (
    <TextInput
      type="number"
      label={t(`editing.formField.${key}`, { number })}
      min={key === 'days' ? 1 : 0}
      value={String(value)}
      disabled={disabled}
      onChange={(event) => open && onChange({ ...open, [key]: Math.trunc(event.target.valueAsNumber) || 0 })}
    />
  );
  return (
    <>
      <PlainText
        label={t('editing.formField.open', { number })}
        value={open?.hours.join('\n') ?? ''}
        lines
        disabled={disabled}
        onChange={(text) => onChange(text === '' ? null : { days: DAYS, notice: 0, ...open, hours: text.split('\n') })}
        onDone={() => undefined}
      />
      {open && countRow('days', open.days)}
      {open && countRow('notice', open.notice)}
    </>
  );
}
