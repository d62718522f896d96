import { initialAlert, type AlertState } from './alert.slice';

export type AlertStep = AlertState['flow']['value'];

/** A store in which the feature may not be attached yet. */
export interface WithAlert {
  alert?: AlertState;
}

const of = (state: WithAlert): AlertState => state.alert ?? initialAlert;

export const selectAlertPlace = (state: WithAlert): AlertState['flow'] => of(state).flow;
export const selectAlertStep = (state: WithAlert): AlertStep => of(state).flow.value;
/** The short hash of the message that this visitor dismissed. */
export const selectHiddenAlert = (state: WithAlert): string | null => of(state).hidden;
export const selectAlertPath = (state: WithAlert): string | null => of(state).path;
