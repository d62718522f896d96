import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectContact } from '../contact.selectors';
import { contactActions, type ContactDraft } from '../contact.slice';

export const FORM_ID = 'contact-form';

/** The store freezes its values, and the form changes its own: each has a copy. */
export const copyOf = (draft: ContactDraft): ContactDraft => ({
  ...draft,
  times: [{ ...draft.times[0] }, { ...draft.times[1] }],
});

/** What a visitor typed into the server's markup before this code was there. */
function inputBefore(draft: ContactDraft): ContactDraft {
  if (typeof document === 'undefined') return draft;
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return draft;
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...draft,
    name: text('name') || draft.name,
    phone: text('phone') || draft.phone,
    email: text('email') || draft.email,
    message: text('message') || draft.message,
    seller: text('seller') || draft.seller,
    quote: data.has('quote') || draft.quote,
    testDrive: data.has('testDrive') || draft.testDrive,
  };
}

/** The values with which the form starts. */
export function useFirstDraft(): ContactDraft {
  const { draft } = useAppSelector(selectContact);
  const [first] = useState(() => copyOf(inputBefore(draft)));
  return first;
}

const merged = (input: ContactDraft, stored: ContactDraft): ContactDraft => ({
  ...stored,
  name: input.name || stored.name,
  phone: input.phone || stored.phone,
  email: input.email || stored.email,
  message: input.message || stored.message,
  seller: input.seller || stored.seller,
  quote: input.quote || stored.quote,
  testDrive: input.testDrive || stored.testDrive,
});

/**
 * Typing stays in the form; the store has it on blur and when the page is left. What the store changes itself (a link
 * that ticks a box, an earlier page's text) enters the form without overwriting what was typed.
 */
export function useDraft({ getValues, reset }: Pick<UseFormReturn<ContactDraft>, 'getValues' | 'reset'>): () => void {
  const dispatch = useAppDispatch();
  const { draft, draftVersion } = useAppSelector(selectContact);
  const seen = useRef(draftVersion);
  const save = useEffectEvent(() => dispatch(contactActions.draftSaved({ draft: copyOf(getValues()) })));
  const take = useEffectEvent(() => reset(copyOf(merged(getValues(), draft))));
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
  return () => dispatch(contactActions.draftSaved({ draft: copyOf(getValues()) }));
}
