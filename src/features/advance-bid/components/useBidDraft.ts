import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useFormDraft, type FormDraft } from '@/ui/useFormDraft';
import { selectAdvanceBid } from '../advanceBid.selectors';
import { advanceBidActions, type BidDraft } from '../advanceBid.slice';

export const FORM_ID = 'advance-bid-form';

const texts = ['bid', 'name', 'phone', 'email'] as const;

/** What is filled in wins, but for the amount that the form began with; the rest is the store's. */
const mergedFrom =
  (firstAmount: string) =>
  (input: BidDraft, stored: BidDraft): BidDraft => ({
    ...stored,
    ...Object.fromEntries(
      texts.flatMap((name) =>
        input[name] === '' || (name === 'bid' && input.bid === firstAmount) ? [] : [[name, input[name]]],
      ),
    ),
    terms: input.terms || stored.terms,
  });

/** What a bidder filled into the server's markup before this code was there. */
function inputBefore(draft: BidDraft, firstAmount: string): BidDraft {
  if (typeof document === 'undefined') return draft;
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return draft;
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const entered = { bid: text('bid'), name: text('name'), phone: text('phone'), email: text('email') };
  return mergedFrom(firstAmount)({ ...draft, ...entered, terms: data.has('terms') }, draft);
}

/** The values with which the form starts. */
export function useFirstBid(firstAmount: string): BidDraft {
  const { draft } = useAppSelector(selectAdvanceBid);
  const [first] = useState(() => {
    const values = structuredClone(inputBefore(draft, firstAmount));
    return { ...values, bid: values.bid === '' ? firstAmount : values.bid };
  });
  return first;
}

export function useBidDraft(form: FormDraft<BidDraft>['form'], firstAmount: string): () => void {
  const dispatch = useAppDispatch();
  const { draft, draftVersion } = useAppSelector(selectAdvanceBid);
  const save = (input: BidDraft) => dispatch(advanceBidActions.draftSaved({ draft: input }));
  return useFormDraft({ form, draft, draftVersion, merged: mergedFrom(firstAmount), save });
}
