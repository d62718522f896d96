import { css } from '@emotion/react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyWithRetry } from '../lazyWithRetry';
import { token } from '../tokens';
import { Field, type FieldProps } from './Field';
import { controlStyles } from './TextInput';

export interface DateFieldProps extends Omit<FieldProps, 'children'> {
  name: string;
  /** 'YYYY-MM-DD', '' for none yet. */
  value: string;
  onChange(value: string): void;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  /** Days between them that can't be chosen. */
  isUnavailable?(day: string): boolean;
  /** The locale: format of days, names of months, first day of the week. */
  locale: string;
  openText: string;
  calendarText: string;
  /** Error text of a day that can't be chosen. */
  outOfRangeText: string;
}

const styles = css(controlStyles, { maxWidth: '22rem', paddingInlineEnd: token('space.4') });

const Body = lazyWithRetry(() => import('./DateFieldBody').then((module) => module.DateFieldBody));

/**
 * A day. The server renders the native date field; after hydration ours replaces it with its current value, but not
 * while it has the focus.
 */
export function DateField(props: DateFieldProps) {
  const { label, labelHidden, description, error, required, optionalText, name, value, onChange, min, max } = props;
  const [ours, setOurs] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const nativeValue = own.current?.value ?? '';
    if (nativeValue !== value) onChange(nativeValue);
    setOurs(true);
  });
  useEffect(() => {
    const input = own.current;
    if (!input || document.activeElement !== input) {
      takeOver();
      return undefined;
    }
    const left = () => takeOver();
    input.addEventListener('blur', left, { once: true });
    return () => input.removeEventListener('blur', left);
  }, []);
  const native = (
    <Field {...{ label, labelHidden, description, error, required, optionalText }}>
      {(control) => (
        <span css={styles}>
          <input
            ref={own}
            type="date"
            name={name}
            value={value}
            min={min}
            max={max}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            {...control}
          />
        </span>
      )}
    </Field>
  );
  return ours ? (
    <Suspense fallback={native}>
      <Body {...props} />
    </Suspense>
  ) : (
    native
  );
}
