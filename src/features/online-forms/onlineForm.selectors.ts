import type { RootState } from '@/store/rootState';
import { initialOnlineForm, picturesKey, type AddedPicture, type OnlineFormState } from './onlineForm.slice';

export const selectOnlineForm = (state: RootState): OnlineFormState => state.onlineForm ?? initialOnlineForm;
export const selectOnlineFormFlow = (state: RootState): OnlineFormState['flow'] => selectOnlineForm(state).flow;

export const selectProvidedFields = (state: RootState, formId: string): OnlineFormState['provided'][string] | null =>
  selectOnlineForm(state).provided[formId] ?? null;

const none: readonly AddedPicture[] = [];
export const selectPictures = (state: RootState, formId: string, field: string): readonly AddedPicture[] =>
  selectOnlineForm(state).pictures[picturesKey(formId, field)] ?? none;
