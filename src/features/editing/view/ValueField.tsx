import dynamic from 'next/dynamic';
import type { CSSProperties } from 'react';
import { isEditImage, isEditLink, type EditValue } from '@/domain/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { TextInput } from '@/ui/primitives/TextInput';
import type { EditTarget } from '../model/editing.events';
import { ImageField } from './ImageField';
import { LinkField } from './LinkField';
import { PlainText } from './PlainText';

/** With its kept widget: comes when the first text of this kind is opened. */
const RichField = dynamic(() => import('./RichField').then((module) => module.RichField), { ssr: false });

export interface ValueFieldProps {
  target: Pick<EditTarget, 'kind' | 'name'>;
  value: EditValue;
  disabled: boolean;
  pictures: readonly string[];
  look?: CSSProperties | undefined;
  onChange(value: EditValue): void;
  /** Enter, where it ends a text. */
  onDone(): void;
}

const textOf = (value: EditValue): string => (typeof value === 'string' ? value : '');

/** The control that a kind of field is changed by. */
export function ValueField({ target: { kind, name }, value, disabled, pictures, look, onChange, onDone }: ValueFieldProps) {
  const { t } = useTexts();
  switch (kind) {
    case 'text': case 'multiline': return <PlainText label={name} value={textOf(value)} lines={kind === 'multiline'} disabled={disabled} look={look} onChange={onChange} onDone={onDone} />;
    case 'rich': return <RichField label={name} value={textOf(value)} disabled={disabled} onChange={onChange} />;
    case 'link': return isEditLink(value) ? <LinkField value={value} disabled={disabled} onChange={onChange} /> : null;
    case 'image': return isEditImage(value) ? <ImageField value={value} disabled={disabled} pictures={pictures} onChange={onChange} /> : null;
    case 'flag': return <Checkbox checked={value === true} disabled={disabled} onChange={(event) => onChange(event.target.checked)}>{`${name}: ${t('editing.on')}`}</Checkbox>;
    case 'number': return <TextInput label={name} inputMode="decimal" value={value === null ? '' : String(value)} disabled={disabled} onChange={(event) => onChange(numberIn(event.target.value))} />;
    case 'choice': return <TextInput label={name} value={textOf(value)} disabled={disabled} onChange={(event) => onChange(event.target.value)} />;
  }
}

/** A text that is no number stays one, and is refused where it is saved. */
function numberIn(text: string): number | string | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return Number.isFinite(Number(plain)) && !plain.endsWith('.') ? Number(plain) : text;
}
