import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { Field } from '@/ui/primitives/Field';
import { token } from '@/ui/tokens';

const styles = css({
  display: 'block',
  width: '100%',
  minHeight: '3rem',
  fieldSizing: 'content',
  resize: 'vertical',
  padding: token('space.8'),
  margin: 0,
  color: token('color.ink'),
  background: token('color.surface'),
  border: `2px solid ${token('color.accent')}`,
  borderRadius: token('space.8'),
  fontSize: `max(1rem, ${token('text.body')})`,
  lineHeight: 1.5,
  '&:focus-visible': { outline: '3px solid var(--ring)', outlineOffset: 0 },
});

export interface PlainTextProps {
  label: string;
  value: string;
  /** Enter makes a new line; else it ends the text. */
  lines: boolean;
  disabled: boolean;
  /** In the page, over the text itself: its label is read, not seen. */
  look?: CSSProperties | undefined;
  onChange(text: string): void;
  onDone(): void;
}

/** A text field without marks, in the styles of the edited text. */
export function PlainText({ label, value, lines, disabled, look, onChange, onDone }: PlainTextProps) {
  return (
    <Field label={label} labelHidden={look !== undefined}>
      {(control) => (
        <textarea
          css={styles}
          style={look}
          rows={1}
          {...control}
          value={value}
          readOnly={disabled}
          onChange={(event) => onChange(lines ? event.target.value : event.target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || (lines && !event.ctrlKey && !event.metaKey))
              return;
            event.preventDefault();
            onDone();
          }}
        />
      )}
    </Field>
  );
}
