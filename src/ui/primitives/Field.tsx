import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { token } from '../tokens';
import { Icon } from './Icon';

/** The attributes of the control inside a field. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

export interface FieldProps {
  label: string;
  /** Visually hidden label, for a search box with a labelled button. */
  labelHidden?: boolean;
  description?: string;
  /** The error and how to correct it, at the field. */
  error?: string;
  required?: boolean;
  /** After the label of an optional field. */
  optionalText?: string;
  children(control: FieldControl): ReactNode;
}

/** A control with its label, hint and error. */
export const fieldStyles = css({
  display: 'grid',
  // A long word of large text breaks; it does not widen the field.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space.8'),
  alignContent: 'start',
  '> label': { fontWeight: token('font.strongWeight'), lineHeight: 1.3, hyphens: 'auto' },
  '> label small': { fontSize: token('text.small'), fontWeight: 400, color: token('color.inkSoft') },
  '> .field-hint': { fontSize: token('text.small'), color: token('color.inkSoft') },
  '> .field-error': {
    display: 'flex',
    gap: token('space.8'),
    alignItems: 'start',
    fontSize: token('text.small'),
    fontWeight: token('font.strongWeight'),
    color: token('color.danger'),
  },
});

/** Label, hint and error of one control, tied to it. */
export function Field({
  label,
  labelHidden = false,
  description,
  error,
  required,
  optionalText,
  children,
}: FieldProps) {
  const id = useId();
  const described = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div css={fieldStyles}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
        {optionalText && <small> ({optionalText})</small>}
      </label>
      {description && (
        <p className="field-hint" id={`${id}-hint`}>
          {description}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined, required })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
