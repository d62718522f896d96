import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import { controlStyles } from './TextInput';

export interface SelectProps
  extends Omit<FieldProps, 'children'>, Omit<ComponentPropsWithRef<'select'>, 'children' | 'required' | 'id'> {
  options: readonly { value: string; text: string }[];
}

const styles = css(controlStyles, {
  select: { appearance: 'none', paddingInlineEnd: '2rem', cursor: 'pointer', textOverflow: 'ellipsis' },
  option: { color: 'CanvasText', background: 'Canvas' },
  '> svg': { position: 'absolute', insetInlineEnd: '0.75rem', pointerEvents: 'none' },
});

/** A native select, which is best on phones. */
export function Select({
  label,
  labelHidden,
  description,
  error,
  required,
  optionalText,
  options,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, labelHidden, description, error, required, optionalText }}>
      {(control) => (
        <span css={styles}>
          <select {...select} {...control}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={1.1} />
        </span>
      )}
    </Field>
  );
}
