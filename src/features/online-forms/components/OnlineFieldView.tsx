import { useId } from 'react';
import type { LocalMoment } from '@/domain/dealers/openingHours';
import { ANSWER_LENGTH, fieldParts, LINE_LENGTH, type OnlineAnswer, type OnlineField } from '@/domain/forms/onlineForm';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Field } from '@/ui/primitives/Field';
import { Icon } from '@/ui/primitives/Icon';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { DayField } from './DayField';
import { isParted } from './readAnswers';
import { UploadField } from './UploadField';

export interface OnlineFieldProps {
  formId: string;
  field: OnlineField;
  /** Filled in before: the field itself holds what is typed. */
  initial: OnlineAnswer | undefined;
  error: string | undefined;
  readOnly: boolean;
  /** Of a time that belongs to a day: those of the chosen one; null while none is chosen. */
  times: readonly string[] | null;
  /** What clocks show where the visitor wants to come. */
  now: LocalMoment;
  /** Another answer is in the form, without an event of it. */
  onChosen(): void;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  first: 'given-name',
  last: 'family-name',
  addr_line1: 'address-line1',
  addr_line2: 'address-line2',
  postal: 'postal-code',
  city: 'address-level2',
};
const INPUTS = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  time: { type: 'time' },
} as const;

const choices = (first: string, options: readonly string[]): { value: string; text: string }[] => [
  { value: '', text: first },
  ...options.map((one) => ({ value: one, text: one })),
];

/** One field of an online form, by its type. */
export function OnlineFieldView(props: OnlineFieldProps) {
  const { t } = useTexts();
  const { field, initial, error, readOnly, formId, times, now, onChosen } = props;
  const { name, type, label, help, required, options, open, day } = field;
  const text = typeof initial === 'string' ? initial : '';
  const shared = {
    name,
    label,
    required: required || undefined,
    readOnly,
    ...(help !== '' && { description: help }),
    ...(!required && { optionalText: t('onlineForm.optional') }),
    ...(error !== undefined && { error }),
  };
  if (open) return <DayField {...{ field, initial, error, open, now, onChosen }} />;
  switch (type) {
    case 'fullname':
    case 'address':
    case 'date':
    case 'checkbox':
    case 'radio':
    case 'rating':
      return <Group {...props} />;
    case 'upload':
      return <UploadField formId={formId} field={field} error={error} readOnly={readOnly} />;
    case 'textarea': {
      const { name: _name, readOnly: _readOnly, ...labels } = shared;
      return (
        <Field {...labels}>
          {(control) => (
            <textarea
              name={name}
              rows={4}
              maxLength={ANSWER_LENGTH}
              readOnly={readOnly}
              defaultValue={text}
              {...control}
            />
          )}
        </Field>
      );
    }
    case 'dropdown': {
      const { readOnly: _readOnly, ...select } = shared;
      return <Select {...select} defaultValue={text} options={choices(t('onlineForm.choose'), options)} />;
    }
    case 'time': {
      if (day === '') return <TextInput {...shared} {...INPUTS.time} defaultValue={text} />;
      const { readOnly: _readOnly, ...select } = shared;
      return (
        <div data-day={day}>
          <Select
            {...select}
            // Another day has other times.
            key={times?.join() ?? ''}
            defaultValue={times?.includes(text) ? text : ''}
            options={choices(t(times?.length ? 'onlineForm.choose' : 'onlineForm.dayFirst'), times ?? [])}
          />
        </div>
      );
    }
    default:
      return <TextInput {...shared} {...INPUTS[type]} maxLength={LINE_LENGTH} defaultValue={text} />;
  }
}

/** A question with several controls: parts, boxes, stars. */
function Group({ field, initial, error, readOnly }: OnlineFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const { type, label, help, required } = field;
  return (
    <fieldset
      disabled={readOnly}
      aria-describedby={[help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      data-invalid={error ? '' : undefined}
    >
      {/* 'Förnamn' and 'Efternamn' say it themselves. */}
      <legend className={type === 'fullname' && required ? 'visually-hidden' : undefined}>
        {label}
        {!required && <small> ({t('onlineForm.optional')})</small>}
      </legend>
      {help !== '' && (
        <p className="hint" id={`${id}-hint`}>
          {help}
        </p>
      )}
      {isParted(type) ? <Parts field={field} initial={initial} /> : <Choices field={field} initial={initial} />}
      {error && (
        <p className="group-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type GroupProps = Pick<OnlineFieldProps, 'field' | 'initial'>;

function Parts({ field: { name, type, required }, initial }: GroupProps) {
  const { t } = useTexts();
  if (!isParted(type)) return null;
  const parts = typeof initial === 'object' && !Array.isArray(initial) ? initial : {};
  return (
    <div className={type === 'date' ? 'pair short' : 'pair'}>
      {fieldParts[type].map((part) => (
        <TextInput
          key={part}
          name={`${name}.${part}`}
          label={t(`onlineForm.part.${part}`)}
          required={(required && part !== 'addr_line2') || undefined}
          maxLength={LINE_LENGTH}
          defaultValue={parts[part] ?? ''}
          {...(type === 'date' && { inputMode: 'numeric' as const })}
          {...(AUTOCOMPLETE[part] !== undefined && { autoComplete: AUTOCOMPLETE[part] })}
        />
      ))}
    </div>
  );
}

function Choices({ field: { name, type, options, max }, initial }: GroupProps) {
  const { t } = useTexts();
  if (type === 'checkbox')
    return (
      <div className="options">
        {options.map((option) => (
          <Checkbox
            key={option}
            name={name}
            value={option}
            defaultChecked={Array.isArray(initial) && initial.includes(option)}
          >
            {option}
          </Checkbox>
        ))}
      </div>
    );
  const values =
    type === 'rating' ? Array.from({ length: max }, (_, index) => String(index + 1)) : options.map((one) => one);
  return (
    <div className="radios">
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={initial === value}
            aria-label={type === 'rating' ? t('onlineForm.stars', { count: Number(value), total: max }) : undefined}
          />
          {value}
          {type === 'rating' && <span aria-hidden="true"> ★</span>}
        </label>
      ))}
    </div>
  );
}
