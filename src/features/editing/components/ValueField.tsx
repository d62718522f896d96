import { Suspense, type CSSProperties } from 'react';
import { isFileContent, isImageContent, isLinkContent } from '@/domain/content/contentValues';
import { isEditPairs, isEditPaths, type EditChoice, type EditValue } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { CodePending } from '@/ui/CodePending';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import type { EditTarget } from '../editing.slice';
import { FileField } from './FileField';
import { ImageField } from './ImageField';
import { LinkField } from './LinkField';
import { PairsField } from './PairsField';
import { PlainText } from './PlainText';

/** Loaded when the first field of their kind is opened. */
const NamedField = lazyWithRetry(() => import('./NamedField').then((module) => module.NamedField));
const FormFieldsField = lazyWithRetry(() => import('./FormFieldsField').then((module) => module.FormFieldsField));
const RichField = lazyWithRetry(() => import('./RichField').then((module) => module.RichField));

/** What there is to choose from. */
export interface Offers {
  pictures: readonly string[];
  choices: readonly EditChoice[];
}

export interface ValueFieldProps {
  kind: EditTarget['kind'];
  label: string;
  value: EditValue;
  disabled: boolean;
  offers: Offers;
  look?: CSSProperties | undefined;
  onChange(value: EditValue): void;
  /** Enter, where it ends a text. */
  onDone(): void;
}

const textOf = (value: EditValue): string => (typeof value === 'string' ? value : '');

/** The control that a kind of field is changed by. */
export function ValueField({ kind, label, value, disabled, offers, look, onChange, onDone }: ValueFieldProps) {
  const { t } = useTexts();
  switch (kind) {
    case 'text':
    case 'multiline':
      return (
        <PlainText
          label={label}
          value={textOf(value)}
          lines={kind === 'multiline'}
          disabled={disabled}
          look={look}
          onChange={onChange}
          onDone={onDone}
        />
      );
    case 'rich':
      return (
        <Suspense fallback={<CodePending />}>
          <RichField label={label} value={textOf(value)} disabled={disabled} onChange={onChange} />
        </Suspense>
      );
    case 'link':
      return isLinkContent(value) ? <LinkField value={value} disabled={disabled} onChange={onChange} /> : null;
    case 'image':
      return isImageContent(value) ? (
        <ImageField value={value} disabled={disabled} pictures={offers.pictures} onChange={onChange} />
      ) : null;
    case 'flag':
      return (
        <Checkbox
          checked={value === true}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        >{`${label}: ${t('editing.on')}`}</Checkbox>
      );
    case 'number':
      return (
        <TextInput
          label={label}
          inputMode="decimal"
          value={value === null ? '' : String(value)}
          disabled={disabled}
          onChange={(event) => onChange(numberIn(event.target.value))}
        />
      );
    case 'file':
      return isFileContent(value) ? <FileField value={value} disabled={disabled} onChange={onChange} /> : null;
    case 'day':
      return (
        <TextInput
          label={label}
          type="date"
          value={textOf(value)}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'moment':
      return (
        <TextInput
          label={t('editing.moment', { name: label })}
          type="datetime-local"
          value={textOf(value).slice(0, 16)}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value && `${event.target.value.slice(0, 16)}:00Z`)}
        />
      );
    case 'one':
    case 'many':
      return isEditPaths(value) ? (
        <Suspense fallback={<CodePending />}>
          <NamedField
            label={label}
            many={kind === 'many'}
            value={value}
            choices={offers.choices}
            disabled={disabled}
            onChange={onChange}
          />
        </Suspense>
      ) : null;
    case 'pairs':
      return isEditPairs(value) ? (
        <PairsField label={label} value={value} disabled={disabled} onChange={onChange} />
      ) : null;
    case 'formFields':
      return (
        <Suspense fallback={<CodePending />}>
          <FormFieldsField label={label} value={textOf(value)} disabled={disabled} onChange={onChange} />
        </Suspense>
      );
    case 'choice':
      return offers.choices.length > 0 ? (
        <Select
          label={label}
          value={textOf(value)}
          disabled={disabled}
          options={choiceOptions(offers.choices, textOf(value), t('editing.usual'))}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextInput
          label={label}
          value={textOf(value)}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** Options of a choice, with an empty one first; a stored value that is not among them is added. */
function choiceOptions(choices: readonly EditChoice[], now: string, usual: string): { value: string; text: string }[] {
  const known = choices.map(({ path, name }) => ({ value: path, text: name }));
  return [
    { value: '', text: usual },
    ...known,
    ...(now === '' || known.some(({ value }) => value === now) ? [] : [{ value: now, text: now }]),
  ];
}

/** A text that is no number stays one, and is refused where it is saved. */
function numberIn(text: string): number | string | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return Number.isFinite(Number(plain)) && !plain.endsWith('.') ? Number(plain) : text;
}
