import { css } from '@emotion/react';
import { useContext, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  I18nProvider,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import { media, token } from '../tokens';
import type { SuggestFieldBodyProps } from './SuggestField';

const styles = css({
  width: 'max(var(--trigger-width), 16rem)',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'min(28rem, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: token('space.8'),
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.card'),
  background: token('color.surface'),
  color: token('color.ink'),
  boxShadow: token('shadow.high'),
  '.suggestion': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.16'),
    minHeight: '2.5rem',
    paddingBlock: token('space.4'),
    paddingInline: token('space.12'),
    borderRadius: token('radius.control'),
    cursor: 'pointer',
    outline: 'none',
    [media.coarse]: { minHeight: token('size.target') },
  },
  '.suggestion > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '.suggestion[data-focused], .suggestion[data-hovered]': {
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
  },
  '.suggestion[data-focused]': { boxShadow: `inset 0 0 0 2px ${token('color.focus')}` },
  '.suggestion-note': {
    flexShrink: 0,
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
    fontVariantNumeric: 'tabular-nums',
  },
  '.suggestion[data-focused] .suggestion-note, .suggestion[data-hovered] .suggestion-note': { color: 'inherit' },
});

/** The lazily loaded part; use `SuggestField`. */
export function SuggestFieldBody({
  name,
  label,
  placeholder,
  maxLength,
  text,
  onText,
  choices,
  onChoose,
  listLabel,
  locale,
  caret,
}: SuggestFieldBodyProps) {
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        aria-label={label}
        items={choices}
        inputValue={text}
        onInputChange={onText}
        allowsCustomValue
        menuTrigger="input"
        style={{ display: 'contents' }}
      >
        <Field name={name} placeholder={placeholder} maxLength={maxLength} caret={caret} />
        <Popover css={styles} offset={4}>
          <Choices listLabel={listLabel} onChoose={onChoose} />
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

function Choices({ listLabel, onChoose }: Pick<SuggestFieldBodyProps, 'listLabel' | 'onChoose'>) {
  const state = useContext(ComboBoxStateContext);
  const choose = (id: string) => {
    state?.close();
    onChoose(id);
  };
  return (
    <ListBox<SuggestFieldBodyProps['choices'][number]> aria-label={listLabel}>
      {({ id, text, note }) => (
        <ListBoxItem id={id} className="suggestion" textValue={text} onAction={() => choose(id)}>
          <span>{text}</span>
          {note !== undefined && <span className="suggestion-note">{note}</span>}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

function Field({
  name,
  placeholder,
  maxLength,
  caret,
}: Pick<SuggestFieldBodyProps, 'name' | 'placeholder' | 'maxLength' | 'caret'>) {
  const state = useContext(ComboBoxStateContext);
  const field = useRef<HTMLInputElement>(null);
  // Once, when it replaces the plain field.
  const first = useRef(caret);
  useLayoutEffect(() => {
    if (!first.current) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...first.current);
    first.current = null;
  }, []);
  // Enter without a chosen line submits the text; an open list would consume the key.
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.current?.hasAttribute('aria-activedescendant'))
      return;
    event.preventDefault();
    event.stopPropagation();
    state?.close();
    field.current?.form?.requestSubmit();
  };
  return (
    <span style={{ display: 'contents' }} onKeyDownCapture={send}>
      <Input
        ref={field}
        type="search"
        name={name}
        placeholder={placeholder}
        maxLength={maxLength}
        enterKeyHint="search"
      />
    </span>
  );
}
