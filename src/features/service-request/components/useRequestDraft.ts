import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isVehicleType } from '@/domain/forms/serviceRequest';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectServiceRequest } from '../serviceRequest.selectors';
import { serviceRequestActions, type ServiceRequestDraft } from '../serviceRequest.slice';

export const FORM_ID = 'service-request';

/** The store freezes what it holds, and the form writes into its values: each has a copy of its own. */
export const copyOf = (draft: ServiceRequestDraft): ServiceRequestDraft => ({
  ...draft,
  services: [...draft.services],
});

const texts = [
  'other',
  'description',
  'regno',
  'milage',
  'date',
  'siteId',
  'customerName',
  'customerPhone',
  'customerEmail',
] as const;

/** What is filled in wins; the rest is the store's. */
function merged(input: ServiceRequestDraft, stored: ServiceRequestDraft): ServiceRequestDraft {
  const filled = Object.fromEntries(texts.flatMap((name) => (input[name] === '' ? [] : [[name, input[name]]])));
  return {
    ...stored,
    ...filled,
    ...(input.services.length > 0 && { services: [...input.services], typeCar: input.typeCar }),
    gdpr: input.gdpr || stored.gdpr,
    newsletter: input.newsletter || stored.newsletter,
  };
}

/** What a visitor filled into the server's markup before this code was there. */
function inputBefore(draft: ServiceRequestDraft): ServiceRequestDraft {
  if (typeof document === 'undefined') return draft;
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return draft;
  const data = new FormData(form);
  const all = (name: string): string[] => data.getAll(name).filter((value) => typeof value === 'string');
  const type = all('typeCar')[0] ?? '';
  return {
    ...merged(
      {
        ...draft,
        ...Object.fromEntries(texts.map((name) => [name, all(name)[0] ?? ''])),
        services: all('services'),
        gdpr: data.has('gdpr'),
        newsletter: data.has('newsletter'),
      },
      draft,
    ),
    typeCar: isVehicleType(type) ? type : draft.typeCar,
  };
}

/** The values with which the form starts. */
export function useFirstDraft(): ServiceRequestDraft {
  const { draft } = useAppSelector(selectServiceRequest);
  const [first] = useState(() => copyOf(inputBefore(draft)));
  return first;
}

/** Typing stays in the form; the store has it on blur and when the page is left. */
export function useRequestDraft({
  getValues,
  reset,
}: Pick<UseFormReturn<ServiceRequestDraft>, 'getValues' | 'reset'>): () => void {
  const dispatch = useAppDispatch();
  const { draft, draftVersion } = useAppSelector(selectServiceRequest);
  const seen = useRef(draftVersion);
  const save = useEffectEvent(() => dispatch(serviceRequestActions.draftSaved({ draft: copyOf(getValues()) })));
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
  return () => dispatch(serviceRequestActions.draftSaved({ draft: copyOf(getValues()) }));
}
