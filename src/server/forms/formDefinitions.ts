import type { FormKind } from '@/domain/forms/submission';
import { ADVANCE_BID_FORM } from '@/domain/forms/advanceBid';
import { CONTACT_FORM } from '@/domain/forms/contact';
import { ONLINE_FORM } from '@/domain/forms/onlineForm';
import { SERVICE_REQUEST_FORM } from '@/domain/forms/serviceRequest';
import { advanceBidForm, type AdvanceBidFormParts } from './advanceBid.form';
import { contactForm, type ContactFormParts } from './contact.form';
import type { FormDefinition } from './formDefinition';
import { onlineForm, type OnlineFormParts } from './onlineForm.form';
import { SELL_CAR_FORM } from '@/domain/forms/sellCar';
import { sellCarForm, type SellCarFormParts } from './sellCar.form';
import { serviceRequestForm } from './serviceRequest.form';
import { TIRE_REQUEST_FORM } from '@/domain/forms/tireRequest';
import { tireRequestForm, type TireRequestFormParts } from './tireRequest.form';
import { tireReviewForm } from './tireReview.form';

/**
 * `formName` of POST /api/forms/comhub; null for a form that is none of ours. A review of the tire hotel comes from its
 * own route, which knows the customer.
 */
export const formKindOf = (formName: string): FormKind | null => {
  const names: Readonly<Record<string, FormKind>> = {
    [CONTACT_FORM]: 'contact',
    [SERVICE_REQUEST_FORM]: 'service-request',
    [ONLINE_FORM]: 'online-form',
    [SELL_CAR_FORM]: 'sell-car',
    [TIRE_REQUEST_FORM]: 'tire-request',
    [ADVANCE_BID_FORM]: 'advance-bid',
  };
  return Object.hasOwn(names, formName) ? (names[formName] ?? null) : null;
};

/** A kind without a definition does not compile. */
export const formDefinitions = (
  parts: ContactFormParts & OnlineFormParts & SellCarFormParts & TireRequestFormParts & AdvanceBidFormParts,
): Readonly<Record<FormKind, FormDefinition>> => ({
  contact: contactForm(parts),
  'service-request': serviceRequestForm(parts),
  'online-form': onlineForm(parts),
  'sell-car': sellCarForm(parts),
  'tire-request': tireRequestForm(parts),
  'tire-review': tireReviewForm(parts),
  'advance-bid': advanceBidForm(parts),
});
