import { useState } from 'react';
import { CONDITION_ASPECTS, isSellOption } from '@/domain/forms/sellCar';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useFormDraft, type FormDraft } from '@/ui/useFormDraft';
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

export function useSellCarDraft(form: FormDraft<SellCarDraft>['form']): () => void {
  const dispatch = useAppDispatch();
  const { draft, draftVersion } = useAppSelector(selectSellCar);
  const save = (input: SellCarDraft) => dispatch(sellCarActions.draftSaved({ draft: copyOf(input) }));
  return useFormDraft({ form, draft, draftVersion, merged, save });
}
