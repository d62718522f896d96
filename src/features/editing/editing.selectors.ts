import type { EditingStep } from './editing.flow';
import { initialEditing, type EditingState } from './editing.slice';
import type { RootState } from '@/store/rootState';

export type { EditingStep };

export const selectEditing = (state: RootState): EditingState => state.editing ?? initialEditing;
export const selectEditingFlow = (state: RootState): EditingState['flow'] => selectEditing(state).flow;
