import { useState } from 'react';
import { isVehicleType } from '@/domain/forms/serviceRequest';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useFormDraft, type FormDraft } from '@/ui/useFormDraft';
import { selectServiceRequest } from '../serviceRequest.selectors';
import { serviceRequestActions, type ServiceRequestDraft } from '../serviceRequest.slice';

export const FORM_ID = 'service-request';

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
  const [first] = useState(() => structuredClone(inputBefore(draft)));
  return first;
}

export function useRequestDraft(form: FormDraft<ServiceRequestDraft>['form']): () => void {
  const dispatch = useAppDispatch();
  const { draft, draftVersion } = useAppSelector(selectServiceRequest);
  const save = (input: ServiceRequestDraft) => dispatch(serviceRequestActions.draftSaved({ draft: input }));
  return useFormDraft({ form, draft, draftVersion, merged, save });
}
