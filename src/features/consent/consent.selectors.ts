import { type ConsentCategory, type ConsentChoice, initialConsent, type ConsentState } from './consent.slice';
import type { ConsentStep } from './consent.flow';
import type { RootState } from '@/store/rootState';

const consentOf = (state: RootState): ConsentState => state.consent ?? initialConsent;

export const selectConsentFlow = (state: RootState): ConsentState['flow'] => consentOf(state).flow;
export const selectConsentStep = (state: RootState): ConsentStep => consentOf(state).flow.value;

/** Null while the visitor has not decided. */
export const selectConsent = (state: RootState): ConsentChoice | null => consentOf(state).choice;

/** Whether this visitor allows the category now. */
export const selectAllows =
  (category: ConsentCategory) =>
  (state: RootState): boolean =>
    category === 'necessary' || (consentOf(state).choice?.[category] ?? false);
