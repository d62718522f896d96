import Combobox from '@github/combobox-nav';
import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { media, token } from '../tokens';
import { FieldPopover } from './FieldPopover';

/** One line of the list below the field. */
export interface SuggestChoice {
  id: string;
  text: string;
  /** At the end of the line, in a weaker colour: '312 bilar'. */
  note?: string;
}

export interface SuggestFieldProps {
  choices: readonly SuggestChoice[];
  onChoose(id: string): void;
  /** Names the list: 'Förslag'. */
  listLabel: string;
  /** Announced to screen readers when the list has this many lines: '3 förslag'. */
  countText(count: number): string;
  /** The `<input type="search">`. It is never replaced: keys that are pressed at any time reach it. */
  children: ReactNode;
}

const styles = css({
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
    [media.coarse]: { minHeight: token('size.target') },
  },
  '.suggestion > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '.suggestion-note': {
    flexShrink: 0,
    color: token('color.inkSoft'),
    fontSize: token('text.small'),
    fontVariantNumeric: 'tabular-nums',
  },
  [media.hover]: {
    '.suggestion:hover': { background: token('color.accentSoft'), color: token('color.onAccentSoft') },
    '.suggestion:hover .suggestion-note': { color: 'inherit' },
  },
  '.suggestion[aria-selected=true]': {
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
    boxShadow: `inset 0 0 0 2px ${token('color.focus')}`,
  },
  '.suggestion[aria-selected=true] .suggestion-note': { color: 'inherit' },
});

/**
 * Suggestions for a search field: a listbox below the field's form, open while the field has the focus and there are
 * choices, closed by Escape. Enter chooses the selected line, or submits the form where none is.
 */
export function SuggestField({ choices, onChoose, listLabel, countText, children }: SuggestFieldProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const optionId = (choice: SuggestChoice) => `${id}${choice.id}`;
  const [isNear, setIsNear] = useState(false);
  /** From a change of the text until Escape, a choice, a submit or leaving the field. */
  const [isExpanded, setIsExpanded] = useState(false);
  const open = isExpanded && choices.length > 0;
  const combobox = useRef<Combobox>(null);

  const choose = useEffectEvent(({ target }: Event) => {
    setIsExpanded(false);
    const chosen = choices.find((choice) => target instanceof Element && target.id === optionId(choice));
    if (chosen) onChoose(chosen.id);
  });
  useEffect(() => {
    const input = wrapper.current?.querySelector('input');
    const options = list.current;
    if (!isNear || !input || !options) return undefined;
    const attached = new Combobox(input, options, { tabInsertsSuggestions: false });
    combobox.current = attached;
    const commit = (event: Event) => choose(event);
    options.addEventListener('combobox-commit', commit);
    return () => {
      options.removeEventListener('combobox-commit', commit);
      combobox.current = null;
      attached.destroy();
    };
  }, [isNear]);
  useEffect(() => {
    if (!open) return undefined;
    const attached = combobox.current;
    attached?.start();
    return () => attached?.stop();
  }, [open]);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      // The browser would empty the field.
      event.preventDefault();
      setIsExpanded(false);
    } else if (event.key === 'ArrowDown' && !open && choices.length > 0) {
      event.preventDefault();
      setIsExpanded(true);
    } else if (event.key === 'Enter') setIsExpanded(false);
  };
  return (
    <span
      ref={wrapper}
      role="presentation"
      style={{ display: 'contents' }}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
      onInput={() => setIsExpanded(true)}
      onBlur={() => setIsExpanded(false)}
      onKeyDown={press}
    >
      {children}
      {isNear && (
        <>
          <FieldPopover
            ref={list}
            open={open}
            css={styles}
            role="listbox"
            id={`${id}list`}
            aria-label={listLabel}
            // Keeps the focus in the field, because the list closes on blur.
            onMouseDown={(event) => event.preventDefault()}
          >
            {choices.map((choice) => (
              // The combobox sets `aria-selected`.
              <div
                key={choice.id}
                id={optionId(choice)}
                className="suggestion"
                role="option"
                tabIndex={-1}
                aria-selected={false}
              >
                <span>{choice.text}</span>
                {choice.note !== undefined && <span className="suggestion-note">{choice.note}</span>}
              </div>
            ))}
          </FieldPopover>
          <span className="visually-hidden" role="status">
            {open && countText(choices.length)}
          </span>
        </>
      )}
    </span>
  );
}
