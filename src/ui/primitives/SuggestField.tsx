import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** One line of the list below the field. */
export interface SuggestChoice {
  id: string;
  text: string;
  /** At the end of the line, in a weaker colour: '312 bilar'. */
  note?: string;
}

export interface SuggestFieldProps {
  name: string;
  label: string;
  placeholder: string;
  maxLength: number;
  text: string;
  onText(text: string): void;
  choices: readonly SuggestChoice[];
  onChoose(id: string): void;
  /** Names the list: 'Förslag'. */
  listLabel: string;
  /** Language of the list's announcements to screen readers. */
  locale: string;
}

export interface SuggestFieldBodyProps extends SuggestFieldProps {
  /** The position of the caret in the plain field when this one replaces it; null without focus. */
  caret: readonly [from: number, to: number] | null;
}

const code = () => import('./SuggestFieldBody');

/**
 * A search field with suggestions. `children` is the plain field of the same name and text: it is shown, and works,
 * until the list's code has loaded on focus or hover; then the list's own field replaces it with its text and caret.
 * Where the code fails to load, the plain field stays.
 */
export function SuggestField({ children, ...field }: SuggestFieldProps & { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [loaded, setLoaded] = useState<{
    Body: ComponentType<SuggestFieldBodyProps>;
    caret: SuggestFieldBodyProps['caret'];
  } | null>(null);
  useEffect(() => {
    if (!isNear) return undefined;
    let [isMounted, composing] = [true, false];
    const around = ref.current;
    const change = (Body: ComponentType<SuggestFieldBodyProps>) => {
      const input = around?.querySelector('input');
      const isThere = input !== null && input !== undefined && input === document.activeElement;
      setLoaded({ Body, caret: isThere ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null });
    };
    // Not during IME composition.
    const begin = () => {
      composing = true;
    };
    let then: (() => void) | null = null;
    const end = () => {
      composing = false;
      then?.();
    };
    around?.addEventListener('compositionstart', begin);
    around?.addEventListener('compositionend', end);
    void code().then(
      ({ SuggestFieldBody }) => {
        if (!isMounted) return;
        if (composing) then = () => change(SuggestFieldBody);
        else change(SuggestFieldBody);
      },
      () => {
        // Retried on the next focus or hover.
        if (isMounted) setIsNear(false);
      },
    );
    return () => {
      isMounted = false;
      around?.removeEventListener('compositionstart', begin);
      around?.removeEventListener('compositionend', end);
    };
  }, [isNear]);
  return (
    <span
      ref={ref}
      style={{ display: 'contents' }}
      onFocus={() => setIsNear(true)}
      onPointerEnter={() => setIsNear(true)}
    >
      {loaded ? <loaded.Body {...field} caret={loaded.caret} /> : children}
    </span>
  );
}
