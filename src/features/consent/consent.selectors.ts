import type { ConsentCategory, ConsentChoice } from './consent.events';
import type { ConsentStep } from './consent.flow';
import { initialConsent, type ConsentState } from './consent.slice';

/** A store in which the feature may not be attached yet. */
export interface WithConsent {
  consent?: ConsentState;
}

const consentOf = (state: WithConsent): ConsentState => state.consent ?? initialConsent;

export const selectConsentPlace = (state: WithConsent): ConsentState['flow'] => consentOf(state).flow;
export const selectConsentStep = (state: WithConsent): ConsentStep => consentOf(state).flow.value;

/** Null while the visitor has not decided. */
export const selectConsent = (state: WithConsent): ConsentChoice | null => consentOf(state).choice;

/** Whether this visitor allows the category now. */
export const selectAllows =
  (category: ConsentCategory) =>
  (state: WithConsent): boolean =>
    category === 'necessary' || (consentOf(state).choice?.[category] ?? false);
