import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media, token } from '../tokens';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import type { IconName } from './icons';

/** The box that text inputs and selects share. */
export const controlStyles = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token('space.8'),
  minHeight: '3rem',
  paddingInline: token('space.12'),
  background: token('color.surface'),
  border: `1.5px solid ${token('color.control')}`,
  borderRadius: `min(${token('radius.control')}, 1.5rem)`,
  transition: `border-color ${token('duration.fast')} ${token('ease.out')}`,
  [media.hover]: { '&:hover': { borderColor: token('color.ink') } },
  '&:focus-within': { borderColor: token('color.focus'), outline: '3px solid var(--ring)', outlineOffset: 0 },
  '&:has(:disabled)': {
    background: token('color.sunken'),
    color: token('color.inkSoft'),
    borderColor: token('color.line'),
  },
  '&:has([aria-invalid=true])': {
    borderColor: token('color.danger'),
    boxShadow: `inset 0 0 0 1px ${token('color.danger')}`,
  },
  '> svg, > .field-unit': { color: token('color.inkSoft'), flex: 'none' },
  'input, select': {
    flex: 1,
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    background: 'transparent',
    fontSize: `max(1rem, ${token('text.body')})`,
    outline: 'none',
    textOverflow: 'ellipsis',
  },
  'input::placeholder': { color: token('color.inkSoft'), opacity: 1 },
  'input::-webkit-search-cancel-button': { display: 'none' },
});

export interface TextInputProps
  extends Omit<FieldProps, 'children'>, Omit<ComponentPropsWithRef<'input'>, 'children' | 'required' | 'id'> {
  icon?: IconName;
  /** After the value: 'kr', 'mil'. */
  unit?: string;
  /** A button at the end of the field. */
  end?: ReactNode;
}

export function TextInput({
  label,
  labelHidden,
  description,
  error,
  required,
  optionalText,
  icon,
  unit,
  end,
  type = 'text',
  ...input
}: TextInputProps) {
  return (
    <Field {...{ label, labelHidden, description, error, required, optionalText }}>
      {(control) => (
        <span css={controlStyles}>
          {icon && <Icon name={icon} />}
          <input type={type} {...input} {...control} />
          {unit && (
            <span className="field-unit" aria-hidden="true">
              {unit}
            </span>
          )}
          {end}
        </span>
      )}
    </Field>
  );
}
