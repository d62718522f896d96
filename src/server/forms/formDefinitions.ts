import type { FormKind } from '@/domain/forms/submission';
import { CONTACT_FORM } from '@/domain/forms/contact';
import { SERVICE_REQUEST_FORM } from '@/domain/forms/serviceRequest';
import { contactForm, type ContactFormParts } from './contact.form';
import type { FormDefinition } from './formDefinition';
import { serviceRequestForm } from './serviceRequest.form';

/** `formName` of POST /api/forms/comhub; null for a form that is none of ours. */
export const formKindOf = (formName: string): FormKind | null => {
  const names: Readonly<Record<string, FormKind>> = {
    [CONTACT_FORM]: 'contact',
    [SERVICE_REQUEST_FORM]: 'service-request',
  };
  return Object.hasOwn(names, formName) ? (names[formName] ?? null) : null;
};

/** A kind without a definition does not compile. */
export const formDefinitions = (parts: ContactFormParts): Readonly<Record<FormKind, FormDefinition>> => ({
  contact: contactForm(parts),
  'service-request': serviceRequestForm(parts),
});
