import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CONDITION_ASPECTS, isSellOption } from '@/domain/forms/sellCar';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSellCar } from '../sellCar.selectors';
import { sellCarActions, type SellCarDraft } from '../sellCar.slice';

export const FORM_ID = 'sell-car';

const texts = [
  'regno',
  'brand',
  'model',
  'year',
  'milage',
  'other',
  'customerName',
  'customerPhone',
  'customerEmail',
  ...CONDITION_ASPECTS,
] as const;

/** The store freezes what it holds: each has a copy. The form has null for a group in which nothing is chosen. */
export const copyOf = (draft: SellCarDraft): SellCarDraft => ({
  ...draft,
  ...Object.fromEntries(CONDITION_ASPECTS.map((aspect) => [aspect, draft[aspect] ?? ''])),
});

/** What is filled in wins; the rest is the store's. */
const merged = (input: SellCarDraft, stored: SellCarDraft): SellCarDraft => ({
  ...stored,
  ...Object.fromEntries(texts.flatMap((name) => (input[name] ? [[name, input[name]]] : []))),
});

/** What a visitor filled into the server's markup before this code was there. */
function inputBefore(draft: SellCarDraft): SellCarDraft {
  if (typeof document === 'undefined') return draft;
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return draft;
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const option = text('selectedOption');
  return {
    ...merged({ ...draft, ...Object.fromEntries(texts.map((name) => [name, text(name)])) }, draft),
    selectedOption: isSellOption(option) ? option : draft.selectedOption,
  };
}

/** The values with which the form starts. */
export function useFirstDraft(): SellCarDraft {
  const { draft } = useAppSelector(selectSellCar);
  const [first] = useState(() => ({ ...inputBefore(draft) }));
  return first;
}

/** Typing stays in the form; the store has it on blur and when the page is left. */
export function useSellCarDraft({
  getValues,
  reset,
}: Pick<UseFormReturn<SellCarDraft>, 'getValues' | 'reset'>): () => void {
  const dispatch = useAppDispatch();
  const { draft, draftVersion } = useAppSelector(selectSellCar);
  const seen = useRef(draftVersion);
  const save = useEffectEvent(() => dispatch(sellCarActions.draftSaved({ draft: copyOf(getValues()) })));
  const take = useEffectEvent(() => reset(merged(getValues(), draft)));
  useEffect(() => {
    if (seen.current === draftVersion) return;
    seen.current = draftVersion;
    take();
  }, [draftVersion]);
  useEffect(() => {
    const onHide = () => save();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);
  return () => dispatch(sellCarActions.draftSaved({ draft: copyOf(getValues()) }));
}
