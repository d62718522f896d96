import type { EditingStep } from './editing.flow';
import { initialEditing, type EditingState } from './editing.slice';

export type { EditingStep };

/** A store in which the feature may not be attached yet. */
export interface WithEditing {
  editing?: EditingState;
}

export const selectEditing = (state: WithEditing): EditingState => state.editing ?? initialEditing;
export const selectEditingPlace = (state: WithEditing): EditingState['flow'] => selectEditing(state).flow;
export const selectEditingStep = (state: WithEditing): EditingStep => selectEditing(state).flow.value;
