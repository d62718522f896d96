import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { consentFlow } from './consent.flow';

/** `necessary` needs no consent and is always allowed. */
export type ConsentCategory = 'necessary' | 'analytics' | 'marketing' | 'memory';

/** Key in local storage of what the category `memory` allows; none of it is sent anywhere. */
export const MEMORY_KEY = 'forecourt.memory';

/** What a visitor decided; no id, no time, nothing personal. */
export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
  /** What this browser may store for the visitor alone. Absent (in older cookies): not allowed. */
  memory?: boolean;
}

export interface ConsentState {
  flow: FlowState<StateOf<typeof consentFlow>>;
  /** Null until the visitor has decided: only the necessary is allowed. */
  choice: ConsentChoice | null;
}

export const initialConsent: ConsentState = { flow: initialFlowState(consentFlow), choice: null };

export const consentSlice = createFlowSlice({
  flow: consentFlow,
  initialState: initialConsent,
  guards: {
    hasStoredChoice: (_, { payload }: PayloadAction<{ choice: ConsentChoice | null }>) => payload.choice !== null,
    hasChoice: (state) => state.choice !== null,
  },
  reducers: {
    /** The cookie was read after mount: an earlier choice, or none. */
    restored: (state, { payload }: PayloadAction<{ choice: ConsentChoice | null }>) => {
      state.choice = payload.choice;
    },
    /** The visitor accepted, refused or picked; refusing everything is a choice too. */
    given: (state, { payload }: PayloadAction<ConsentChoice>) => {
      state.choice = { ...payload };
    },
    /** The visitor withdrew the choice; the banner is shown again. */
    withdrawn: (state) => {
      state.choice = null;
    },
    settingsOpened: () => undefined,
    settingsClosed: () => undefined,
  },
});

export const { restored, given, withdrawn, settingsOpened, settingsClosed } = consentSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof consentSlice> {}
}
