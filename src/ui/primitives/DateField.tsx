import { css } from '@emotion/react';
import { Suspense, useRef, useState } from 'react';
import { late } from '../late';
import { media, token } from '../tokens';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';
import { controlStyles } from './TextInput';

export interface DateFieldProps extends Omit<FieldProps, 'children'> {
  name: string;
  /** 'YYYY-MM-DD', '' for none yet. */
  value: string;
  onChange(value: string): void;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  /** Of the calendar: how it names months, and which day begins the week. */
  locale: string;
  openText: string;
  calendarText: string;
}

const styles = css(controlStyles, {
  maxWidth: '22rem', paddingInlineEnd: token('space.4'),
  // Ours stands beside it.
  'input::-webkit-calendar-picker-indicator': { '@media (scripting: enabled)': { display: 'none' } },
  button: { display: 'grid', placeItems: 'center', flex: 'none', width: token('size.target'), height: token('size.target'), border: 0, borderRadius: token('radius.pill'), background: 'transparent', color: token('color.accent'), [media.hover]: { '&:hover': { background: token('color.sunken') } } },
});

const Calendar = late(() => import('./CalendarPopover').then((module) => module.CalendarPopover));

/** A day: the browser's own field, and beside it a calendar whose code is fetched when it first opens. */
export function DateField({ label, labelHidden, hint, error, required, optionalText, name, value, onChange, min, max, locale, openText, calendarText }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  return (
    <Field {...{ label, labelHidden, hint, error, required, optionalText }}>
      {(control) => (
        <span css={styles} ref={box}>
          <input type="date" name={name} value={value} min={min} max={max} onChange={({ currentTarget }) => onChange(currentTarget.value)} {...control} />
          <button type="button" data-needs-script="" aria-label={openText} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}><Icon name="calendar" /></button>
          {open && <Suspense><Calendar {...{ box, value, min, max, locale }} title={calendarText} onClose={() => setOpen(false)} onChange={onChange} /></Suspense>}
        </span>
      )}
    </Field>
  );
}
