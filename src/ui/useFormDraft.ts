import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface FormDraft<Draft extends FieldValues> {
  form: Pick<UseFormReturn<Draft>, 'getValues' | 'setValue'>;
  /** The store's. */
  draft: Draft;
  /** Raised when the store itself has changed the draft: by a link that ticks a box, by an earlier page's text. */
  draftVersion: number;
  /** What is filled in wins; the rest is the store's. */
  merged(input: Draft, stored: Draft): Draft;
  /** Takes a copy of its own: the store freezes its values, and the form changes its own. */
  save(input: Draft): void;
}

/**
 * Typing stays in the form; the store has it on blur, by the returned function, and when the page is left. What the store
 * changes enters the form by field: a `reset` would forget letters typed before the form has rendered again.
 */
export function useFormDraft<Draft extends FieldValues>({
  form: { getValues, setValue },
  draft,
  draftVersion,
  merged,
  save,
}: FormDraft<Draft>): () => void {
  const seen = useRef(draftVersion);
  const saveInput = useEffectEvent(() => save(structuredClone(getValues())));
  const take = useEffectEvent(() => {
    const input = getValues();
    const values = merged(input, draft);
    const isSame = (name: string) => JSON.stringify(input[name]) === JSON.stringify(values[name]);
    for (const name of Object.keys(values).filter((one) => !isSame(one)))
      setValue(name as Path<Draft>, structuredClone(values[name]));
  });
  useEffect(() => {
    if (seen.current === draftVersion) return;
    seen.current = draftVersion;
    take();
  }, [draftVersion]);
  useEffect(() => {
    const onHide = () => saveInput();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);
  return () => save(structuredClone(getValues()));
}
