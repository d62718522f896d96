import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { parseDecimal } from '@/i18n/format';
import { useTexts } from '@/i18n/TextsProvider';
import type { Limits } from '@/domain/finance/loanPlan';
import { controlStyles } from '@/ui/primitives/TextInput';
import { media, token } from '@/ui/tokens';

const styles = css({
  display: 'flex',
  // The field below its label where large text leaves no room for both.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token('space.12'),
  minWidth: 0,
  '> label': { flex: '1 1 5.5rem', minWidth: 0, fontWeight: token('font.strongWeight'), hyphens: 'auto' },
  '> .box': { flex: '0 1 8.25rem', minWidth: 0, marginInlineStart: 'auto' },
  '> .box .field-unit[data-first]': { order: -1 },
  '> .box input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '> input[type=range]': {
    flex: '1 0 100%',
    width: '100%',
    height: '2.75rem',
    margin: 0,
    accentColor: token('color.accent'),
    cursor: 'pointer',
    '&:focus-visible': { outline: '3px solid var(--ring)', outlineOffset: 2, borderRadius: token('radius.control') },
  },
  '> .ends, > .error': {
    flex: '1 0 100%',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: token('space.8'),
    margin: 0,
    fontSize: token('text.small'),
    color: token('color.inkSoft'),
    fontVariantNumeric: 'tabular-nums',
  },
  '> .error': { color: token('color.danger'), fontWeight: token('font.strongWeight') },
  // Each value of a scale with few of them: all in one row, also on a phone.
  '> .steps': {
    flex: '1 0 100%',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(2rem, 1fr))',
    gap: token('space.4'),
    button: {
      minHeight: token('size.target'),
      padding: 0,
      border: `1.5px solid ${token('color.control')}`,
      borderRadius: token('radius.control'),
      background: token('color.surface'),
      color: token('color.ink'),
      fontSize: token('text.small'),
      fontVariantNumeric: 'tabular-nums',
      [media.hover]: { '&:hover': { background: token('color.accentSoft'), borderColor: token('color.accent') } },
      '&[aria-pressed=true]': {
        background: token('color.accent'),
        borderColor: token('color.accent'),
        color: token('color.onAccent'),
      },
    },
  },
  [media.print]: { '> .steps': { display: 'none' }, '> input[type=range]': { display: 'none' } },
});

export interface SliderFieldProps {
  label: string;
  value: number;
  limits: Limits;
  /** Next to the number in the field: 'kr', 'mån', '£'. */
  unit: string;
  /** Before the number, as locales write it. */
  isUnitFirst?: boolean;
  /** A value as it is read out: '50 000 kr', '36 månader'. */
  read: (value: number) => string;
  /** The number in the field: '999.50'; absent: a whole number. */
  write?: (value: number) => string;
  /** The values of a scale with few of them, as buttons in place of its ends. */
  steps?: readonly number[];
  onChange: (value: number) => void;
}

/** A slider with a number field, which is the primary control: any value within the limits can be entered. */
export function SliderField({
  label,
  value,
  limits,
  unit,
  isUnitFirst = false,
  read,
  write,
  steps,
  onChange,
}: SliderFieldProps) {
  const { t, format } = useTexts();
  const id = useId();
  // The text in the field is local until it is finished.
  const [input, setInput] = useState<string | null>(null);
  const parsed = input === null ? null : parseDecimal(input);
  const number = input === null ? value : parsed === null ? null : Math.round(parsed);
  const finish = () => {
    if (number === null || input === null) return;
    setInput(null);
    const next = Math.min(Math.max(number, limits.min), limits.max);
    if (next !== value) onChange(next);
  };
  return (
    <div css={styles}>
      <label htmlFor={id}>{label}</label>
      <span css={controlStyles} className="box">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={input ?? (write ?? format.number)(value)}
          aria-invalid={number === null || undefined}
          aria-describedby={number === null ? `${id}-error` : steps ? undefined : `${id}-ends`}
          onChange={(event) => setInput(event.currentTarget.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish();
          }}
        />
        <span className="field-unit" aria-hidden="true" data-first={isUnitFirst || undefined}>
          {unit}
        </span>
      </span>
      <input
        type="range"
        min={limits.min}
        max={limits.max}
        step={limits.step}
        value={value}
        aria-label={label}
        aria-valuetext={read(value)}
        onChange={({ currentTarget }) => {
          setInput(null);
          if (currentTarget.valueAsNumber !== value) onChange(currentTarget.valueAsNumber);
        }}
      />
      {number === null ? (
        <p className="error" id={`${id}-error`} role="alert">
          {t('finance.depositInvalid', { example: format.number(limits.min) })}
        </p>
      ) : steps ? (
        <div className="steps" role="group" aria-label={label}>
          {steps.map((step) => (
            <button
              key={step}
              type="button"
              aria-label={read(step)}
              aria-pressed={step === value}
              onClick={() => {
                setInput(null);
                if (step !== value) onChange(step);
              }}
            >
              {(write ?? format.number)(step)}
            </button>
          ))}
        </div>
      ) : (
        <p className="ends" id={`${id}-ends`}>
          <span>{read(limits.min)}</span>
          <span>{read(limits.max)}</span>
        </p>
      )}
    </div>
  );
}
