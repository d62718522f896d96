import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { CODE_LENGTH } from '@/domain/tire-hotel/customer';
import { useTexts } from '@/i18n/TextsProvider';

export interface CodeBoxesProps {
  /** CODE_LENGTH texts of at most one digit. */
  digits: readonly string[];
  onChange(digits: readonly string[]): void;
  isInvalid: boolean;
  readOnly: boolean;
  /** Id of the message that explains what is wrong. */
  describedBy?: string | undefined;
}

export const EMPTY_CODE: readonly string[] = Array.from({ length: CODE_LENGTH }, () => '');
const digitsOf = (text: string): string[] => [...text.replace(/\D/g, '')];

/** Four boxes of one digit in a labelled group; the first one takes the browser's autofill of all. */
export function CodeBoxes({ digits, onChange, isInvalid, readOnly, describedBy }: CodeBoxesProps) {
  const { t } = useTexts();
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(CODE_LENGTH - 1, index))]?.focus();
  /** Writes digits from a box on; a complete code fills all. */
  const write = (index: number, written: readonly string[]) => {
    const from = written.length >= CODE_LENGTH ? 0 : index;
    const next = digits.map((digit, position) => written[position - from] ?? digit);
    onChange(next);
    focus(from + written.length);
  };
  const onInput = (index: number, text: string) => {
    const written = digitsOf(text);
    if (written.length === 0) onChange(digits.map((digit, position) => (position === index ? '' : digit)));
    // A digit typed into a full box replaces its own.
    else if (written.length === 2) write(index, [written.find((digit) => digit !== digits[index]) ?? written[0] ?? '']);
    else write(index, written);
  };
  const onPaste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (pasted.length > 0 && !readOnly) write(index, pasted.slice(0, CODE_LENGTH));
  };
  const onKeyDown = (index: number, event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: CODE_LENGTH - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      focus(to);
    } else if (event.key === 'Backspace' && digits[index] === '' && !readOnly) {
      event.preventDefault();
      onChange(digits.map((digit, position) => (position === index - 1 ? '' : digit)));
      focus(index - 1);
    }
  };
  return (
    <div role="group" className="code" aria-labelledby={id} aria-describedby={describedBy}>
      <p id={id} className="label">
        {t('tireHotel.code')}
      </p>
      <div>
        {digits.map((digit, index) => (
          <input
            // The boxes never change their order.
            key={`${id}${String(index)}`}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('tireHotel.digit', { n: index + 1, max: CODE_LENGTH })}
            aria-invalid={isInvalid || undefined}
            value={digit}
            readOnly={readOnly}
            onChange={({ target }) => onInput(index, target.value)}
            onPaste={(event) => onPaste(index, event)}
            onKeyDown={(event) => onKeyDown(index, event)}
            onFocus={({ target }) => target.select()}
          />
        ))}
      </div>
    </div>
  );
}
