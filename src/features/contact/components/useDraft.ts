import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useFormDraft, type FormDraft } from '@/ui/useFormDraft';
import { selectContact } from '../contact.selectors';
import { contactActions, type ContactDraft } from '../contact.slice';

export const FORM_ID = 'contact-form';

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
  const [first] = useState(() => structuredClone(inputBefore(draft)));
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

export function useDraft(form: FormDraft<ContactDraft>['form']): () => void {
  const dispatch = useAppDispatch();
  const { draft, draftVersion } = useAppSelector(selectContact);
  const save = (input: ContactDraft) => dispatch(contactActions.draftSaved({ draft: input }));
  return useFormDraft({ form, draft, draftVersion, merged, save });
}
