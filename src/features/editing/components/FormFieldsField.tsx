import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { fieldsJson, nameFor, withPossibleConditions } from '@/domain/forms/fieldRows';
import type { OnlineField } from '@/domain/forms/onlineForm';
import { readOnlineFields } from '@/domain/forms/onlineForm.schema';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';
import { FormFieldRow } from './FormFieldRow';
import { PlainText } from './PlainText';

const styles = css({
  listStyle: 'none',
  margin: `0 0 ${token('space.12')}`,
  padding: 0,
  display: 'grid',
  gap: token('space.12'),
  '> li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space.8'),
    padding: token('space.12'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
  },
  '.moves': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
});

export interface FormFieldsFieldProps {
  label: string;
  /** JSON of the fields. */
  value: string;
  disabled: boolean;
  onChange(value: string): void;
}

interface Row {
  id: number;
  field: OnlineField;
  /** Added here: its name follows its label. */
  isNew: boolean;
}

const emptyField: OnlineField = {
  name: '',
  type: 'text',
  label: '',
  help: '',
  required: false,
  options: [],
  max: 5,
  open: null,
  day: '',
  when: null,
};

/** The questions of a form: added, renamed, moved and removed. Text that is no JSON of fields is changed as text. */
export function FormFieldsField({ label, value, disabled, onChange }: FormFieldsFieldProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [begun] = useState(() => readOnlineFields(value));
  // Questions may be equal, and empty while they are written.
  const [rows, setRows] = useState<readonly Row[]>(() =>
    begun.fields.map((field, id) => ({ id, field, isNew: false })),
  );
  if (begun.problems.length > 0)
    return (
      <>
        <Notice tone="info">{begun.problems[0]}</Notice>
        <PlainText label={label} value={value} lines disabled={disabled} onChange={onChange} onDone={() => undefined} />
      </>
    );
  const become = (next: readonly Row[]): void => {
    const fields = withPossibleConditions(next.map(({ field }) => field));
    const checked = next.map((row, index) => ({ ...row, field: fields[index] ?? row.field }));
    setRows(checked);
    onChange(fieldsJson(fields));
  };
  const change = (id: number, changes: Partial<OnlineField>): void =>
    become(
      rows.map((row) => {
        if (row.id !== id) return row;
        const field = { ...row.field, ...changes };
        const others = rows.flatMap((one) => (one.id === id ? [] : one.field.name));
        return { ...row, field: row.isNew ? { ...field, name: nameFor(field.label, others) } : field };
      }),
    );
  const focusRow = (selector: string): void => {
    // After the rows have rendered.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const add = (): void => {
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    const name = nameFor(
      '',
      rows.map(({ field }) => field.name),
    );
    become([...rows, { id, field: { ...emptyField, name }, isNew: true }]);
    focusRow('li:last-child input');
  };
  const move = (index: number, by: 1 | -1): void => {
    const next = [...rows];
    const [moved] = next.splice(index, 1);
    if (moved) become(next.toSpliced(index + by, 0, moved));
  };
  const fields = rows.map(({ field }) => field);
  return (
    <div role="group" aria-label={label}>
      <ul css={styles} ref={list}>
        {rows.map(({ id, field }, index) => (
          <li key={id}>
            <FormFieldRow
              fields={fields}
              index={index}
              field={field}
              disabled={disabled}
              onChange={(changes) => change(id, changes)}
            />
            <div className="moves">
              <Button
                variant="secondary"
                disabled={disabled || index === 0}
                aria-label={t('editing.formField.up', { number: index + 1 })}
                onClick={() => move(index, -1)}
              >
                ↑
              </Button>
              <Button
                variant="secondary"
                disabled={disabled || index === rows.length - 1}
                aria-label={t('editing.formField.down', { number: index + 1 })}
                onClick={() => move(index, 1)}
              >
                ↓
              </Button>
              <Button
                variant="secondary"
                disabled={disabled}
                aria-label={t('editing.formField.remove', { number: index + 1 })}
                onClick={() => become(rows.filter((row) => row.id !== id))}
              >
                ×
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="secondary" disabled={disabled} onClick={add}>
        {t('editing.formField.add')}
      </Button>
    </div>
  );
}
